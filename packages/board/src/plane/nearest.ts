import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { along, distance, squareBetween } from './points.ts'
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
 * The points of two areas without dents that are nearest to each other; an area may be a single point. Where many pairs are
 * equally near, as between parallel sides, the middle of them counts.
 */
export function nearestPoints(one: Outline, other: Outline): Nearest {
  if (isBox(one) && isBox(other)) return betweenBoxes(one, other)
  const shared = sharedPoint(one, other)
  if (shared !== null) return { from: shared, to: shared, length: 0 }
  const feet = [...feetOf(one, other, false), ...feetOf(other, one, true)]
  const least = Math.min(...feet.map(({ far }) => far))
  const [first, ...rest] = feet.filter(({ far }) => far < least + ALIKE) as [Foot]
  const last = (rest as Foot[]).reduce(
    (best, foot) =>
      squareBetween(first.from, foot.from) > squareBetween(first.from, best.from) ? foot : best,
    first,
  )
  const length = Math.min(first.length(), last.length())
  return { from: middle(first.from, last.from), to: middle(first.to, last.to), length }
}

/** Pairs whose distances differ by less are equally near: a corner that is rounded to whole centimetres may be so far off. */
const ALIKE = 0.75

/** A corner of one area and the point of a side of the other that is nearest to it. */
interface Foot extends Pick<Nearest, 'from' | 'to'> {
  readonly far: number
  readonly length: () => number
}

const middle = (a: Point, b: Point): Point => [Math.floor((a[0] + b[0]) / 2), Math.floor((a[1] + b[1]) / 2)]

/** A point that two areas share; null: they lie apart. */
function sharedPoint(one: Outline, other: Outline): Point | null {
  const [a, b] = [one[0] as Point, other[0] as Point]
  if (one.length === 1) return contains(other, a) ? a : null
  if (other.length === 1) return contains(one, b) ? b : null
  if (distanceOfOutlines(one, other) > 0) return null
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

function feetOf(corners: Outline, sides: Outline, isReversed: boolean): Foot[] {
  const feet: Foot[] = []
  for (const corner of corners) {
    let start = sides.at(-1) as Point
    for (const end of sides) {
      const square = squareBetween(start, end)
      const reach = Math.min(Math.max(along(start, end, corner), 0), square)
      const foot = square === 0 ? start : partWay(start, end, reach, square)
      const part = square === 0 ? 0 : reach / square
      const [x, y] = [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])]
      const side = start
      feet.push({
        from: isReversed ? foot : corner,
        to: isReversed ? corner : foot,
        far: Math.sqrt((corner[0] - x) ** 2 + (corner[1] - y) ** 2),
        length: () => distanceToSegment(corner, side, end),
      })
      start = end
    }
  }
  return feet
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
