import type { Plan } from '@sandtable/kernel'
import type { MoveOrder, Order } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { distance, partWay, wayLength } from '@sandtable/board'
import type { Goal } from './goals.ts'
import type { Manpower } from '../kind.ts'
import type { Prospect } from './prospect.ts'
import type { Route } from './ways.ts'
import type { Scenario } from '../scenario.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Temper } from './temper.ts'
import { at, NOBODY } from '../position.ts'
import { centre, footprint, present } from '../formation/layout.ts'
import { CONTACT, gapTo, goalsOf } from './goals.ts'
import { carriedBy } from '../movement/carry.ts'
import { carryOrder, isIdleTransport, landingFor, loadsOf } from './carriers.ts'
import { columnFor } from './column.ts'
import { detoursTo } from './detours.ts'
import { flightOrder } from './flights.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { giveUpOrder } from './surrender.ts'
import { hostile } from '../sides.ts'
import { inNode } from '../ground/terrain.ts'
import { isFlyer } from '../movement/flight.ts'
import { dashesOf, leftOf, lossOfRush, ordersAlong, routeTo, speedOfMarch } from './ways.ts'
import { mergeOrder } from './remnants.ts'
import { placeOf, standingAt } from './prospect.ts'
import { speedLeft } from '../movement/mover.ts'
import { worthOfGroup } from './worth.ts'
import { AROUND } from './around.ts'

const DONE = { do: 'done' } as const

/** M-phase-move Group by group, each to the best place that it can reach. */
export const planOrders =
  (temper: Temper): Plan<Manpower, 'orders'> =>
  ({ s, view: p, player }) => {
    const first = giveUpOrder(s, p, player) ?? mergeOrder(s, p, player) ?? carryOrder(s, p, player)
    if (first !== null) return [first, DONE]
    const loads = loadsOf(s, p, player)
    const waiting = new Set([
      ...loads.flatMap(({ carrier, rider }) => [carrier, rider]),
      ...landingFor(s, p, player),
    ])
    for (const g of groupsToAsk(s, p, player)) {
      const order = waiting.has(g) ? null : orderFor(s, p, g, temper)
      if (order !== null) return [order, DONE]
    }
    return [...loads.map(({ order }) => order), DONE]
  }

/**
 * The player's groups after the last that has marched this turn; those before it have chosen to stay. Front groups go first, and
 * make room for those behind them.
 */
function groupsToAsk(s: Scenario, p: Sight, player: number): number[] {
  const foes = p.groups
    .filter(({ owner, where }) => where === 'field' && hostile(s, owner, player))
    .map(group => group.at as Point)
  const own = [...p.groups.keys()]
    .filter(g => at(p.groups, g).owner === player && at(p.groups, g).where === 'field')
    .map(g => ({ g, far: farFrom(foes, startOf(s, at(p.groups, g))) }))
    .sort((one, other) => one.far - other.far || one.g - other.g)
    .map(({ g }) => g)
  const last = own.findLastIndex(g => at(p.groups, g).covered > 0)
  return own
    .filter((g, i) => i > last || (at(p.groups, g).covered === 0 && carriedBy(p, g) !== NOBODY))
    .filter(g => present(at(p.groups, g)) && at(p.groups, g).inside === NOBODY)
}

/** Where a group stood when the turn began. */
const startOf = (s: Scenario, group: GroupSight): Point =>
  (group.trail[0] as Point | undefined) ?? centre(s, group)

const farFrom = (points: readonly Point[], from: Point): number =>
  points.reduce((least, point) => Math.min(least, distance(from, point)), Infinity)

/** What to do now, and what the way from there to the goal is worth then. */
interface Idea {
  readonly order: MoveOrder | null
  readonly worth: number
}

function orderFor(s: Scenario, p: Sight, g: number, temper: Temper): Order | null {
  const group = at(p.groups, g)
  if (isFlyer(s, group)) return flightOrder(s, p, g)
  if (speedLeft(s, p, g) === 0 || isIdleTransport(s, p, g)) return null
  const here = placeOf(s, p, g)
  const goals = goalsOf(s, p, g)
  const [first] = goals
  const column =
    first === undefined || gapTo(s, p, g, first) === 0
      ? null
      : columnFor(s, p, g, first.point, paceFor(s, p, first, temper))
  if (column !== null) return column
  const order = best(goals.flatMap(goal => ideasFor(s, p, g, goal, here, temper)))
  const marks = goals.filter(({ ground }) => ground === 'none')
  if (order !== null || here.harm > 0 || marks.length === 0) return order
  const missed = marks.filter(goal => gapTo(s, p, g, goal) > 0)
  return lookRound(s, p, g, temper, goals) ?? goRound(s, p, g, temper, missed, here)
}

