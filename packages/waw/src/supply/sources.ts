import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { allied, friendly } from '../map/presence.ts'
import { regionOf } from '../map/passage.ts'

/** W-13.1-sources A source of the player's side that it holds. */
export const isSource = (s: Scenario, p: Sight, player: number, region: number): boolean =>
  friendly(s, p, player, region) && regionOf(s, region).source.some(owner => allied(s, owner, player))
