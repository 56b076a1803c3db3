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
  const feet = nearestFeet(one, other)
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

/**
 * Approximate squares of the distances from all corners of both areas to all sides of the other; written
 * afresh each time.
 */
const squares: number[] = []

/** The corners of either area, with the points of the other's sides nearest to them, that are hardly further away than the nearest. */
function nearestFeet(one: Outline, other: Outline): Foot[] {
  const least = Math.min(measure(one, other, 0), measure(other, one, one.length * other.length))
  const most = (Math.sqrt(least) + ALIKE) ** 2
  const feet: Foot[] = []
  gather(feet, one, other, most, false)
  gather(feet, other, one, most, true)
  return feet
}

/** Notes the squares from corners to sides from a place on, corner by corner, and gives the least. */
function measure(corners: Outline, sides: Outline, first: number): number {
  let least = Infinity
  let place = first
  for (let i = 0; i < corners.length; i++) {
    let start = sides[sides.length - 1] as Point
    for (let k = 0; k < sides.length; k++) {
      const end = sides[k] as Point
      const square = squareOf(corners[i] as Point, start, end)
      squares[place++] = square
      if (square < least) least = square
      start = end
    }
  }
  return least
}

function squareOf(p: Point, a: Point, b: Point): number {
  const east = b[0] - a[0]
  const north = b[1] - a[1]
  const x = p[0] - a[0]
  const y = p[1] - a[1]
  const square = east * east + north * north
  const reach = square === 0 ? 0 : (x * east + y * north) / square
  const part = reach < 0 ? 0 : reach > 1 ? 1 : reach
  const dx = x - part * east
  const dy = y - part * north
  return dx * dx + dy * dy
}

function gather(feet: Foot[], corners: Outline, sides: Outline, most: number, isReversed: boolean): void {
  let place = isReversed ? corners.length * sides.length : 0
  for (const corner of corners) {
    let start = sides[sides.length - 1] as Point
    for (const end of sides) {
      if ((squares[place++] as number) <= most) {
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
