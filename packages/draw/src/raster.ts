import type { Box, Polyline, Point } from './plane.ts'

const CELL = 3
const NOBODY = -1

/** Whose ground a point of the drawing is: the number of a region, or null. */
export type Owner = (p: Point) => number | null

/** A grid that knows at once which region a point is in; asked thousands of times while names look for room. */
export function ownerOf(shapes: readonly (readonly Polyline[])[], [left, top, right, bottom]: Box): Owner {
  const columns = Math.ceil((right - left) / CELL)
  const rows = Math.ceil((bottom - top) / CELL)
  const cells = new Int16Array(columns * rows).fill(NOBODY)
  for (const [i, rings] of shapes.entries()) {
    for (let row = 0; row < rows; row++) {
      let entered: number | null = null
      for (const crossing of crossingsAt(rings, top + (row + 0.5) * CELL)) {
        if (entered === null) {
          entered = crossing
          continue
        }
        const from = Math.max(0, Math.ceil((entered - left) / CELL - 0.5))
        const to = Math.min(columns - 1, Math.floor((crossing - left) / CELL - 0.5))
        cells.fill(i, row * columns + from, row * columns + Math.max(from, to + 1))
        entered = null
      }
    }
  }
  return ([x, y]) => {
    const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null
    const owner = cells[row * columns + column] ?? NOBODY
    return owner === NOBODY ? null : owner
  }
}

function crossingsAt(rings: readonly Polyline[], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i] as Point, ring[j] as Point]
      if (a[1] > y !== b[1] > y) found.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
  }
  return found.toSorted((a, b) => a - b)
}
