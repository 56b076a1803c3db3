/** Shares of one as so many whole cells: the largest remainders get what rounding down has left. */
export function apportioned(shares: readonly number[], cells: number): number[] {
  const exact = shares.map(share => Math.max(0, share) * cells)
  const whole = exact.map(Math.floor)
  const byRemainder = exact
    .map((share, i) => ({ i, left: share - Math.floor(share) }))
    .sort((a, b) => b.left - a.left)
  const missing = cells - whole.reduce((sum, n) => sum + n, 0)
  for (const { i } of byRemainder.slice(0, Math.max(0, missing))) whole[i] = (whole[i] as number) + 1
  return whole
}
