import type { Outline, Point } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import { distance, shifted, wayLength } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Obstacle } from '../ground/terrain.ts'
import type { Scenario } from '../scenario.ts'
import type { Stray } from './strays.ts'
import { at, NOBODY } from '../position.ts'
import { carriedTo, centre, cornerFor, footprint } from '../formation/layout.ts'
import { groupsOn, isFree } from './contact.ts'
import { isAloft } from './flight.ts'
import { isOnMap, isOutlineOnMap, mayStandAt, obstacleAlong } from '../ground/terrain.ts'
import { isOnRails } from './rails.ts'
import { mayGo } from './block.ts'
import { swept } from './sweep.ts'
import { speedLeft } from './mover.ts'
import { straysOf } from './strays.ts'
import { wayCost } from './hazards.ts'
import { hostile } from '../sides.ts'

/** Why a group cannot move as ordered. */
export type Bar =
  | 'stands-still'
  | 'in-building'
  | 'off-map'
  | Obstacle
  | 'off-rails'
  | 'enemy'
  | 'engaged'
  | 'occupied'
  | 'no-room'
  | 'too-far'

/** What a move costs, and how the group would stand after it. */
export interface MovePlan {
  readonly cost: number
  readonly end: GroupSight
}

export const isPlan = (plan: MovePlan | Bar): plan is MovePlan => typeof plan !== 'string'

/** M-move-speed, M-grp-formation Whether a group may move as ordered; if not, why not. */
export function planMove(s: Scenario, p: Sight, order: MoveOrder): MovePlan | Bar {
  const { group: g, path, facing, crossing } = order
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  const way: readonly Point[] = [centre(s, group), ...path]
  if (way.some((point, i) => i > 0 && distance(at(way, i - 1), point) === 0)) return 'stands-still'
  if (!isOnMap(s, at(way, way.length - 1))) return 'off-map'
  const aloft = isAloft(s, p, g, group.covered + wayLength(way))
  const barred = aloft ? null : barOnWay(s, p, g, way)
  if (barred !== null) return barred
  if (!mayGo(s, p, g, way)) return 'engaged'
  const arrived = carried(s, group, way, aloft)
  const turned = facing === null ? arrived : wheeled(s, arrived, facing)
  const cost = legsCost(s, p, g, way, aloft ? 'above' : crossing) + wheelCost(s, arrived, turned)
  if (cost === 0) return 'stands-still'
  if (cost > speedLeft(s, p, g)) return 'too-far'
  return ending(s, p, g, turned, order.strays, cost)
}

/** Why a group may not move as ordered; null: it may. */
export function whyNotMove(s: Scenario, p: Sight, order: MoveOrder): Bar | null {
  const plan = planMove(s, p, order)
  return isPlan(plan) ? null : plan
}

/** How the group stands at the end, if it may stand there. */
function ending(
  s: Scenario,
  p: Sight,
  g: number,
  end: GroupSight,
  named: readonly Stray[],
  cost: number,
): MovePlan | Bar {
  const area = footprint(s, end)
  if (!isOutlineOnMap(s, area)) return 'off-map'
  if (!end.flying && !isFree(s, p, g, area)) return 'occupied'
  const strays = straysOf(s, p, end, named)
  return strays === null ? 'no-room' : { cost, end: { ...end, strays } }
}

/** A ground group's path: over free ground. */
function barOnWay(s: Scenario, p: Sight, g: number, way: readonly Point[]): Bar | null {
  const group = at(p.groups, g)
  let area = footprint(s, group)
  const startsBarred = !mayStandAt(s, p, at(way, 0))
  const startsOn = groupsOn(s, p, area, ({ owner }) => hostile(s, owner, group.owner))
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [at(way, i - 1), at(way, i)]
    const by = vector(from, to)
    const obstacle = obstacleAlong(s, p, i === 1 && startsBarred ? to : from, to)
    if (obstacle !== null) return obstacle
    if (!isOnRails(s, group, from, to)) return 'off-rails'
    if (runsOver(s, p, group, startsOn, swept(area, by))) return 'enemy'
    area = shifted(area, by)
    if (!isOutlineOnMap(s, area)) return 'off-map'
  }
  return null
}

/** MG-contact Ground groups stop at an enemy footprint. */
const runsOver = (
  s: Scenario,
  p: Sight,
  { owner }: GroupSight,
  startsOn: readonly number[],
  area: Outline,
): boolean =>
  groupsOn(s, p, area, (other, n) => hostile(s, other.owner, owner) && !startsOn.includes(n)).length > 0

const vector = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]]

/** M-grp-formation The whole formation is carried along the way. */
function carried(s: Scenario, group: GroupSight, way: readonly Point[], flying: boolean): GroupSight {
  const [dx, dy] = vector(at(way, 0), way.at(-1) as Point)
  return carriedTo(s, group, [group.at[0] + dx, group.at[1] + dy], flying)
}

/** A group turned about its centre. */
export const wheeled = (s: Scenario, group: GroupSight, facing: Point): GroupSight => {
  const [x, y] = cornerFor(s, group, facing, centre(s, group))
  return { ...group, at: [x, y], facing: [facing[0], facing[1]], strays: [] }
}

/** MG-wheel A wheel costs the path of its furthest corner. */
export function wheelCost(s: Scenario, before: GroupSight, after: GroupSight): number {
  const [from, to] = [footprint(s, before), footprint(s, after)]
  return Math.max(...from.map((corner, i) => distance(corner, at(to, i))))
}

/** MG-exact Each leg is rounded on its own. */
function legsCost(
  s: Scenario,
  p: Sight,
  g: number,
  way: readonly Point[],
  crossing: 'cautious' | 'rush' | 'above',
): number {
  let cost = 0
  for (let i = 1; i < way.length; i++) cost += wayCost(s, p, g, at(way, i - 1), at(way, i), crossing)
  return cost
}
