import type { Point } from '../../../plane.ts'

/** Values on a grid, row by row from the upper left. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly step: number
  readonly values: ArrayLike<number>
}

/** Cut edges of a square by which of its corners are over the level: upper left 1, upper right 2, lower right 4, lower left 8. */
// prettier-ignore
const CUTS: readonly (readonly (readonly [number, number])[])[] = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
]

/** Where the values lie over a level, as closed rings: the marching squares. Beyond the grid nothing does. */
export function levelRings(grid: Grid, level: number): Point[][] {
  const next = new Map<string, readonly [Point, Point]>()
  for (let row = -1; row < grid.rows; row++) {
    let corners = 0
    for (let column = -1; column < grid.columns; column++) {
      // What was on the right of the last square is on the left of this one.
      const left = (corners & 2) / 2 + (corners & 4) * 2
      const [above, below] = [over(grid, level, column + 1, row), over(grid, level, column + 1, row + 1)]
      corners = left + (above > 0 ? 2 : 0) + (below > 0 ? 4 : 0)
      if (corners === 0 || corners === 15) continue
      for (const cut of cutsOf(grid, level, column, row, corners)) next.set(keyOf(cut[0]), cut)
    }
  }
  const rings: Point[][] = []
  for (const [key] of next) {
    const ring: Point[] = []
    for (let at: string = key; ;) {
      const cut = next.get(at)
      if (cut === undefined) break
      next.delete(at)
      ring.push(cut[0])
      at = keyOf(cut[1])
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

const keyOf = ([x, y]: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`

/** How far a place is over the level: never quite on it. */
function over({ columns, rows, values }: Grid, level: number, i: number, j: number): number {
  const value = i >= 0 && j >= 0 && i < columns && j < rows ? values[j * columns + i] : undefined
  return value === undefined ? -1 : value - level || 1e-9
}

/** The cuts through one square, each with the ground over the level on the same side. */
function cutsOf(grid: Grid, level: number, column: number, row: number, corners: number): [Point, Point][] {
  const at = (i: number, j: number): number => over(grid, level, column + i, row + j)
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const [x, y] = [grid.left + column * grid.step, grid.top + row * grid.step]
  const s = grid.step
  const edge = (which: number): Point => {
    if (which === 0) return [x + (s * a) / (a - b), y]
    if (which === 1) return [x + s, y + (s * b) / (b - c)]
    return which === 2 ? [x + (s * d) / (d - c), y + s] : [x, y + (s * a) / (a - d)]
  }
  return (CUTS[corners] ?? []).map(([from, to]) => [edge(from), edge(to)])
}
