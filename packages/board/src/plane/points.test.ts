import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from './points.ts'
import { distance, orientation, placed, squareBetween, wayLength } from './points.ts'
import { anyMotion, anyPoint, points } from './testing/figures.ts'

test('left of the way to the north is the west', () => {
  expect(orientation([0, 0], [0, 5], [-1, 2])).toBe(1)
  expect(orientation([0, 0], [0, 5], [1, 2])).toBe(-1)
  expect(orientation([0, 0], [0, 5], [0, 9])).toBe(0)
})

test('sides and distances stay when all is moved and turned', () => {
  fc.assert(
    fc.property(points(3), anyMotion, ([a, b, c], moved) => {
      const [x, y, z] = [a, b, c] as [Point, Point, Point]
      expect(orientation(moved(x), moved(y), moved(z))).toBe(orientation(x, y, z))
      expect(orientation(y, x, z)).toBe(0 - orientation(x, y, z))
      expect(distance(moved(x), moved(y))).toBe(distance(x, y))
    }),
  )
})

test('a path is the sum of its legs, each rounded on its own', () => {
  const legs: Point[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]
  expect(distance([0, 0], [3, 3])).toBe(4)
  expect(wayLength(legs)).toBe(3)
  expect(wayLength(legs.slice(0, 1))).toBe(0)
})

test('facing north, east is to the right and south behind', () => {
  expect(placed([10, 10], [0, 7], 3, 4)).toEqual([13, 6])
  expect(placed([10, 10], [1, 0], 3, 4)).toEqual([6, 7])
  expect(placed([0, 0], [3, 4], 500, 0)).toEqual([400, -300])
  expect(placed([0, 0], [1, 1], 100, 0)).toEqual([71, -71])
})

test('a placed point is within a centimetre of its distance from the corner, however long the facing', () => {
  const side = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(
      anyPoint,
      anyPoint,
      side,
      side,
      fc.integer({ min: 2, max: 50 }),
      (corner, facing, right, back, times) => {
        fc.pre(squareBetween(facing, [0, 0]) > 0)
        const at = placed(corner, facing, right, back)
        expect(Math.abs(squareBetween(at, corner) - right ** 2 - back ** 2)).toBeLessThanOrEqual(
          2 * (right + back) + 2,
        )
        const [x, y] = [facing[0] % 2 ** 16, facing[1] % 2 ** 16]
        fc.pre(x !== 0 || y !== 0)
        expect(placed(corner, [x * times, y * times], right, back)).toEqual(
          placed(corner, [x, y], right, back),
        )
      },
    ),
  )
})
