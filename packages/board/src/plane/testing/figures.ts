import fc from 'fast-check'
import type { Outline } from '../outlines.ts'
import type { Point } from '../points.ts'

export const pointWithin = (most: number): fc.Arbitrary<Point> =>
  fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: -most, max: most }))

/** Close together, so that points often lie on lines and on each other; or as far apart as can be. */
export const anyPoint: fc.Arbitrary<Point> = fc.oneof(pointWithin(8), pointWithin(2 ** 21))

/** A number of points, all close together or all far apart. */
export const points = (count: number): fc.Arbitrary<Point[]> =>
  fc.oneof(...[8, 2 ** 21].map(most => fc.array(pointWithin(most), { minLength: count, maxLength: count })))

/** Directions in the order in which they go round. */
const ROUND: readonly Point[] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 2],
  [-2, 1],
  [-2, 0],
  [-2, -1],
  [-1, -2],
  [0, -2],
  [1, -2],
  [2, -1],
]

/** An area whose every corner can be seen from its middle, at so much times the smallest size, either way round. */
export const star = (most: number): fc.Arbitrary<{ middle: Point; outline: Outline }> =>
  fc
    .record({
      middle: pointWithin(most),
      sizes: fc.array(fc.integer({ min: 1, max: most }), {
        minLength: ROUND.length,
        maxLength: ROUND.length,
      }),
      clockwise: fc.boolean(),
    })
    .map(({ middle, sizes, clockwise }) => {
      const outline = ROUND.map(([x, y], i): Point => [
        middle[0] + x * (sizes[i] as number),
        middle[1] + y * (sizes[i] as number),
      ])
      return { middle, outline: clockwise ? outline.toReversed() : outline }
    })

export const anyStar = fc.oneof(star(3), star(2 ** 19))

/** The ways in which a figure can be laid on the plane without changing: moved, and turned by right angles. */
export const anyMotion: fc.Arbitrary<(p: Point) => Point> = fc
  .tuple(pointWithin(2 ** 20), fc.integer({ min: 0, max: 3 }))
  .map(([by, turns]) => p => {
    let [x, y] = p
    for (let i = 0; i < turns; i++) [x, y] = [-y, x]
    return [x + by[0], y + by[1]]
  })
