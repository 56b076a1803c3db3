import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { along, distance, squareBetween } from './points.ts'
import { boxesTouch, boxOf } from './boxes.ts'
import { contains, distanceOfOutlines } from './outlines.ts'
import { distanceToSegment, meetingPoint, partWay } from './segments.ts'

/** The shortest straight way from one area to another. */
export interface Nearest {
  readonly from: Point
  readonly to: Point
  /** In whole centimetres; 0 where the areas touch or overlap. */
  readonly length: number
}

/**
 * The points of two areas that are nearest to each other; an area may be a single point. Where many pairs are equally
 * near, as between parallel sides, the middle of them counts.
 */
export function nearestPoints(one: Outline, other: Outline): Nearest {
  if (isBox(one) && isBox(other)) return betweenBoxes(one, other)
  const shared = sharedPoint(one, other)
  if (shared !== null) return { from: shared, to: shared, length: 0 }
  const least = Math.min(leastSquare(one, other), leastSquare(other, one))
  const most = (Math.sqrt(least) + ALIKE) ** 2
  const feet: Foot[] = []
  gather(feet, one, other, most, false)
  gather(feet, other, one, most, true)
  const first = feet[0] as Foot
  const last = feet.reduce((best, foot) =>
    squareBetween(first.from, foot.from) > squareBetween(first.from, best.from) ? foot : best,
  )
  return {
    from: middle(first.from, last.from),
    to: middle(first.to, last.to),
    length: feet.reduce((length, foot) => Math.min(length, foot.length), Infinity),
  }
}

/** Pairs whose distances differ by less are equally near: a corner that is rounded to whole centimetres may be so far off. */
const ALIKE = 0.75

/** A corner of one area and the point of a side of the other that is nearest to it. */
type Foot = Nearest

const middle = (a: Point, b: Point): Point => [Math.floor((a[0] + b[0]) / 2), Math.floor((a[1] + b[1]) / 2)]

/** A point that two areas share; null: they lie apart. */
function sharedPoint(one: Outline, other: Outline): Point | null {
  const [a, b] = [one[0] as Point, other[0] as Point]
  if (one.length === 1) return contains(other, a) ? a : null
  if (other.length === 1) return contains(one, b) ? b : null
  if (!boxesTouch(boxOf(one), boxOf(other)) || distanceOfOutlines(one, other) > 0) return null
  return other.find(p => contains(one, p)) ?? one.find(p => contains(other, p)) ?? crossingOf(one, other) ?? a
}

/** Where a side of one area meets a side of another. */
function crossingOf(one: Outline, other: Outline): Point | null {
  for (const [i, to] of one.entries())
    for (const [k, end] of other.entries()) {
      const met = meetingPoint(one.at(i - 1) as Point, to, other.at(k - 1) as Point, end)
      if (met !== null) return met
    }
  return null
}

/** About the square of the distance from the corners of an area to the sides of another. */
function leastSquare(corners: Outline, sides: Outline): number {
  let least = Infinity
  for (const corner of corners) {
    let start = sides[sides.length - 1] as Point
    for (const end of sides) {
      const square = squareOf(corner, start, end)
      if (square < least) least = square
      start = end
    }
  }
  return least
}

function squareOf([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const [east, north] = [c - a, d - b]
  const square = east * east + north * north
  const reach = square === 0 ? 0 : ((x - a) * east + (y - b) * north) / square
  const part = reach < 0 ? 0 : reach > 1 ? 1 : reach
  const [dx, dy] = [x - a - part * east, y - b - part * north]
  return dx * dx + dy * dy
}

/** The corners of an area, with the points of the other's sides nearest to them, that are hardly further away than that. */
function gather(feet: Foot[], corners: Outline, sides: Outline, most: number, isReversed: boolean): void {
  for (const corner of corners) {
    let start = sides[sides.length - 1] as Point
    for (const end of sides) {
      if (squareOf(corner, start, end) <= most) {
        const square = squareBetween(start, end)
        const reach = Math.min(Math.max(along(start, end, corner), 0), square)
        const foot = square === 0 ? start : partWay(start, end, reach, square)
        const length = distanceToSegment(corner, start, end)
        feet.push(isReversed ? { from: foot, to: corner, length } : { from: corner, to: foot, length })
      }
      start = end
    }
  }
}

/** Whether an area is a point, or has four sides that lie east and west, north and south. */
function isBox(outline: Outline): boolean {
  if (outline.length === 1) return true
  if (outline.length !== 4) return false
  const [a, b, c, d] = outline as [Point, Point, Point, Point]
  return a[0] === b[0]
    ? b[1] === c[1] && c[0] === d[0] && d[1] === a[1]
    : a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0]
}

/** The same for boxes, quicker. */
function betweenBoxes(one: Outline, other: Outline): Nearest {
  const [x, y] = [facing(one, other, 0), facing(one, other, 1)]
  const [from, to]: [Point, Point] = [
    [x[0], y[0]],
    [x[1], y[1]],
  ]
  return { from, to, length: distance(from, to) }
}

/** Where two boxes come nearest to each other in one direction: the middle of what they share, or the ends that face. */
function facing(one: Outline, other: Outline, axis: 0 | 1): [number, number] {
  const [low, high] = spanOf(one, axis)
  const [least, most] = spanOf(other, axis)
  if (high <= least) return [high, least]
  if (most <= low) return [low, most]
  const shared = Math.floor((Math.max(low, least) + Math.min(high, most)) / 2)
  return [shared, shared]
}

function spanOf(box: Outline, axis: 0 | 1): [number, number] {
  const a = (box[0] as Point)[axis]
  const c = (box[2] ?? (box[0] as Point))[axis]
  return a < c ? [a, c] : [c, a]
}
