import type { Point } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import { distance, wayLength } from '@sandtable/board'
import type { Scenario, Unit } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { dryWay } from './crossings.ts'
import { firstPart, furthestOf, wayOver } from '../movement/way-over.ts'
import { hazardsFor, wayCost } from '../movement/hazards.ts'
import { isMen } from '../combat/casualties.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { speedLeft } from '../movement/mover.ts'
import { worthOf, worthOfGroup } from './worth.ts'

/** A full turn's march, whatever is spent of it. */
export const speedOfMarch = (s: Scenario, p: Sight, g: number): number =>
  Math.max(1, speedLeft(s, p, g) + at(p.groups, g).spent)

type Crossing = MoveOrder['crossing']

/** A path, how its hazards are crossed, and its cost in centimetres of march, risks included. */
export interface Route {
  readonly way: readonly Point[]
  readonly crossing: Crossing
  readonly cost: number
}

/** Wading for less than this part of a turn's march isn't worth a detour. */
const SHALLOW = 0.1

/**
 * M-haz-terrain How to get from point to point: straight where that is dry; else round the hazards or by a bridge, wading, or at a
 * run, whichever costs least. `pace` is what a turn's march is worth, as a part of the group.
 */
export function routeTo(
  s: Scenario,
  p: Sight,
  g: number,
  from: Point,
  to: Point,
  pace: number,
): Route | null {
  const straight = wayOver(s, p, from, to)
  const waded = straight === null ? Infinity : costAlong(s, p, g, straight, 'cautious')
  const length = straight === null ? Infinity : wayLength(straight)
  const march = speedOfMarch(s, p, g)
  if (straight !== null && waded - length <= SHALLOW * march)
    return { way: straight, crossing: 'cautious', cost: waded }
  const dashed = length + riskAlong(s, p, g, straight ?? [], pace)
  const best: Route | null =
    straight === null
      ? null
      : dashed < waded
        ? { way: straight, crossing: 'rush', cost: dashed }
        : { way: straight, crossing: 'cautious', cost: waded }
  const most = best?.cost ?? 2 * distance(from, to)
  const legs = dryWay(s, p, g, from, to, most)
  if (legs === null || legs.length === 2) return best
  const round = joined(legs.slice(1).map((end, i) => wayOver(s, p, at(legs, i), end)))
  if (round === null) return best
  const cost = costAlong(s, p, g, round, 'cautious')
  return cost < most ? { way: round, crossing: 'cautious', cost } : best
}

/** Ways one after the other as one; null if one of them is missing. */
const joined = (ways: readonly (readonly Point[] | null)[]): Point[] | null => {
  const whole: Point[] = []
  for (const way of ways) {
    if (way === null) return null
    whole.push(...(whole.length === 0 ? way : way.slice(1)))
  }
  return whole
}

const costAlong = (s: Scenario, p: Sight, g: number, way: readonly Point[], crossing: Crossing): number =>
  way.slice(1).reduce((sum, to, i) => sum + wayCost(s, p, g, at(way, i), to, crossing), 0)

/** M-haz-rush What a run along a way risks, in centimetres of march: a die for each hazard, and for each turn in it. */
function riskAlong(s: Scenario, p: Sight, g: number, way: readonly Point[], pace: number): number {
  const march = speedOfMarch(s, p, g)
  const dice = way
    .slice(1)
    .flatMap((to, i) => hazardsFor(s, p, g, at(way, i), to))
    .reduce((sum, { length }) => sum + Math.ceil(length / march), 0)
  return (dice * lossOfRush(s, p, g) * march) / pace
}

/** M-haz-rush Every second time a quarter of the units are caught. */
const CAUGHT = 1 / 8
/** Two damage to something that takes more leaves it this part of its worth to lose. */
const DENTED = 0.6

/** The part of a group's worth that one run through a hazard costs on an average. */
export const lossOfRush = (s: Scenario, p: Sight, g: number): number => {
  const group = at(p.groups, g)
  const all = worthOfGroup(s, group)
  const hurt = group.stacks.reduce(
    (sum, stack) => sum + worthOf(at(s.units, stack.unit), stack) * hurtBy(at(s.units, stack.unit)),
    0,
  )
  return all === 0 ? 0 : (CAUGHT * hurt) / all
}

const hurtBy = (unit: Unit): number => {
  const tough = Math.min(unit.health ?? Infinity, 4 * (unit.crew ?? Infinity))
  return isMen(unit) || tough <= 2 ? 1 : (2 * DENTED) / tough
}

/** What an order leaves of a route, in centimetres of march, and how many dice it throws on the way. */
export function leftOf(
  s: Scenario,
  p: Sight,
  g: number,
  route: Route,
  { path }: MoveOrder,
  pace: number,
): number {
  const way = [at(route.way, 0), ...path]
  const risk = route.crossing === 'rush' ? riskAlong(s, p, g, way, pace) : 0
  return Math.max(0, route.cost - costAlong(s, p, g, way, route.crossing) - risk)
}

/** The hazards that an order runs through. */
export const dashesOf = (s: Scenario, p: Sight, g: number, route: Route, { path }: MoveOrder): number =>
  route.crossing === 'rush'
    ? path.reduce((sum, to, i) => sum + hazardsFor(s, p, g, path[i - 1] ?? at(route.way, 0), to).length, 0)
    : 0

/** Orders to go along a way as far as the speed allows, and to shorter parts of it, those that may be given. */
export function ordersAlong(
  s: Scenario,
  p: Sight,
  group: number,
  way: readonly Point[],
  crossing: Crossing = 'cautious',
): MoveOrder[] {
  const speed = speedLeft(s, p, group)
  const most = Math.min(speed, wayLength(way))
  if (most === 0) return []
  const orderTo = (length: number): MoveOrder | null => {
    const path = firstPart(way, length)
    const order: MoveOrder = { do: 'move', group, path, facing: null, crossing, strays: [] }
    return path.length > 0 && isPlan(planMove(s, p, order)) ? order : null
  }
  const { good: furthest } = furthestOf(most, length => orderTo(length) !== null)
  return [furthest, furthest >> 1].flatMap(length => orderTo(length) ?? [])
}
