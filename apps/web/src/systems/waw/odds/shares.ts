import type { BattleOdds } from '@sandtable/waw'

/** How a battle may end for the attacker, best first. */
export const ENDS = ['routThem', 'theyRetreat', 'nobody', 'youRetreat', 'youRouted'] as const
export type End = (typeof ENDS)[number]

/** The chance of each ending, from one side's view. */
export function sharesOf(odds: BattleOdds, side: number): Readonly<Record<End, number>> {
  const attacker = {
    routThem: odds.defenderRouted,
    theyRetreat: odds.attackerWins - odds.defenderRouted,
    nobody: odds.draw,
    youRetreat: odds.defenderWins - odds.attackerRouted,
    youRouted: odds.attackerRouted,
  }
  if (side === 0) return attacker
  const { routThem, theyRetreat, nobody, youRetreat, youRouted } = attacker
  return {
    routThem: youRouted,
    theyRetreat: youRetreat,
    nobody,
    youRetreat: theyRetreat,
    youRouted: routThem,
  }
}

const MOST_LOST = 4

/** Chances of losing 0, 1, 2, 3, and 4 or more. */
export function lossBars(lost: readonly number[]): number[] {
  const bars = Array.from({ length: MOST_LOST }, (_, n) => lost[n] ?? 0)
  return [...bars, lost.slice(MOST_LOST).reduce((sum, share) => sum + share, 0)]
}

/** How often a side holds the field. */
export const holds = (odds: BattleOdds, side: number): number =>
  side === 0 ? odds.attackerWins : odds.defenderWins
