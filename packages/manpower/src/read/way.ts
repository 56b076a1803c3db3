import type { Point } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import { wayLength } from '@sandtable/board'
import type { Bar, MovePlan } from '../movement/plan.ts'
import type { Hazard } from '../ground/terrain.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Stray } from '../movement/strays.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { explained } from '../why-not.ts'
import { firstPart, furthestOf, wayOver } from '../movement/way-over.ts'
import { hazardsFor, wayCost } from '../movement/hazards.ts'
import { isObstacle } from '../ground/terrain.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { measured } from '../measures.ts'
import { speedLeft } from '../movement/mover.ts'

/** A move towards a point: as far as it can be made, its cost, and why it can't reach the point. */
export interface Way {
  readonly order: MoveOrder
  readonly plan: MovePlan | null
  readonly bar: WhyNot | null
  /** Centimetres from its start to its end. */
  readonly length: number
  /** What hazards add to that for the cautious. */
  readonly slowed: number
  /** The hazards on it, in order; nothing is in a flyer's way. */
  readonly hazards: readonly Hazard[]
}

/** Bars that leave no part of the way to be made. */
const WHOLE: readonly Bar[] = ['stands-still', 'in-building', 'engaged']

/**
 * M-move-speed The path of a group's centre to a point, or its longest possible part: straight, or around ground that
 * bars it.
 */
export function wayTo(
  s: Scenario,
  p: Sight,
  group: number,
  to: Point,
  facing: Point | null,
  crossing: MoveOrder['crossing'],
): Way {
  const from = centre(s, at(p.groups, group))
  const orderOn = (path: readonly Point[]): MoveOrder => {
    return { do: 'move', group, path, facing, crossing, strays: [] }
  }
  const stays = to[0] === from[0] && to[1] === from[1]
  const straight = orderOn(stays ? [] : [to])
  const tried = planMove(s, p, straight)
  const way = (tried === 'off-map' || isObstacle(tried) ? wayOver(s, p, from, to) : null) ?? [
    from,
    ...straight.path,
  ]
  const whole = way.length > 2 ? orderOn(way.slice(1)) : straight
  const plan = whole === straight ? tried : planMove(s, p, whole)
  if (isPlan(plan)) return described(s, p, from, whole, plan, null)
  if (WHOLE.includes(plan)) return described(s, p, from, whole, null, plan)
  const partOf = (length: number): MoveOrder => orderOn(firstPart(way, length))
  const most = Math.min(speedLeft(s, p, group), wayLength(way))
  const { good, bad } = furthestOf(most, length => length > 0 && isPlan(planMove(s, p, partOf(length))))
  const order = good > 0 ? partOf(good) : whole
  const shorter = planMove(s, p, order)
  const beyond = planMove(s, p, partOf(bad))
  return described(s, p, from, order, isPlan(shorter) ? shorter : null, isPlan(beyond) ? plan : beyond)
}

/** M-grp-displace The same way with places that its owner names for displaced units; null: they cannot stand there. */
export function wayWith(s: Scenario, p: Sight, way: Way, strays: readonly Stray[]): Way | null {
  const order = { ...way.order, strays: strays.toSorted(([a], [b]) => a - b) }
  const plan = planMove(s, p, order)
  return isPlan(plan) ? { ...way, order, plan } : null
}

const barred = (s: Scenario, p: Sight, order: MoveOrder, bar: Bar): WhyNot =>
  explained('orders', bar, {
    parts: measured(s, p, at(p.groups, order.group).owner, bar, {
      ...order,
      path: [],
      facing: null,
      strays: [],
    }),
  })

function described(
  s: Scenario,
  p: Sight,
  from: Point,
  order: MoveOrder,
  plan: MovePlan | null,
  bar: Bar | null,
): Way {
  const way = [from, ...order.path]
  const flies = plan?.end.flying ?? at(p.groups, order.group).flying
  const hazards = flies ? [] : order.path.flatMap((to, i) => hazardsFor(s, p, order.group, at(way, i), to))
  const crossing = flies ? 'above' : order.crossing
  const paid = order.path.map((to, i) => wayCost(s, p, order.group, at(way, i), to, crossing))
  const length = wayLength(way)
  const why = bar === null ? null : barred(s, p, order, bar)
  return { order, plan, bar: why, length, slowed: paid.reduce((sum, cost) => sum + cost, -length), hazards }
}
