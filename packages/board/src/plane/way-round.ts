import type { Box, BoxIndex } from './boxes.ts'
import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { boxIndex, boxOf, grown, touchesBox } from './boxes.ts'
import { containsWithin, distanceFromSegment, distanceToOutline, doubleArea } from './outlines.ts'
import { distance, orientation, placed } from './points.ts'
import { enters } from './stretches.ts'

/** Impassable areas. */
export interface Obstacles {
  readonly outlines: readonly Outline[]
  readonly index: BoxIndex
}

export const obstacles = (outlines: readonly Outline[]): Obstacles => ({
  outlines,
  index: boxIndex(outlines.map(boxOf)),
})

export interface Mover {
  /** It keeps this far from every obstacle, except those that it starts or ends nearer to: it comes no nearer to these. */
  readonly clearance: number
  /** It stays in here. */
  readonly field: Box
  /** No way may be longer. */
  readonly longest: number
}

/** A way that has to be found round more obstacles is not looked for. */
const MOST_OBSTACLES = 60

/**
 * A short way from point to point that passes no obstacle, both ends included; null where none is found. At first only
 * obstacles in the straight way count, then also those in the way round these, until nothing is in the way that is found.
 */
export function wayRound(from: Point, to: Point, all: Obstacles, mover: Mover): Point[] | null {
  const { clearance } = mover
  const isHeld = (outline: Outline): boolean => containsWithin(outline, from) || containsWithin(outline, to)
  if (
    all.index
      .along(from, from)
      .concat(all.index.along(to, to))
      .some(i => isHeld(all.outlines[i] as Outline))
  )
    return null
  const counted = new Map<number, Obstacle>()
  while (counted.size <= MOST_OBSTACLES) {
    const way = shortest(from, to, [...counted.values()], mover)
    if (way === null) return null
    const before = counted.size
    way.forEach((a, leg) => {
      const b = way[leg + 1] ?? a
      for (const i of all.index.along(a, b, clearance)) {
        if (counted.has(i)) continue
        const obstacle = obstacleOf(all.outlines[i] as Outline, from, to, clearance)
        if (isBlocked(a, b, obstacle)) counted.set(i, obstacle)
      }
    })
    if (counted.size === before) return way
  }
  return null
}

interface Obstacle {
  readonly outline: Outline
  /** How far a way stays from it. */
  readonly keep: number
  /** A leg that does not touch this box stays so far from it. */
  readonly box: Box
  /** Where a way may turn round it. */
  readonly turns: readonly Point[]
}

function obstacleOf(outline: Outline, from: Point, to: Point, clearance: number): Obstacle {
  const keep = Math.min(clearance, distanceToOutline(from, outline), distanceToOutline(to, outline))
  return { outline, keep, box: grown(boxOf(outline), keep), turns: turnsRound(outline, clearance + 1) }
}

const isBlocked = (a: Point, b: Point, { outline, keep, box }: Obstacle): boolean =>
  touchesBox(a, b, box) && (keep === 0 ? enters(a, b, outline) : distanceFromSegment(a, b, outline) < keep)

/** Off both ends of every side, so far beyond the end and beside it; a dent needs none. */
function turnsRound(outline: Outline, off: number): Point[] {
  const corners = doubleArea(outline) < 0 ? outline.toReversed() : outline
  const isDent = (i: number): boolean =>
    orientation(
      corners.at(i - 1) as Point,
      corners[i] as Point,
      corners[(i + 1) % corners.length] as Point,
    ) <= 0
  return corners.flatMap((end, i) => {
    const start = corners.at(i - 1) as Point
    const ahead: Point = [end[0] - start[0], end[1] - start[1]]
    return [
      ...(isDent(i) ? [] : [placed(end, ahead, off, -off)]),
      ...(isDent((i || corners.length) - 1) ? [] : [placed(start, ahead, off, off)]),
    ]
  })
}

/** A place that a way may lead over: the way gone to it so far, and the straight way left from it. */
interface Place {
  readonly at: Point
  readonly left: number
  gone: number
  before: Place | null
}

/** The shortest way over the turns round some obstacles, in the order of the way gone and the straight way left. */
function shortest(
  from: Point,
  to: Point,
  around: readonly Obstacle[],
  { field, longest }: Mover,
): Point[] | null {
  const place = (at: Point): Place => ({ at, left: distance(at, to), gone: Infinity, before: null })
  const [start, goal] = [{ ...place(from), gone: 0 }, place(to)]
  const turns = around.flatMap(obstacle => obstacle.turns).filter(p => isInBox(field, p))
  const open = new Set([start, goal, ...turns.map(place)])
  for (;;) {
    let here: Place | null = null
    let least = Infinity
    for (const one of open) {
      const length = one.gone + one.left
      if (length < least && length <= longest) [here, least] = [one, length]
    }
    if (here === null) return null
    if (here === goal) return wayTo(goal)
    open.delete(here)
    const { at, gone } = here
    for (const next of open) {
      const length = gone + distance(at, next.at)
      if (length >= next.gone || length + next.left > longest) continue
      if (around.some(obstacle => isBlocked(at, next.at, obstacle))) continue
      next.gone = length
      next.before = here
    }
  }
}

function wayTo(goal: Place): Point[] {
  const way: Point[] = []
  for (let place: Place | null = goal; place !== null; place = place.before) way.push(place.at)
  return way.toReversed()
}

const isInBox = ([west, south, east, north]: Box, [x, y]: Point): boolean =>
  x >= west && x <= east && y >= south && y <= north
