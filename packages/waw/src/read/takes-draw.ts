import type { Scenario } from '../scenario.ts'
import type { Position, Sight } from '../position.ts'
import { decidedBy } from '../turn/victory.ts'
import { NOBODY } from '../position.ts'
import { pointsOfPlayer } from './standing.ts'
import { sideOfPlayer } from '../map/presence.ts'

/** In the second half of a war, a side that would lose as it stands takes a draw. */
export function takesDraw(s: Scenario, p: Position, player: number): boolean {
  if (2 * p.turn <= s.turns.length) return false
  const points = s.players.map((_, other) => pointsOfPlayer(s, p, other).withCities)
  const winner = decidedBy(s, { ...p, points } as Sight, true)?.winner ?? NOBODY
  return winner !== NOBODY && winner !== sideOfPlayer(s, player)
}
