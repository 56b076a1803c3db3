import type { Face } from '@sandtable/draw'

/** Leaders first, the highest in rank before the others; then combat units by type and strength; then support. */
export const fanOrder = <T extends { readonly face: Face }>(counters: readonly T[]): T[] =>
  counters.toSorted(({ face: a }, { face: b }) => {
    for (const of of BY) {
      const difference = of(a) - of(b)
      if (difference !== 0) return difference
    }
    return (a.type ?? '').localeCompare(b.type ?? '') || a.name.localeCompare(b.name, 'en', { numeric: true })
  })

const BY: readonly ((face: Face) => number)[] = [
  ({ kind, leader }) => (kind === 'leader' ? 0 : leader ? 1 : 2),
  ({ crown, stars }) => (crown ? -4 : -stars),
  ({ hierarchy }) => hierarchy?.charCodeAt(0) ?? 0,
  ({ kind, cf }) => (kind === 'unit' && cf === null ? 1 : 0),
  ({ kind, type }) => (kind === 'unit' && type !== null ? 1 : 0),
]