/** A group that would be idle before the enemy looks for a place near by from which it can fight. */
function lookRound(
  s: Scenario,
  p: Sight,
  g: number,
  temper: Temper,
  goals: readonly Goal[],
): MoveOrder | null {
  const [x, y] = centre(s, at(p.groups, g))
  const isInside = goals.some(({ inside }) => inside)
  const ideas = AROUND.flatMap(([dx, dy]) =>
    [2, 1]
      .map(part => Math.floor(speedLeft(s, p, g) / part / 10))
      .map((far): Point => [x + dx * far, y + dy * far]),
  )
    .filter(point => !isInside || inNode(s, point))
    .map((point): MoveOrder => ({
      do: 'move',
      group: g,
      path: [point],
      facing: null,
      crossing: 'cautious',
      strays: [],
    }))
    .filter(order => isPlan(planMove(s, p, order)))
    .map((order): Idea => {
      const { harm, danger } = placeOf(s, standingAt(s, p, g, order.path[0] as Point), g)
      return { order, worth: harm - temper.danger * (1 - p.turn / s.turns) * danger }
    })
  return best([{ order: null, worth: 0 }, ...ideas])
}

/** A group that finds none goes round the obstacle before an enemy. */
function goRound(
  s: Scenario,
  p: Sight,
  g: number,
  temper: Temper,
  marks: readonly Goal[],
  here: Prospect,
): MoveOrder | null {
  const ideas = marks.flatMap(goal =>
    detoursTo(s, p, g, goal).flatMap(way => {
      const worth = (place: Prospect, far: number): number => worthOf(s, p, g, goal, place, far, temper)
      const orders = ordersAlong(s, p, g, way).filter(order => isWithin(s, goal, order))
      const moves = orders.map((order): Idea => {
        const place = placeOf(s, standingAt(s, p, g, order.path.at(-1) as Point), g)
        return { order, worth: worth(place, wayLength(way) - wayLength([at(way, 0), ...order.path])) }
      })
      return [{ order: null, worth: worth(here, wayLength(way)) }, ...moves]
    }),
  )
  return best(ideas)
}

/** To wait, or to go this far on the path to a goal; nothing if others block the path to an enemy. */
function ideasFor(s: Scenario, p: Sight, g: number, goal: Goal, here: Prospect, temper: Temper): Idea[] {
  const promise = promiseOf(s, p, g, goal, here, temper)
  const gap = gapTo(s, p, g, goal)
  const pace = paceFor(s, p, goal, temper)
  const routes = routesTo(s, p, g, goal, pace)
  const orders = routes
    .flatMap(route => ordersAlong(s, p, g, route.way, route.crossing).map(order => ({ route, order })))
    .filter(({ order }) => isWithin(s, goal, order))
    .map(({ route, order }) => {
      const then = standingAt(s, p, g, order.path.at(-1) as Point)
      return { route, order, then, far: gapAfter(s, p, g, goal, route, order, then, pace) }
    })
  const far = gap === 0 || routes[0] === undefined ? gap : gap + surcharge(routes[0].way, routes[0].cost)
  const isBarred = goal.ground === 'none' && gap > 0 && orders.every(one => one.far >= far)
  if (isBarred) return []
  const stay = { order: null, worth: worthOf(s, p, g, goal, here, far, temper) + promise(p) }
  const moves = orders.map(({ route: by, order, then, far: left }): Idea => {
    const lost = dashesOf(s, p, g, by, order) * lossOfRush(s, p, g) * worthOfGroup(s, at(p.groups, g))
    return {
      order,
      worth: worthOf(s, then, g, goal, placeOf(s, then, g), left, temper) + promise(then) - lost,
    }
  })
  return [stay, ...moves]
}

/** What a way costs more than its two ends are apart: it leads round something, or through a hazard. */
const surcharge = (way: readonly Point[], cost: number): number =>
  Math.max(0, cost - distance(at(way, 0), way.at(-1) as Point))

