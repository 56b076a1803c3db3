import type { Point } from '@sandtable/board'
import { boxOf, contains, distance } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { mayStandAt } from '../ground/terrain.ts'

/** Woods are looked at in points so far apart. */
const STEP = 3000
/** How many of them are worth a closer look. */
const BEST = 2

const found = new WeakMap<Scenario, readonly Point[]>()

/** Points in the woods of a map, found once and kept beside the scenario, which never changes. */
function woodsOf(s: Scenario): readonly Point[] {
  let woods = found.get(s)
  if (woods === undefined) {
    woods = s.map.ground.filter(({ kind }) => kind === 'forest').flatMap(({ outline }) => pointsIn(outline))
    found.set(s, woods)
  }
  return woods
}

function pointsIn(outline: readonly Point[]): Point[] {
  const [west, south, east, north] = boxOf(outline)
  const points: Point[] = []
  for (let x = west + (STEP >> 1); x < east; x += STEP)
    for (let y = south + (STEP >> 1); y < north; y += STEP) if (contains(outline, [x, y])) points.push([x, y])
  return points
}

const zones = new WeakMap<Scenario, readonly Point[]>()

/** Points in the node's zone, kept as those in the woods are. */
function zoneOf(s: Scenario): readonly Point[] {
  let zone = zones.get(s)
  if (zone === undefined) {
    zone = s.map.node === null ? [] : pointsIn(s.map.node.outline)
    zones.set(s, zone)
  }
  return zone
}

/** MG-win-single Where the node can be entered soonest. */
export const nodeNear = (s: Scenario, p: Sight, from: Point): Point[] => nearest(s, p, from, zoneOf(s))

/** The nearest of some points on which somebody may stand. */
function nearest(s: Scenario, p: Sight, from: Point, points: readonly Point[]): Point[] {
  const far = points
    .map(point => ({ point, far: distance(from, point) }))
    .sort((one, other) => one.far - other.far)
  const best: Point[] = []
  for (const { point } of far) {
    if (best.length === BEST) break
    if (mayStandAt(s, p, point)) best.push(point)
  }
  return best
}

/** M-adv-forest Points in woods within a range of a mark, the nearest to where one is first. */
export const coverNear = (s: Scenario, p: Sight, from: Point, mark: Point, range: number): Point[] =>
  nearest(
    s,
    p,
    from,
    woodsOf(s).filter(point => distance(point, mark) <= range),
  )
