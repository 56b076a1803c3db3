import type { Point } from '../../../plane.ts'
import { distance } from '../../../plane.ts'

/** Two regions that border on each other. */
export type Edge = readonly [number, number]

/**
 * Where regions lie on the plane if only their borders are known: as far from each other as there are borders on the
 * shortest path between them (multidimensional scaling, then stress majorisation). The longer side lies across.
 */
export function spread(count: number, edges: readonly Edge[]): Point[] {
  const far = waysBetween(count, edges)
  let places = scaled(far)
  const rounds = Math.min(ROUNDS, Math.ceil(PATIENCE / count))
  for (let round = 0; round < rounds; round++) places = relaxed(places, far)
  return places
}

const ROUNDS = 60
/** Each round takes the square of the number of regions: of many, fewer rounds must do. */
const PATIENCE = 12_000

/** Borders on the shortest way between any two; what no way joins lies half as far off as the longest way. */
function waysBetween(count: number, edges: readonly Edge[]): number[][] {
  const beside: number[][] = Array.from({ length: count }, () => [])
  for (const [a, b] of edges) {
    beside[a]?.push(b)
    beside[b]?.push(a)
  }
  const ways = beside.map((_, from) => stepsFrom(from, beside))
  const longest = Math.max(1, ...ways.map(row => Math.max(...row.filter(Number.isFinite))))
  return ways.map(row => row.map(steps => (Number.isFinite(steps) ? steps : 1 + longest / 2)))
}

function stepsFrom(from: number, beside: readonly (readonly number[])[]): number[] {
  const steps = beside.map(() => Infinity)
  steps[from] = 0
  const reached = [{ at: from, far: 0 }]
  for (const { at, far } of reached) {
    for (const next of beside[at] ?? []) {
      if (steps[next] !== Infinity) continue
      steps[next] = far + 1
      reached.push({ at: next, far: far + 1 })
    }
  }
  return steps
}

/** Classical scaling: the two directions in which the distances differ most. */
function scaled(far: readonly (readonly number[])[]): Point[] {
  const squares = far.map(row => row.map(steps => steps ** 2))
  const means = squares.map(row => mean(row))
  const whole = mean(means)
  const centred = squares.map((row, i) =>
    paired(row, means, (square, mean) => -0.5 * (square - (means[i] ?? 0) - mean + whole)),
  )
  const first = direction(centred, null)
  const second = direction(centred, first)
  return paired(first, second, (x, y) => [x, y])
}

const mean = (row: readonly number[]): number => row.reduce((sum, n) => sum + n, 0) / Math.max(1, row.length)
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, n, i) => sum + n * (b[i] ?? 0), 0)

/** Two rows of numbers place by place. */
const paired = <T>(a: readonly number[], b: readonly number[], make: (x: number, y: number) => T): T[] =>
  a.map((x, i) => make(x, b[i] ?? 0))

/** The strongest direction of a matrix by repeated multiplication, perpendicular to another; its length is its strength. */
function direction(matrix: readonly (readonly number[])[], other: readonly number[] | null): number[] {
  let row = matrix.map((_, i) => Math.sin(1 + 1.7 * i))
  let strength = 0
  const squared = other === null ? 0 : dot(other, other)
  for (let round = 0; round < ROUNDS; round++) {
    if (other !== null && squared > 0) {
      const along = dot(row, other) / squared
      row = paired(row, other, (n, m) => n - along * m)
    }
    const next = matrix.map(line => dot(line, row))
    strength = Math.sqrt(dot(next, next))
    if (strength < 1e-9) return row.map(() => 0)
    row = next.map(n => n / strength)
  }
  return row.map(n => n * Math.sqrt(strength))
}

/** Each moves to where the others, each at its distance, would have it. */
function relaxed(places: readonly Point[], far: readonly (readonly number[])[]): Point[] {
  return places.map((at, i) => {
    let [x, y, weight] = [0, 0, 0]
    for (const [j, other] of places.entries()) {
      if (i === j) continue
      const steps = far[i]?.[j] ?? 1
      const apart = distance(at, other)
      const pull = 1 / steps ** 2
      // Two on one spot go apart to either side.
      const away: Point =
        apart > 1e-6 ? [(at[0] - other[0]) / apart, (at[1] - other[1]) / apart] : [i < j ? -1 : 1, 0]
      x += pull * (other[0] + steps * away[0])
      y += pull * (other[1] + steps * away[1])
      weight += pull
    }
    return weight === 0 ? at : [x / weight, y / weight]
  })
}
