import type { Obstacles, Point } from '@sandtable/board'
import { distance, obstacles, partWay, wayLength, wayRound } from '@sandtable/board'
import type { MoveOrder } from '../movement/plan.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { hazardsFor } from '../movement/hazards.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { obstacleAlong, workOutline, worksWith } from '../ground/terrain.ts'
import { speedLeft } from '../movement/mover.ts'

/** So far a way keeps from what bars it. */
const CLEARANCE = 300

/** What bars the way for good: ground that nobody enters, and walls as thin as they are drawn. */
const barriers = (s: Scenario, p: Sight): Obstacles =>
  obstacles([
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

/** A way over the ground from point to point, straight where nothing bars it; null where none is found. */
export function wayTo(s: Scenario, p: Sight, from: Point, to: Point): readonly Point[] | null {
  if (obstacleAlong(s, p, from, to) === null) return [from, to]
  return wayRound(from, to, barriers(s, p), {
    clearance: CLEARANCE,
    field: [0, 0, s.map.width, s.map.height],
    longest: 3 * (s.map.width + s.map.height),
  })
}

/** The first part of a way. */
function firstPart(way: readonly Point[], length: number): Point[] {
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

/** A hazard that would cost more turns to wade than this is rushed. */
const PATIENCE = 2

/** Orders to go along a way as far as the speed allows, and to shorter parts of it, those that may be given. */
export function ordersAlong(s: Scenario, p: Sight, group: number, way: readonly Point[]): MoveOrder[] {
  const speed = speedLeft(s, p, group)
  const most = Math.min(speed, wayLength(way))
  if (most === 0) return []
  const wading = way
    .slice(1)
    .reduce(
      (sum, to, i) =>
        sum + hazardsFor(s, p, group, at(way, i), to).reduce((also, { length }) => also + length, 0),
      0,
    )
  const crossing = 3 * wading > PATIENCE * speed ? 'rush' : 'cautious'
  const orderTo = (length: number): MoveOrder | null => {
    const path = firstPart(way, length)
    const order: MoveOrder = { do: 'move', group, path, facing: null, crossing, strays: [] }
    return path.length > 0 && isPlan(planMove(s, p, order)) ? order : null
  }
  const furthest = furthestOf(most, length => orderTo(length) !== null)
  return [furthest, furthest >> 1].flatMap(length => orderTo(length) ?? [])
}

/** A way is tried by so many parts, and the part that ends it by halves. */
const PARTS = 8
const HALVINGS = 6

/** About the greatest length that is good, so that who wants contact gets it. */
function furthestOf(most: number, isGood: (length: number) => boolean): number {
  if (isGood(most)) return most
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
  return good
}
