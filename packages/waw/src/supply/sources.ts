import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { friendly } from '../map/presence.ts'
import { rosterOf } from '../roster.ts'
import { at } from '../position.ts'

/** W-13.1-sources Sources of a player's side that it holds. */
export const sourcesOf = (s: Scenario, p: Sight, player: number): number[] =>
  at(rosterOf(s).sources, player).filter(region => friendly(s, p, player, region))
