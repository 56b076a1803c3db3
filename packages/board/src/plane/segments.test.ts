import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from './points.ts'
import { distance } from './points.ts'
import { distanceOfSegments, distanceToSegment, isOn, meet, meetingPoint } from './segments.ts'
import { anyMotion, anyPoint, points } from './testing/figures.ts'

type Four = [Point, Point, Point, Point]
const four = points(4) as unknown as fc.Arbitrary<Four>

describe('segments that meet', () => {
  // prettier-ignore
  test.for<[string, boolean, ...Four]>([
    ['crossing',                    true,  [0, 0], [4, 4], [0, 4], [4, 0]],
    ['an end on the other',         true,  [0, 0], [4, 4], [2, 2], [4, 0]],
    ['ends on each other',          true,  [0, 0], [4, 4], [4, 4], [9, 0]],
    ['an end short of the other',   false, [0, 0], [4, 4], [3, 2], [4, 0]],
    ['parallel',                    false, [0, 0], [4, 4], [1, 0], [5, 4]],
    ['on one line, apart',          false, [0, 0], [2, 2], [3, 3], [5, 5]],
    ['on one line, end to end',     true,  [0, 0], [2, 2], [2, 2], [5, 5]],
    ['one within the other',        true,  [0, 0], [9, 9], [2, 2], [5, 5]],
    ['a point on a segment',        true,  [2, 2], [2, 2], [0, 0], [5, 5]],
    ['a point beside a segment',    false, [2, 3], [2, 3], [0, 0], [5, 5]],
    ['a point in line with one',    false, [7, 7], [7, 7], [0, 0], [5, 5]],
    ['the same point',              true,  [1, 1], [1, 1], [1, 1], [1, 1]],
  ])('%s: %s', ([, expected, a, b, c, d]) => {
    expect(meet(a, b, c, d)).toBe(expected)
  })

  test('whichever is named first, from whichever end, wherever they lie', () => {
    fc.assert(
      fc.property(four, anyMotion, ([a, b, c, d], moved) => {
        const expected = meet(a, b, c, d)
        expect(meet(c, d, a, b)).toBe(expected)
        expect(meet(b, a, c, d)).toBe(expected)
        expect(meet(moved(a), moved(b), moved(c), moved(d))).toBe(expected)
      }),
    )
  })

  test('the point in which they meet is rounded, halves up', () => {
    expect(meetingPoint([0, 0], [10, 10], [0, 10], [10, 0])).toEqual([5, 5])
    expect(meetingPoint([0, 0], [1, 1], [0, 1], [1, 0])).toEqual([1, 1])
    expect(meetingPoint([0, 0], [-1, 1], [0, 1], [-1, 0])).toEqual([0, 1])
    expect(meetingPoint([0, 0], [4, 4], [4, 4], [9, 0])).toEqual([4, 4])
    expect(meetingPoint([0, 0], [4, 4], [9, 0], [9, 9])).toBeNull()
    expect(meetingPoint([0, 0], [4, 4], [2, 2], [9, 9])).toBeNull()
  })

  test('that point is the same from either end, and lies by both segments', () => {
    fc.assert(
      fc.property(four, ([a, b, c, d]) => {
        const at = meetingPoint(a, b, c, d)
        expect(meetingPoint(b, a, d, c)).toEqual(at)
        expect(meetingPoint(c, d, a, b)).toEqual(at)
        if (at === null) return
        expect(distanceToSegment(at, a, b)).toBeLessThanOrEqual(1)
        expect(distanceToSegment(at, c, d)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('distances', () => {
  test('to a segment: across it, and beyond its ends', () => {
    expect(distanceToSegment([5, 7], [0, 0], [10, 0])).toBe(7)
    expect(distanceToSegment([13, 4], [0, 0], [10, 0])).toBe(5)
    expect(distanceToSegment([-3, 4], [0, 0], [10, 0])).toBe(5)
    expect(distanceToSegment([0, 10], [0, 0], [10, 10])).toBe(7)
    expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5)
  })

  test('to a segment is rounded from the exact value, by whole numbers of any size', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (p, a, b) => {
        const found = 2n * BigInt(distanceToSegment(p, a, b))
        const [over, under] = squareToSegment(p, a, b)
        expect((found + 1n) ** 2n * under > 4n * over).toBe(true)
        expect(found === 0n || (found - 1n) ** 2n * under <= 4n * over).toBe(true)
      }),
    )
  })

  test('between segments: the least from their ends, and 0 where they meet', () => {
    fc.assert(
      fc.property(four, anyMotion, ([a, b, c, d], moved) => {
        const found = distanceOfSegments(a, b, c, d)
        expect(distanceOfSegments(d, c, a, b)).toBe(found)
        expect(distanceOfSegments(moved(a), moved(b), moved(c), moved(d))).toBe(found)
        expect(found).toBeLessThanOrEqual(
          Math.min(distance(a, c), distance(a, d), distance(b, c), distance(b, d)),
        )
        expect(!meet(a, b, c, d) || found === 0).toBe(true)
      }),
    )
    expect(distanceOfSegments([0, 0], [10, 0], [3, 4], [20, 4])).toBe(4)
    expect(distanceOfSegments([0, 0], [10, 0], [13, 4], [20, 40])).toBe(5)
  })

  test('a point is on a segment between its ends alone', () => {
    expect(
      [
        [2, 1],
        [4, 2],
        [6, 3],
        [2, 2],
      ].map(p => isOn(p as unknown as Point, [0, 0], [4, 2])),
    ).toEqual([true, true, false, false])
  })
})

/** The square of the distance as a fraction. */
function squareToSegment(p: Point, a: Point, b: Point): [bigint, bigint] {
  const [px, py, ax, ay, bx, by] = [...p, ...a, ...b].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  const square = (bx - ax) ** 2n + (by - ay) ** 2n
  const reach = (bx - ax) * (px - ax) + (by - ay) * (py - ay)
  if (reach <= 0n) return [(px - ax) ** 2n + (py - ay) ** 2n, 1n]
  if (reach >= square) return [(px - bx) ** 2n + (py - by) ** 2n, 1n]
  return [((bx - ax) * (py - ay) - (by - ay) * (px - ax)) ** 2n, square]
}
