import type { Obstacles, Outline, Point } from '@sandtable/board'
import { distance, obstacles, partWay, wayRound } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { obstacleAlong, workOutline, worksWith } from '../ground/terrain.ts'

/** A path's distance from what bars it. */
const CLEARANCE = 300

/** Permanent obstacles: closed ground, and walls without thickness; and others to be avoided. */
const barriers = (s: Scenario, p: Sight, others: readonly Outline[]): Obstacles =>
  obstacles([
    ...others,
    ...s.map.ground
      .filter(({ kind }) => kind === 'cliff' || kind === 'water' || kind === 'house')
      .map(({ outline }) => outline),
    ...s.map.walls.flatMap(({ line }) =>
      line.slice(1).map((end, i): Point[] => {
        const [x, y] = at(line, i)
        return [
          [x, y],
          [end[0], end[1]],
          [end[0] + 1, end[1] + 1],
          [x + 1, y + 1],
        ]
      }),
    ),
    ...worksWith(s, p, 'blocks-move').map(w => workOutline(s, at(p.works, w))),
  ])

/** A path over the ground from point to point, straight if possible; null if none is found. */
export function wayOver(
  s: Scenario,
  p: Sight,
  from: Point,
  to: Point,
  others: readonly Outline[] = [],
): readonly Point[] | null {
  if (others.length === 0 && obstacleAlong(s, p, from, to) === null) return [from, to]
  return wayRound(from, to, barriers(s, p, others), {
    clearance: CLEARANCE,
    field: [0, 0, s.map.width, s.map.height],
    longest: 3 * (s.map.width + s.map.height),
  })
}

/** The first part of a way. */
export function firstPart(way: readonly Point[], length: number): Point[] {
  const path: Point[] = []
  let left = length
  for (let i = 1; i < way.length && left > 0; i++) {
    const [from, to] = [at(way, i - 1), at(way, i)]
    const far = distance(from, to)
    path.push(far <= left ? to : partWay(from, to, left, far))
    left -= far
  }
  return path
}

/** A way is tried in this many parts, and the part that ends it by halves. */
const PARTS = 8
const HALVINGS = 6

/** Roughly the greatest good length, so that a group that wants contact gets it, and one a little further that is not good. */
export function furthestOf(
  most: number,
  isGood: (length: number) => boolean,
): { readonly good: number; readonly bad: number } {
  if (isGood(most)) return { good: most, bad: most + 1 }
  const step = Math.ceil(most / PARTS)
  let good = most - step
  while (good > 0 && !isGood(good)) good -= step
  if (good <= 0) good = 0
  let bad = good + step
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) >> 1
    if (isGood(middle)) good = middle
    else bad = middle
  }
  return { good, bad }
}