/** How far a group is from its goal at the end of an order, what the rest of the route costs more than the straight way counted in. */
function gapAfter(
  s: Scenario,
  p: Sight,
  g: number,
  goal: Goal,
  route: Route,
  order: MoveOrder,
  then: Sight,
  pace: number,
): number {
  const gap = gapTo(s, then, g, goal)
  const rest = [order.path.at(-1) as Point, route.way.at(-1) as Point]
  return gap === 0 ? 0 : gap + surcharge(rest, leftOf(s, p, g, route, order, pace))
}

/** M-adv-node A side that holds the node ends no move outside it. */
const isWithin = (s: Scenario, { inside }: Goal, { path }: MoveOrder): boolean =>
  !inside || inNode(s, path.at(-1) as Point)

/** The best idea; if staying is as good, the group stays. */
const best = (ideas: readonly Idea[]): MoveOrder | null =>
  ideas.reduce<Idea>(
    (found, idea) => (idea.worth > found.worth + Number(idea.order !== null) ? idea : found),
    { order: null, worth: Number.NEGATIVE_INFINITY },
  ).order

/** Routes to a goal: to its middle, and for a group that fights in contact also to the next corners of a near enemy. */
function routesTo(
  s: Scenario,
  p: Sight,
  g: number,
  { point, ground, mark, near }: Goal,
  pace: number,
): Route[] {
  const from = centre(s, at(p.groups, g))
  const isClose = ground === 'none' && near <= CONTACT && distance(from, point) < 2 * speedLeft(s, p, g)
  const corners = isClose
    ? footprint(s, at(p.groups, mark)).toSorted((one, other) => distance(from, one) - distance(from, other))
    : []
  const ends = [point, ...corners.slice(0, CORNERS)]
  return ends.flatMap(end => routeTo(s, p, g, from, end, pace) ?? [])
}

/** How many of them; the others are behind it. */
const CORNERS = 3

/** What a place is worth to a group that has so far from there to its goal, in hundredths of manpower. */
function worthOf(
  s: Scenario,
  p: Sight,
  g: number,
  goal: Goal,
  place: Prospect,
  far: number,
  temper: Temper,
): number {
  const turns = far / speedOfMarch(s, p, g)
  const draws = !goal.inside || goal.near <= CONTACT
  return (
    place.harm -
    temper.danger * (1 - hasteFor(s, p, goal)) * place.danger -
    paceFor(s, p, goal, temper) * worthOfGroup(s, at(p.groups, g)) * turns * Number(draws)
  )
}

/** What a turn's march nearer to a goal is worth, as a part of the group. */
const paceFor = (s: Scenario, p: Sight, goal: Goal, temper: Temper): number =>
  temper.advance * (goal.ground === 'node' ? OPEN : 1 + HASTE * hasteFor(s, p, goal))

/** A side that must take the node dares more and more as the turns run out. */
const hasteFor = (s: Scenario, p: Sight, { inside, ground }: Goal): number =>
  inside ? 0 : ground === 'node' ? 1 : p.turn / s.turns

/** The way counts for so much more at the end. */
const HASTE = 2
/** How much ground that no enemy holds attracts a group. */
const OPEN = 6

/** How many turns in a good place are counted, and which part of them each turn on the way leaves. */
const LASTING = 3
const FADING = 0.75

/** What cover is worth that a group is on its way to: what it is better than the open ground from which it would fight. */
function promiseOf(
  s: Scenario,
  p: Sight,
  g: number,
  goal: Goal,
  here: Prospect,
  temper: Temper,
): (then: Sight) => number {
  if (goal.ground !== 'cover') return () => 0
  const fear = temper.danger * (1 - hasteFor(s, p, goal))
  const valueOf = ({ harm, danger }: Prospect): number => harm - fear * danger
  const covered = placeOf(s, standingAt(s, p, g, goal.point), g)
  const [from, mark] = [centre(s, at(p.groups, g)), centre(s, at(p.groups, goal.mark))]
  const far = distance(from, mark)
  const open =
    far > goal.near ? placeOf(s, standingAt(s, p, g, partWay(from, mark, far - goal.near, far)), g) : here
  const gain = LASTING * Math.max(0, valueOf(covered) - valueOf(open))
  return then => gain * FADING ** (gapTo(s, then, g, goal) / speedOfMarch(s, then, g))
}
