import type { Position, Scenario } from '@sandtable/waw'

/** The points of a player's side, and of the best side against it. */
export function score(s: Scenario, view: Position, player: number): [own: number, theirs: number] {
  const sums = new Map<number, number>()
  for (const [i, { side }] of s.players.entries())
    sums.set(side, (sums.get(side) ?? 0) + (view.points[i] ?? 0))
  const own = s.players[player]?.side ?? -1
  const theirs = [...sums].filter(([side]) => side !== own).map(([, sum]) => sum)
  return [sums.get(own) ?? 0, Math.max(0, ...theirs)]
}
