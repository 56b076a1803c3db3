import type { Part } from '@sandtable/kernel'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { isBesieged, takingFaces } from '../siege/siege.ts'
import { siegeParts } from '../siege/modifiers.ts'

/** A siege test before its die: the FDV, what changes the die, and the faces that take the fortress. */
export interface SiegeOdds {
  readonly fdv: number
  readonly because: readonly Part[]
  readonly faces: readonly number[]
}

/** W-12.9 A player's siege of a region as it would be tested now. */
export function siegeOdds(s: Scenario, p: Sight, player: number, region: number): SiegeOdds {
  const because = siegeParts(s, p, player, region)
  const fdv = at(p.fdv, region)
  return { fdv, because, faces: takingFaces(fdv, because) }
}

/** The siege that a stack would lay if it had marched to a region; null: none. */
export function siegeAhead(
  s: Scenario,
  view: Position,
  player: number,
  stack: readonly number[],
  to: number,
): SiegeOdds | null {
  const where = view.where.map((region, c) => (stack.includes(c) ? to : region))
  const inside = view.inside.map((within, c) => (stack.includes(c) ? 0 : within))
  const there = { ...view, where, inside }
  return isBesieged(s, there, player, to) ? siegeOdds(s, there, player, to) : null
}
