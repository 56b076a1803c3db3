import type { Ruleset } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Waw } from './events.ts'
import { BATTLE } from './battle/sequence.ts'
import { EVENTS } from './events.ts'
import { view, world } from './view.ts'

/** Wars Across the World, both editions: for now its land battle. */
export const WAW: Ruleset<Waw> = {
  name: 'waw',
  version: 1,
  players: s => s.players.length,
  start: s => ({ position: s.setup as Position, frame: { seq: 'battle', at: 'reveal' } }),
  sequences: { battle: BATTLE },
  events: EVENTS,
  view,
  world,
}

export type { Event, Waw } from './events.ts'
export type { Scenario } from './scenario.ts'
export type { Position, Side } from './position.ts'
export { battleScenario, checkBattle } from './setup.ts'
export { defaultAnswer } from './battle/policy.ts'
export type { BattleReport, SideName } from './report.ts'
export { battleReport, SIDE_NAMES } from './report.ts'
export type { BattleOdds } from './odds/battle-odds.ts'
export { battleOdds } from './odds/battle-odds.ts'
export { ENGLISH, remarks, say, sayOption, sayPart, sayQuestion, type Line, type Section } from './say.ts'
