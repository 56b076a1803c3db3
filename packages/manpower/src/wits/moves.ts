import type { Answer } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { boxOf, distance } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { MoveOrder } from '../movement/plan.ts'
import type { Plan } from './seat.ts'
import type { Scenario } from '../scenario.ts'
import type { Temper } from './temper.ts'
import { active } from '../victory/victory.ts'
import { armsOf } from './targets.ts'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { centre, cornerFor, footprint, living, present } from '../formation/layout.ts'
import { distanceBetween } from '../formation/distance.ts'
import { flightOrder } from './flights.ts'
import { harmAtStack } from './harm.ts'
import { inNode } from '../ground/terrain.ts'
import { isAimedAtGround, altitude } from '../targeting/reach.ts'
import { isFlyer } from '../movement/flight.ts'
import { ordersAlong } from './ways.ts'
import { sees } from '../ground/sight.ts'
import { speedLeft } from '../movement/mover.ts'
import { spellReach } from './powers-reach.ts'
import { wayOver } from '../movement/way-over.ts'
import { worthOfGroup } from './worth.ts'

const DONE: Answer = { do: 'done' }

/** M-phase-move Group by group, each to the best place that it can reach. */
export const planOrders =
  (temper: Temper): Plan =>
  ({ s, view: p, player }) => {
    for (const g of groupsToAsk(p, player)) {
      const order = orderFor(s, p, g, temper)
      if (order !== null) return [order as unknown as Answer, DONE]
    }
    return [DONE]
  }

/** One's groups after the last that has done something in this turn; those before it have chosen to stay. */
function groupsToAsk(p: Sight, side: number): number[] {
  const own = [...p.groups.keys()].filter(g => at(p.groups, g).owner === side)
  const last = own.findLast(g => at(p.groups, g).spent > 0) ?? -1
  return own.filter(g => g > last && present(at(p.groups, g)) && at(p.groups, g).inside === NOBODY)
}

function orderFor(s: Scenario, p: Sight, g: number, temper: Temper): MoveOrder | null {
  const group = at(p.groups, g)
  if (isFlyer(s, group)) return flightOrder(s, p, g)
  if (speedLeft(s, p, g) === 0) return null
  const goals = goalsOf(s, p, g)
  const [first] = goals
  if (first === undefined) return null
  const stay = { order: null, worth: worthThere(s, p, g, first, temper) }
  const ideas = goals.flatMap(goal =>
    waysTo(s, p, g, goal)
      .flatMap(way => ordersAlong(s, p, g, way))
      .filter(order => !goal.inside || inNode(s, order.path.at(-1) as Point))
      .map(order => ({ order, worth: worthThere(s, movedTo(s, p, order), g, goal, temper) })),
  )
  return ideas.reduce<{ order: MoveOrder | null; worth: number }>(
    (best, idea) => (idea.worth > best.worth + 1 ? idea : best),
    stay,
  ).order
}

/** Ways to a goal: to its middle, and for who fights in contact also to the corners of an enemy who is near. */
function waysTo(s: Scenario, p: Sight, g: number, { point, mark, near }: Goal): (readonly Point[])[] {
  const from = centre(s, at(p.groups, g))
  const isClose = mark !== NOBODY && near <= CONTACT && distance(from, point) < 2 * speedLeft(s, p, g)
  const ends = isClose ? [point, ...footprint(s, at(p.groups, mark))] : [point]
  return ends.flatMap(end => {
    const way = wayOver(s, p, from, end)
    return way === null ? [] : [way]
  })
}

export function movedTo(s: Scenario, p: Sight, { group: g, path }: MoveOrder): Sight {
  const group = at(p.groups, g)
  const [x, y] = cornerFor(s, group, group.facing, path.at(-1) as Point)
  return { ...p, groups: p.groups.with(g, { ...group, at: [x, y], strays: [] }) }
}

/** Where a group wants to get to. */
interface Goal {
  readonly point: Point
  /** Near enough, in centimetres, if it sees its mark from there. */
  readonly near: number
  /** The enemy group that it goes for; NOBODY: a piece of ground. */
  readonly mark: number
  /** It does not leave the node for it. */
  readonly inside: boolean
}

/** Of its range a group uses so much, so that small losses do not put it out of reach. */
const USED = 0.9

/** So many of the nearest enemies are looked at. */
const MARKS = 3

/** Who holds the node stays in it; who does not goes for those in it, then for the node itself, then for anybody. */
function goalsOf(s: Scenario, p: Sight, g: number): Goal[] {
  const group = at(p.groups, g)
  const { node } = s.map
  const from = centre(s, group)
  const near = nearOf(s, p, g)
  const foes = [...p.groups.keys()].filter(n => {
    const other = at(p.groups, n)
    return other.owner !== group.owner && present(other) && !other.flying
  })
  const nearest = (row: readonly number[], inside: boolean): Goal[] =>
    [...row]
      .sort((one, other) => far(s, p, from, one) - far(s, p, from, other))
      .slice(0, MARKS)
      .map(mark => ({ point: centre(s, at(p.groups, mark)), near, mark, inside }))
  if (node === null) return nearest(foes, false)
  const middle: Goal = { point: middleOf(node.outline), near: 0, mark: NOBODY, inside: false }
  if (node.owner === group.owner) return inNode(s, from) ? nearest(foes, true) : [middle]
  const within = foes.filter(n => active(s, at(p.groups, n)) && inNode(s, centre(s, at(p.groups, n))))
  if (within.length > 0) return nearest(within, false)
  return inNode(s, from) ? [{ ...middle, point: from }] : [middle]
}

