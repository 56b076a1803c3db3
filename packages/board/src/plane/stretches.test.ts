import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { contains, containsWithin } from './outlines.ts'
import { anyMotion, points, pointWithin, star } from './testing/figures.ts'
import { enters, stretches } from './stretches.ts'

/** Like a U: two towers with a gap between them. */
const TOWERS: Outline = [
  [0, 0],
  [30, 0],
  [30, 20],
  [20, 20],
  [20, 10],
  [10, 10],
  [10, 20],
  [0, 20],
]

describe('the parts of a segment in an area', () => {
  // prettier-ignore
  test.for<[string, Point, Point, [Point, Point][], boolean]>([
    ['through both towers',         [-5, 15], [35, 15],  [[[0, 15], [10, 15]], [[20, 15], [30, 15]]], true],
    ['along the floor of the gap',  [-5, 10], [35, 10],  [[[0, 10], [30, 10]]],                       true],
    ['on the floor of the gap',     [11, 10], [19, 10],  [[[11, 10], [19, 10]]],                      false],
    ['along the tops',              [-5, 20], [35, 20],  [[[0, 20], [10, 20]], [[20, 20], [30, 20]]], false],
    ['within',                      [2, 2],   [8, 18],   [[[2, 2], [8, 18]]],                         true],
    ['out of it',                   [5, 5],   [5, -50],  [[[5, 5], [5, 0]]],                          true],
    ['over a corner alone',         [-5, 15], [5, 25],   [],                                          false],
    ['up to the border',            [-5, 5],  [0, 5],    [],                                          false],
    ['across the gap',              [10, 12], [20, 12],  [],                                          false],
    ['beside it',                   [-5, -1], [35, -1],  [],                                          false],
    ['from corner to corner',       [0, 0],   [30, 20],  [[[0, 0], [15, 10]], [[20, 13], [30, 20]]],  true],
    ['nowhere',                     [5, 5],   [5, 5],    [],                                          false],
  ])('%s', ([, a, b, expected, entered]) => {
    for (const outline of [TOWERS, TOWERS.toReversed()]) {
      expect(stretches(a, b, outline)).toEqual(expected)
      expect(enters(a, b, outline)).toBe(entered)
    }
  })

  test('their ends are rounded on their own', () => {
    expect(
      stretches(
        [-3, 0],
        [3, 1],
        [
          [-1, -5],
          [1, -5],
          [1, 5],
          [-1, 5],
        ],
      ),
    ).toEqual([
      [
        [-1, 0],
        [1, 1],
      ],
    ])
  })

  test('the same from both ends and wherever they lie', () => {
    fc.assert(
      fc.property(star(9), points(2), anyMotion, ({ outline }, [a, b], moved) => {
        const [from, to] = [a, b] as [Point, Point]
        const found = stretches(from, to, outline)
        expect(
          stretches(to, from, outline)
            .map(part => part.toReversed())
            .toReversed(),
        ).toEqual(found)
        expect(enters(moved(from), moved(to), outline.map(moved))).toBe(enters(from, to, outline))
      }),
    )
  })

  test('hold exactly the points of the segment that the area contains', () => {
    const times = 60
    const enlarged = ([x, y]: Point): Point => [x * times, y * times]
    fc.assert(
      fc.property(star(3), pointWithin(8), pointWithin(8), ({ outline }, a, b) => {
        fc.pre(a[0] !== b[0] || a[1] !== b[1])
        const large = outline.map(enlarged)
        const found = stretches(enlarged(a), enlarged(b), large)
        const on = Array.from({ length: times + 1 }, (_, i): Point => [
          a[0] * times + (b[0] - a[0]) * i,
          a[1] * times + (b[1] - a[1]) * i,
        ])
        const within = on.filter(p => containsWithin(large, p))
        const covered = on.filter(p => found.some(part => isBetween(p, part, -1)))
        expect(within.filter(p => !found.some(part => isBetween(p, part, 1)))).toEqual([])
        expect(covered.filter(p => !contains(large, p))).toEqual([])
        expect(within.length === 0 || enters(enlarged(a), enlarged(b), large)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

/** Whether a point of a segment lies between the ends of a part of it, give or take so much. */
function isBetween(p: Point, [from, to]: [Point, Point], slack: number): boolean {
  const axis = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]) ? 0 : 1
  const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])]
  return p[axis] >= low - slack && p[axis] <= high + slack
}
