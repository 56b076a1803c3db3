import type { BattleOdds } from '../odds/battle-odds.ts'

/** All figures of some odds, by name. */
export const figures = (odds: BattleOdds): Record<string, number> => ({
  attackerWins: odds.attackerWins,
  defenderWins: odds.defenderWins,
  draw: odds.draw,
  attackerRouted: odds.attackerRouted,
  defenderRouted: odds.defenderRouted,
  meanVp: odds.meanVp,
  ...Object.fromEntries(odds.lost.attacker.map((chance, n) => [`attacker loses ${n}`, chance])),
  ...Object.fromEntries(odds.lost.defender.map((chance, n) => [`defender loses ${n}`, chance])),
})

/** The figure in which two odds differ most. */
export function furthest(a: BattleOdds, b: BattleOdds): { where: string; difference: number } {
  const [these, those] = [figures(a), figures(b)]
  return Object.keys({ ...these, ...those })
    .map(where => ({ where, difference: Math.abs((these[where] ?? NaN) - (those[where] ?? NaN)) }))
    .reduce((worst, next) =>
      next.difference > worst.difference || Number.isNaN(next.difference) ? next : worst,
    )
}
