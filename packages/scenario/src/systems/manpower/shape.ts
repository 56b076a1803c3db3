import type { PointFile } from './field-file.ts'

/** Corners in order, in centimetres; those of a turned rectangle are not whole. */
export type Ring = readonly (readonly [number, number])[]

/** What a group covers: from its front left corner so far to the right and so far back. */
export function footprint([x, y]: PointFile, [east, north]: PointFile, front: number, depth: number): Ring {
  const length = Math.hypot(east, north)
  const [fx, fy] = [east / length, north / length]
  const at = (right: number, back: number): readonly [number, number] => [
    x + fy * right - fx * back,
    y - fx * right - fy * back,
  ]
  // A little less than the whole, so that neighbours may touch.
  const edge = 1
  return [at(edge, edge), at(front - edge, edge), at(front - edge, depth - edge), at(edge, depth - edge)]
}

/** Whether an outline neither crosses nor touches itself. */
export function isSimple(ring: Ring): boolean {
  const edges = edgesOf(ring)
  return edges.every(
    ([a, b], i) =>
      (a[0] !== b[0] || a[1] !== b[1]) &&
      edges.every(([c, d], j) => {
        if (j <= i) return true
        if (j === i + 1) return !foldsBack(a, b, d)
        if (i === 0 && j === edges.length - 1) return !foldsBack(c, d, b)
        return !crosses(a, b, c, d)
      }),
  )
}

/** Whether two shapes have ground in common. */
export const overlap = (one: Ring, other: Ring): boolean =>
  contains(one, other[0]) ||
  contains(other, one[0]) ||
  edgesOf(one).some(([a, b]) => edgesOf(other).some(([c, d]) => crosses(a, b, c, d)))

type Corner = readonly [number, number]

const edgesOf = (ring: Ring): [Corner, Corner][] =>
  ring.map((corner, i) => [corner, ring[(i + 1) % ring.length] ?? corner])

/** Above 0 when c lies to the left of the way from a to b. */
const turn = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const foldsBack = (a: Corner, b: Corner, c: Corner): boolean =>
  turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0

/** Whether two stretches meet; their ends count. */
function crosses(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true
  return on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

const on = (a: Corner, b: Corner, c: Corner): boolean =>
  turn(a, b, c) === 0 &&
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

function contains(ring: Ring, corner: Corner | undefined): boolean {
  if (corner === undefined) return false
  const [x, y] = corner
  return (
    edgesOf(ring).filter(
      ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
    ).length %
      2 ===
    1
  )
}
