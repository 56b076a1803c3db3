import type { Point } from './points.ts'
import { along, distance, orientation, squareBetween, turn } from './points.ts'
import { scaled, share } from './root.ts'

/** Whether two segments share a point, even only an end of one that lies on the other. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ofC, ofD] = [orientation(a, b, c), orientation(a, b, d)]
  if (ofC * ofD > 0) return false
  const [ofA, ofB] = [orientation(c, d, a), orientation(c, d, b)]
  if (ofA * ofB > 0) return false
  return (
    ofC !== 0 || ofD !== 0 || ofA !== 0 || ofB !== 0 || (overlapIn(0, a, b, c, d) && overlapIn(1, a, b, c, d))
  )
}

const overlapIn = (axis: 0 | 1, a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.max(a[axis], b[axis]) >= Math.min(c[axis], d[axis]) &&
  Math.max(c[axis], d[axis]) >= Math.min(a[axis], b[axis])

/** Whether a point lies on a segment, ends included. */
export const isOn = (p: Point, a: Point, b: Point): boolean => turn(a, b, p) === 0 && isBetween(p, a, b)

/** Whether a point on the straight line through a and b lies on the segment, ends included. */
export const isBetween = (p: Point, a: Point, b: Point): boolean =>
  overlapIn(0, a, b, p, p) && overlapIn(1, a, b, p, p)

/**
 * The point in which the segment c to d meets the segment a to b, rounded to whole centimetres; null where they do not
 * meet, or lie on one straight line and so have no single point.
 */
export function meetingPoint(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ofC, ofD] = [turn(a, b, c), turn(a, b, d)]
  if (ofC === ofD || !meet(a, b, c, d)) return null
  return partWay(c, d, ofC < 0 ? -ofC : ofC, Math.abs(ofC - ofD))
}

/** The point at over / under of the way from a to b, rounded to whole centimetres, halves to the north and the east. */
export const partWay = (a: Point, b: Point, over: number, under: number): Point => [
  a[0] + share(b[0] - a[0], over, under),
  a[1] + share(b[1] - a[1], over, under),
]

/** From a point to the nearest of a segment, rounded to whole centimetres. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const square = squareBetween(a, b)
  const reach = along(a, b, p)
  if (reach <= 0) return distance(p, a)
  if (reach >= square) return distance(p, b)
  return scaled(Math.abs(turn(a, b, p)), square)
}

/** Between the nearest points of two segments, rounded to whole centimetres. */
export function distanceOfSegments(a: Point, b: Point, c: Point, d: Point): number {
  if (meet(a, b, c, d)) return 0
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  )
}
