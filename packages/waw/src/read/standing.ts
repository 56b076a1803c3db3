import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, UNDECIDED } from '../position.ts'

/** W-14-scenario A player's points now; and if cities were counted now, which happens when the game is over. */
export function pointsOfPlayer(
  s: Scenario,
  p: Position,
  player: number,
): { readonly now: number; readonly withCities: number } {
  const now = at(p.points, player)
  if (p.winner !== UNDECIDED) return { now, withCities: now }
  const cities = s.map.regions.reduce(
    (sum, { city }, region) => sum + (p.control[region] === player ? (city?.points ?? 0) : 0),
    0,
  )
  return { now, withCities: now + cities }
}
