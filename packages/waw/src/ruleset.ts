import type { Ruleset } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Waw } from './events.ts'
import { BATTLE, PURSUIT, ROUNDS } from './battle/sequence.ts'
import { EFFECTS } from './effects/carry-out.ts'
import { EVENTS } from './events.ts'
import { MOVING } from './movement/sequence.ts'
import { GAME, TURN } from './turn/sequence.ts'
import { view, world } from './view.ts'

const VERSION = 4

/** Wars Across the World, both editions: a war on land, or one battle of it. */
export const WAW: Ruleset<Waw> = {
  name: 'waw',
  version: VERSION,
  players: s => s.players.length,
  start: s => ({ position: s.setup as Position, frame: s.opening }),
  sequences: {
    game: GAME,
    turn: TURN,
    moving: MOVING,
    effects: EFFECTS,
    battle: BATTLE,
    rounds: ROUNDS,
    pursuit: PURSUIT,
  },
  events: EVENTS,
  view,
  world,
  updated: from => ({ is: 'rules-updated', from, to: VERSION }),
}
