import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from './boxes.ts'
import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { boxIndex, boxOf, NOWHERE } from './boxes.ts'
import { contains } from './outlines.ts'
import { meet } from './segments.ts'
import { pointWithin } from './testing/figures.ts'

const box = (spread: number, size: number): fc.Arbitrary<Box> =>
  fc
    .tuple(pointWithin(spread), fc.nat(size), fc.nat(size))
    .map(([[x, y], width, height]) => [x, y, x + width, y + height])

/** Small boxes and large ones, close together and far apart: few in a list, many in a grid. */
const someBoxes = fc.oneof(box(30, 5), box(30, 60), box(2 ** 20, 2 ** 18))
const boxes = fc.oneof(
  fc.array(someBoxes, { maxLength: 60 }),
  fc.array(someBoxes, { minLength: 65, maxLength: 130 }),
)
const point = fc.oneof(pointWithin(50), pointWithin(2 ** 21))

function meetsBox(a: Point, b: Point, [west, south, east, north]: Box): boolean {
  const outline: Outline = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return contains(outline, a) || outline.some((to, i) => meet(a, b, outline.at(i - 1) as Point, to))
}

const numbersWhere = (all: readonly Box[], isMeant: (box: Box) => boolean): number[] =>
  all.flatMap((each, i) => (isMeant(each) ? [i] : []))

test('the box about points is the smallest', () => {
  expect(
    boxOf([
      [3, 4],
      [-1, 9],
      [2, -7],
    ]),
  ).toEqual([-1, -7, 3, 9])
})

test('a box finds all that it touches, and nothing else, again and again', () => {
  fc.assert(
    fc.property(
      boxes,
      fc.array(fc.oneof(box(60, 40), box(2 ** 21, 2 ** 20)), { minLength: 2 }),
      (all, asked) => {
        const index = boxIndex(all)
        for (const [west, south, east, north] of asked)
          expect(index.within([west, south, east, north])).toEqual(
            numbersWhere(
              all,
              each => each[0] <= east && each[2] >= west && each[1] <= north && each[3] >= south,
            ),
          )
      },
    ),
  )
})

test('a segment finds all boxes that it touches, and with a margin those that are near it', () => {
  fc.assert(
    fc.property(boxes, point, point, fc.nat(20), (all, a, b, margin) => {
      const index = boxIndex(all)
      const isMet = (by: number) => (each: Box) =>
        meetsBox(a, b, [each[0] - by, each[1] - by, each[2] + by, each[3] + by])
      expect(index.along(a, b)).toEqual(numbersWhere(all, isMet(0)))
      expect(index.along(a, b, margin)).toEqual(numbersWhere(all, isMet(margin)))
    }),
    { numRuns: 300 },
  )
})

test('a segment does not find the boxes beside it that lie in the box about it', () => {
  const all = Array.from({ length: 400 }, (_, i): Box => {
    const [x, y] = [10 * (i % 20), 10 * Math.floor(i / 20)]
    return [x, y, x + 4, y + 4]
  })
  const diagonal: [Point, Point] = [
    [0, 0],
    [194, 194],
  ]
  expect(boxIndex(all).along(...diagonal)).toEqual(Array.from({ length: 20 }, (_, i) => 21 * i))
})

test('where there are no boxes, none is found', () => {
  expect(boxIndex([]).within([0, 0, 9, 9])).toEqual([])
  expect(boxIndex([]).along([0, 0], [9, 9])).toEqual([])
})

test('an index with one box replaced finds what a new index would', () => {
  const asked = fc.oneof(box(60, 40), box(2 ** 21, 2 ** 20))
  const moved = fc.oneof(box(30, 60), fc.constant(NOWHERE))
  fc.assert(
    fc.property(boxes, fc.nat(59), moved, asked, point, point, (all, n, other, around, a, b) => {
      fc.pre(n < all.length)
      const [changed, fresh] = [boxIndex(all).instead(n, other), boxIndex(all.with(n, other))]
      expect(changed.within(around)).toEqual(fresh.within(around))
      expect(changed.along(a, b)).toEqual(fresh.along(a, b))
    }),
  )
})

test('a box that is nowhere is never found', () => {
  const index = boxIndex([NOWHERE, [0, 0, 9, 9], NOWHERE])
  expect([index.within([-99, -99, 99, 99]), index.along([-99, -99], [99, 99])]).toEqual([[1], [1]])
  expect(boxIndex([NOWHERE]).within([0, 0, 9, 9])).toEqual([])
})
