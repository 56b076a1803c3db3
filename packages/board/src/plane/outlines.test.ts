import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import {
  contains,
  containsWithin,
  distanceFromSegment,
  distanceOfOutlines,
  distanceToOutline,
  overlap,
} from './outlines.ts'
import { orientation, placed } from './points.ts'
import { isOn } from './segments.ts'
import { anyMotion, anyPoint, anyStar, star } from './testing/figures.ts'

/** Like an L: a foot to the east. */
const CORNER: Outline = [
  [0, 0],
  [10, 0],
  [10, 4],
  [4, 4],
  [4, 10],
  [0, 10],
]

const boxAt = (x: number, y: number, side: number): Outline => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

describe('inside and outside', () => {
  // prettier-ignore
  test.for<[string, Point, boolean, boolean]>([
    ['in the foot',                     [8, 2],   true,  true],
    ['in the dent',                     [5, 5],   false, false],
    ['in line with a side',             [5, 10],  false, false],
    ['in line with a corner',           [-2, 4],  false, false],
    ['on a side',                       [4, 7],   true,  false],
    ['on a level side',                 [7, 4],   true,  false],
    ['on a corner',                     [4, 4],   true,  false],
    ['level with the dent, inside',     [2, 4],   true,  true],
  ])('%s', ([, p, with_, without]) => {
    expect([contains(CORNER, p), containsWithin(CORNER, p)]).toEqual([with_, without])
    expect([contains(CORNER.toReversed(), p), containsWithin(CORNER.toReversed(), p)]).toEqual([with_, without])
  })

  test('a star contains what one of the triangles about its middle contains', () => {
    fc.assert(
      fc.property(anyStar, anyPoint, anyMotion, ({ middle, outline }, p, moved) => {
        const sides = outline.map((to, i): [Point, Point] => [outline.at(i - 1) as Point, to])
        const expected = sides.some(([from, to]) => inTriangle(p, middle, from, to))
        expect(contains(outline, p)).toBe(expected)
        expect(containsWithin(outline, p)).toBe(expected && !sides.some(([from, to]) => isOn(p, from, to)))
        expect(contains(outline.map(moved), moved(p))).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('distances of areas', () => {
  test('0 where they touch, overlap, or one lies within the other', () => {
    expect(distanceOfOutlines(boxAt(0, 0, 10), boxAt(10, 10, 5))).toBe(0)
    expect(distanceOfOutlines(boxAt(0, 0, 10), boxAt(9, 9, 5))).toBe(0)
    expect(distanceOfOutlines(boxAt(0, 0, 10), boxAt(3, 3, 2))).toBe(0)
    expect(distanceOfOutlines(boxAt(3, 3, 2), boxAt(0, 0, 10))).toBe(0)
    expect(distanceOfOutlines(boxAt(0, 0, 10), boxAt(13, 14, 5))).toBe(5)
    expect(distanceOfOutlines(CORNER, boxAt(6, 6, 3))).toBe(2)
  })

  test('of a point and of a segment', () => {
    expect(distanceToOutline([2, 2], CORNER)).toBe(0)
    expect(distanceToOutline([7, 9], CORNER)).toBe(3)
    expect(distanceFromSegment([2, 2], [3, 3], CORNER)).toBe(0)
    expect(distanceFromSegment([-5, 5], [20, 5], CORNER)).toBe(0)
    expect(distanceFromSegment([-5, -5], [-5, 20], CORNER)).toBe(5)
  })

  test('the same from both sides and wherever they lie, and never more than from a corner', () => {
    fc.assert(
      fc.property(star(9), star(9), anyPoint, anyMotion, ({ outline: one }, { outline: two }, by, moved) => {
        const other = two.map(([x, y]): Point => [x + by[0], y + by[1]])
        const found = distanceOfOutlines(one, other)
        expect(distanceOfOutlines(other, one)).toBe(found)
        expect(distanceOfOutlines(one.map(moved), other.map(moved))).toBe(found)
        const corners = [
          ...other.map(p => distanceToOutline(p, one)),
          ...one.map(p => distanceToOutline(p, other)),
        ]
        expect(found === 0 || found === Math.min(...corners)).toBe(true)
      }),
    )
  })
})

describe('areas without dents that overlap', () => {
  test('their borders alone do not', () => {
    expect(overlap(boxAt(0, 0, 10), boxAt(10, 3, 5))).toBe(false)
    expect(overlap(boxAt(0, 0, 10), boxAt(9, 3, 5))).toBe(true)
    expect(overlap(boxAt(0, 0, 10), boxAt(3, 3, 5))).toBe(true)
    expect(overlap(boxAt(0, 0, 10), boxAt(0, 0, 10).toReversed())).toBe(true)
  })

  test('overlapping shapes have distance 0, and shapes at a distance do not overlap', () => {
    const side = fc.integer({ min: 200, max: 20_000 })
    const footprint = fc.tuple(anyPoint, anyPoint, side, side).map(([at, facing, width, depth]): Outline => {
      const ahead: Point = facing[0] === 0 && facing[1] === 0 ? [0, 1] : facing
      const near: Point = [at[0] % 20_000, at[1] % 20_000]
      return [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ].map(([right = 0, back = 0]) => placed(near, ahead, right, back))
    })
    fc.assert(
      fc.property(footprint, footprint, (one, other) => {
        const both = overlap(one, other)
        expect(overlap(other, one)).toBe(both)
        const inside = one.some(p => containsWithin(other, p)) || other.some(p => containsWithin(one, p))
        expect(both || !inside).toBe(true)
        expect(!both || distanceOfOutlines(one, other) === 0).toBe(true)
      }),
    )
  })
})

function inTriangle(p: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [orientation(a, b, p), orientation(b, c, p), orientation(c, a, p)]
  return !(sides.includes(1) && sides.includes(-1))
}
