import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { sideOf } from '../sides.ts'
import { winnerNow } from '../victory/victory.ts'

/** In the second half of a battle, a side that would lose as it stands takes a draw. */
export function takesDraw(s: Scenario, p: Position, player: number): boolean {
  if (2 * p.turn <= s.turns) return false
  const { winner } = winnerNow(s, p)
  return winner >= 0 && winner !== sideOf(s, player)
}
