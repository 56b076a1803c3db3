import type { Ruleset } from '@sandtable/kernel'
import type { Manpower } from './kind.ts'
import type { Position } from './position.ts'
import { ownCopy } from '@sandtable/kernel'
import { ACTING, BATTLE, MOVEMENT, TARGETING } from './turn/sequence.ts'
import { EVENTS } from './events.ts'
import { forgetWhereabouts } from './formation/whereabouts.ts'
import { MARCH } from './movement/march.ts'
import { view, world } from './view.ts'

/** Manpower, at the scale of a battle. */
export const MANPOWER: Ruleset<Manpower> = {
  name: 'manpower',
  version: 2,
  players: s => s.players.length,
  start: s => ({ position: ownCopy<Position>(s.setup), frame: s.opening }),
  sequences: { battle: BATTLE, movement: MOVEMENT, march: MARCH, targeting: TARGETING, acting: ACTING },
  events: EVENTS,
  changed: forgetWhereabouts,
  view,
  world,
}