const far = (s: Scenario, p: Sight, from: Point, n: number): number =>
  distance(from, centre(s, at(p.groups, n)))

const middleOf = (outline: readonly Point[]): Point => {
  const [west, south, east, north] = boxOf(outline)
  return [(west + east) >> 1, (south + north) >> 1]
}

/** How near a group wants to be to whom it fights: in contact, or within what its weapons and spells reach. */
const nearOf = (s: Scenario, p: Sight, g: number): number =>
  Math.floor(
    USED *
      armsOf(s, p, g).reduce((most, fire) => Math.max(most, attackOf(s, p, fire).range), spellReach(s, p, g)),
  )

/** What it is worth to a group to be where it is, in hundredths of manpower. */
function worthThere(s: Scenario, p: Sight, g: number, goal: Goal, temper: Temper): number {
  const group = at(p.groups, g)
  const gap = gapTo(s, p, g, goal)
  const turns = gap / Math.max(speedOfMarch(s, p, g), 1)
  const draws = !goal.inside || goal.near <= CONTACT
  const haste = goal.inside ? 0 : goal.mark === NOBODY ? 1 : p.turn / s.turns
  const pull = temper.advance * (goal.mark === NOBODY ? OPEN : 1 + HASTE * haste)
  return (
    harmFrom(s, p, g) -
    temper.danger * (1 - haste) * dangerAt(s, p, g) -
    pull * worthOfGroup(s, group) * turns * Number(draws)
  )
}

/** Who must take the node dares more and more as the turns run out, and the way counts for so much more at the end. */
const HASTE = 2
/** Ground that nobody holds against him draws him by so much. */
const OPEN = 6

/** MG-measure Who reaches no further than this fights in contact. */
const CONTACT = 1000

/** A full turn's march, whatever is spent of it. */
const speedOfMarch = (s: Scenario, p: Sight, g: number): number => speedLeft(s, p, g) + at(p.groups, g).spent

/** Centimetres that a group is short of where it wants to be. */
function gapTo(s: Scenario, p: Sight, g: number, { point, near, mark }: Goal): number {
  if (mark === NOBODY) return distance(centre(s, at(p.groups, g)), point)
  const apart = distanceBetween(s, p, g, mark)
  return apart > near ? apart - near : sees(s, p, g, mark) ? 0 : Math.min(apart, SHORT)
}

/** Who is near enough and sees nothing goes on a little. */
const SHORT = 5000

/** What a group's own fire costs the enemies from where it is. */
function harmFrom(s: Scenario, p: Sight, g: number): number {
  const group = at(p.groups, g)
  const foes = [...p.groups.keys()].filter(
    n => at(p.groups, n).owner !== group.owner && present(at(p.groups, n)),
  )
  return harmOn(s, p, g, foes)
}

/** What the enemies' fire can cost a group where it is; each of them has others to fire at. */
function dangerAt(s: Scenario, p: Sight, g: number): number {
  const group = at(p.groups, g)
  return p.groups.reduce(
    (sum, other, n) => (other.owner !== group.owner && present(other) ? sum + harmOn(s, p, n, [g]) : sum),
    0,
  )
}

/** The most that the weapons of a group, each by itself, do to one of these groups by fire at stacks. */
export function harmOn(s: Scenario, p: Sight, g: number, marks: readonly number[]): number {
  const arms = armsOf(s, p, g).filter(fire => !isAimedAtGround(attackOf(s, p, fire)))
  if (arms.length === 0) return 0
  const best = new Map<number, number>()
  for (const mark of marks) {
    const target = at(p.groups, mark)
    const apart = distanceBetween(s, p, g, mark)
    const inReach = arms.filter(fire => {
      const { range, minRange } = attackOf(s, p, fire)
      return apart >= minRange && apart + altitude(s, p, fire, target) <= range
    })
    if (inReach.length === 0 || !sees(s, p, g, mark)) continue
    const stack = mainStack(target)
    for (const fire of inReach) {
      const harm = harmAtStack(s, p, fire, { at: 'stack', group: mark, stack })
      best.set(fire.stack, Math.max(best.get(fire.stack) ?? 0, harm))
    }
  }
  return [...best.values()].reduce((sum, harm) => sum + harm, 0)
}

/** The stack of a group that has most units. */
const mainStack = ({ stacks }: GroupSight): number =>
  stacks.reduce((best, stack, k) => (living(stack) > living(at(stacks, best)) ? k : best), 0)
