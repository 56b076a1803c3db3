/** Shares of one as whole cells: the largest remainders get what rounding down leaves. */
export function apportioned(shares: readonly number[], cells: number): number[] {
  const exact = shares.map(share => Math.max(0, share) * cells)
  const parts = exact.map(share => ({ cells: Math.floor(share), left: share - Math.floor(share) }))
  const missing = cells - parts.reduce((sum, part) => sum + part.cells, 0)
  for (const part of parts.toSorted((a, b) => b.left - a.left).slice(0, Math.max(0, missing))) part.cells++
  return parts.map(part => part.cells)
}
