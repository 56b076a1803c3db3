import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outline } from './outlines.ts'
import type { Facing, Point } from './points.ts'
import { contains, distanceOfOutlines } from './outlines.ts'
import { distance, placed } from './points.ts'
import { nearestPoints } from './nearest.ts'

/** A rectangle with its front left corner at a point. */
const block = (corner: Point, facing: Facing, front: number, depth: number): Outline => [
  corner,
  placed(corner, facing, front, 0),
  placed(corner, facing, front, depth),
  placed(corner, facing, 0, depth),
]

const NORTH: Facing = [0, 1]

describe('the nearest points of two areas', () => {
  test('between parallel sides the middle of what faces each other counts', () => {
    const [low, high] = [block([0, 0], NORTH, 100, 50), block([40, 300], NORTH, 200, 50)]
    expect(nearestPoints(low, high)).toEqual({ from: [70, 0], to: [70, 250], length: 250 })
    const [one, other] = [block([0, 0], [3, 4], 100, 50), block([300, 400], [3, 4], 100, 50)]
    const { from, to, length } = nearestPoints(one, other)
    expect(length).toBe(450)
    expect([from, to]).toEqual([
      [40, -30],
      [310, 330],
    ])
  })

  test('off a corner it is the corner', () => {
    expect(nearestPoints(block([0, 0], NORTH, 100, 50), block([130, 90], NORTH, 10, 50))).toEqual({
      from: [100, 0],
      to: [130, 40],
      length: 50,
    })
  })

  test('a point is an area too', () => {
    const area = block([0, 100], [3, 4], 100, 100)
    expect(nearestPoints(area, [[0, 1000]]).from).toEqual([0, 100])
    expect(nearestPoints([[0, 1000]], area)).toEqual({ from: [0, 1000], to: [0, 100], length: 900 })
    expect(nearestPoints(area, [[10, 50]])).toEqual({ from: [10, 50], to: [10, 50], length: 0 })
  })

  test('areas that overlap share a point', () => {
    const [one, other] = [block([0, 0], NORTH, 100, 50), block([40, -10], [3, 4], 100, 50)]
    const { from, to, length } = nearestPoints(one, other)
    expect([length, distance(from, to)]).toEqual([0, 0])
  })

  test('they are as far apart as the areas are, and lie on them', () => {
    const anyBlock = fc
      .tuple(
        fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 })),
        fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 })),
        fc.integer({ min: 200, max: 9999 }),
        fc.integer({ min: 200, max: 9999 }),
      )
      .map(([corner, facing, front, depth]) => block(corner, facing, front, depth))
    fc.assert(
      fc.property(anyBlock, anyBlock, (one, other) => {
        const { from, to, length } = nearestPoints(one, other)
        expect(length).toBe(distanceOfOutlines(one, other))
        expect(Math.abs(distance(from, to) - length)).toBeLessThanOrEqual(2)
        const near = (outline: Outline, p: Point): boolean =>
          contains(outline, p) ||
          [-1, 0, 1].some(x => [-1, 0, 1].some(y => contains(outline, [p[0] + x, p[1] + y])))
        expect([near(one, from), near(other, to)]).toEqual([true, true])
      }),
    )
  })
})
