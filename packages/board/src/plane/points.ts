import { root, scaled } from './root.ts'

/**
 * A point in whole centimetres, x to the east and y to the north. No coordinate is further from 0 than 2^22 cm, about
 * 40 km; so the products of two differences, and sums of a few, are exact. Whatever is asked often reads coordinates by
 * their place: taking a point apart as a row makes an iterator, which costs several times as much.
 */
export type Point = readonly [number, number]

/** A direction of any length but 0, in whole numbers. */
export type Facing = readonly [number, number]

/** Twice the area of the triangle a, b, c: more than 0 where c is to the left of the way from a to b. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** On which side of the way from a to b a point lies: 1 left, −1 right, 0 on the straight line through both. */
export function orientation(a: Point, b: Point, c: Point): number {
  const area = turn(a, b, c)
  return area > 0 ? 1 : area < 0 ? -1 : 0
}

/** How far c is along the way from a to b, times its length. */
export const along = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1])

export function squareBetween(a: Point, b: Point): number {
  const east = b[0] - a[0]
  const north = b[1] - a[1]
  return east * east + north * north
}

/** From point to point, rounded to whole centimetres. */
export const distance = (a: Point, b: Point): number => root(squareBetween(a, b))

/** Each leg is rounded on its own. */
export function wayLength(way: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < way.length; i++) sum += distance(way[i - 1] as Point, way[i] as Point)
  return sum
}

/** The point this far to the right of a corner and behind it, along the facing. */
export function placed(corner: Point, facing: Facing, right: number, back: number): Point {
  const x = facing[0]
  const y = facing[1]
  const square = x * x + y * y
  return [corner[0] + scaled(right * y - back * x, square), corner[1] + scaled(-right * x - back * y, square)]
}
