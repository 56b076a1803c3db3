import type { Point } from './points.ts'
import { boxesTouch, boxOf } from './boxes.ts'
import { orientation, turn } from './points.ts'
import { distanceOfSegments, distanceToSegment, isBetween } from './segments.ts'

/** The corners of an area in order, either way round; its sides neither cross nor touch each other. */
export type Outline = readonly Point[]

/** Whether a point lies in an area or on its border. */
export const contains = (outline: Outline, p: Point): boolean => inside(outline, p) >= 0

/** Whether a point lies in an area, and not on its border. */
export const containsWithin = (outline: Outline, p: Point): boolean => inside(outline, p) > 0

/** 1 inside, 0 on the border, −1 outside: a line to the east crosses the border an odd number of times. */
function inside(outline: Outline, p: Point): number {
  let odd = false
  let from = outline.at(-1) as Point
  for (const to of outline) {
    const side = turn(from, to, p)
    if (side === 0 && isBetween(p, from, to)) return 0
    if (from[1] > p[1] !== to[1] > p[1] && side > 0 === to[1] > from[1] && side !== 0) odd = !odd
    from = to
  }
  return odd ? 1 : -1
}

/** The same area elsewhere. */
export const shifted = (outline: Outline, by: Point): Outline =>
  outline.map((corner): Point => [corner[0] + by[0], corner[1] + by[1]])

/** Twice the area, more than 0 where the corners go round against the clock. */
export function doubleArea(outline: Outline): number {
  const start = outline[0] as Point
  let sum = 0
  for (let i = 2; i < outline.length; i++) sum += turn(start, outline[i - 1] as Point, outline[i] as Point)
  return sum
}

/** From a point to an area, in whole centimetres; 0 in it. */
export function distanceToOutline(p: Point, outline: Outline): number {
  if (contains(outline, p)) return 0
  return nearestSide(outline, (from, to) => distanceToSegment(p, from, to))
}

/** From the nearest point of a segment to an area, in whole centimetres; 0 where they meet. */
export function distanceFromSegment(a: Point, b: Point, outline: Outline): number {
  if (contains(outline, a)) return 0
  return nearestSide(outline, (from, to) => distanceOfSegments(a, b, from, to))
}

/** Between the nearest points of two areas, in whole centimetres; 0 where they touch or overlap. */
export function distanceOfOutlines(one: Outline, other: Outline): number {
  if (!boxesTouch(boxOf(one), boxOf(other)))
    return Math.min(distanceFromCorners(one, other), distanceFromCorners(other, one))
  if (contains(other, one[0] as Point)) return 0
  return nearestSide(other, (from, to) => distanceFromSegment(from, to, one))
}

/** From the nearest corner of an area to the border of another: where no sides meet, a corner of one of them is nearest. */
function distanceFromCorners(one: Outline, other: Outline): number {
  let least = Infinity
  for (const corner of one) {
    let from = other.at(-1) as Point
    for (const to of other) {
      least = Math.min(least, distanceToSegment(corner, from, to))
      from = to
    }
  }
  return least
}

function nearestSide(outline: Outline, distanceOf: (from: Point, to: Point) => number): number {
  let least = Infinity
  let from = outline.at(-1) as Point
  for (const to of outline) {
    least = Math.min(least, distanceOf(from, to))
    if (least === 0) return 0
    from = to
  }
  return least
}

/** Whether two areas without dents have more than their borders in common. */
export const overlap = (one: Outline, other: Outline): boolean =>
  !hasSideBetween(one, other) && !hasSideBetween(other, one)

/** Whether the other area lies wholly beyond one side. */
function hasSideBetween(one: Outline, other: Outline): boolean {
  const left = Math.sign(doubleArea(one))
  return one.some((to, i) => {
    const from = one.at(i - 1) as Point
    return other.every(p => orientation(from, to, p) * left <= 0)
  })
}
