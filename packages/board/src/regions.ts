/** Regions by number, and what each borders on. */
export interface Board {
  /** Neighbours by region, and the number of the border to each, in the same order. */
  readonly next: readonly (readonly number[])[]
  readonly via: readonly (readonly number[])[]
}

/** Further than any way. */
export const NEVER = -1

/** The neighbours that these borders make; a region without one stands alone. */
export function board(regions: number, borders: readonly (readonly [number, number])[]): Board {
  const next = Array.from({ length: regions }, (): number[] => [])
  const via = Array.from({ length: regions }, (): number[] => [])
  borders.forEach(([a, b], border) => {
    if (!next[a] || !next[b] || a === b)
      throw new Error(`border ${border} joins ${a} and ${b}: no two regions`)
    next[a].push(b)
    via[a]?.push(border)
    next[b].push(a)
    via[b]?.push(border)
  })
  return { next, via }
}

/** The border between two regions, or null where they have none. */
export function borderBetween(b: Board, from: number, to: number): number | null {
  const place = b.next[from]?.indexOf(to) ?? -1
  return place < 0 ? null : (b.via[from]?.[place] ?? null)
}

/**
 * Steps from the nearest of these regions to each region, NEVER if there is no path. A path goes on from a region to
 * the next only if `may` allows that step; the starting regions are reached in any case.
 */
export function spread(
  b: Board,
  from: readonly number[],
  may: (from: number, to: number, border: number) => boolean,
): number[] {
  const steps = b.next.map(() => NEVER)
  const queue: number[] = []
  for (const region of from) {
    if (steps[region] === 0) continue
    steps[region] = 0
    queue.push(region)
  }
  for (const here of queue) {
    const next = b.next[here] ?? []
    const via = b.via[here] ?? []
    const further = (steps[here] ?? NEVER) + 1
    for (let n = 0; n < next.length; n++) {
      const there = next[n] ?? here
      if (steps[there] !== NEVER || !may(here, there, via[n] ?? NEVER)) continue
      steps[there] = further
      queue.push(there)
    }
  }
  return steps
}
