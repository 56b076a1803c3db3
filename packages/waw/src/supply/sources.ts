import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { friendly } from '../map/presence.ts'
import { rosterOf } from '../roster.ts'
import { nth } from '../position.ts'

/** W-13.1-sources Sources of a player's side that it holds. */
export const sourcesOf = (s: Scenario, p: Sight, player: number): number[] =>
  nth(rosterOf(s).sources, player).filter(region => friendly(s, p, player, region))
