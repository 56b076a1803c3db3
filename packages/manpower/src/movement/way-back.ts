import type { Point } from '@sandtable/board'
import { distance, distanceToSegment } from '@sandtable/board'
import { at } from '../position.ts'

/** MG-block How close a group keeps to the path it came by when going back. */
const ASTRAY = 1000

const isBeside = (point: Point, from: Point, to: Point): boolean =>
  distanceToSegment(point, from, to) <= ASTRAY

/** Stretches of a way, by the corner at their end, that a point is beside; ascending. */
const stretchesBy = (came: readonly Point[], point: Point): number[] =>
  [...came.keys()].filter(i => i > 0 && isBeside(point, at(came, i - 1), at(came, i)))

/** MG-block Whether a leg goes back along the way that a group came, by all corners between; losses may have shifted its centre off it. */
export function isBack(came: readonly Point[], from: Point, to: Point): boolean {
  const way = stretchesBy(came, from).length > 0 ? came : [...came, from]
  const starts = stretchesBy(way, from)
  return stretchesBy(way, to).some(end => {
    const before = at(way, end - 1)
    const isByCorners = (start: number): boolean =>
      start >= end && way.slice(end, start).every(corner => isBeside(corner, from, to))
    return distance(before, to) < distance(before, from) && starts.some(isByCorners)
  })
}

/** MG-block The way that a group came, after one more leg: going back adds nothing, and any other leg goes on from where it began. */
export function cameBy<P extends Point>(came: readonly P[], from: P, to: P): readonly P[] {
  if (isBack(came, from, to)) return came
  const last = stretchesBy(came, from).at(-1) ?? came.length
  return [...came.slice(0, last), from, to]
}
