import type { Point } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import { distance, partWay } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { armsOf } from './targets.ts'
import { dropFor } from './carriers.ts'
import { centre, present } from '../formation/layout.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { minSpeedOf } from '../formation/speed.ts'
import { speedLeft } from '../movement/mover.ts'
import { worthOfGroup } from './worth.ts'
import { hostile } from '../sides.ts'

/** A flyer's order: over or near the worthiest enemy that it can reach, and never less than its minimum speed. */
export function flightOrder(s: Scenario, p: Sight, g: number): MoveOrder | null {
  const group = at(p.groups, g)
  const [speed, least] = [speedLeft(s, p, g), minSpeedOf(s, p, g)]
  const from = centre(s, group)
  const drop = group.spent > 0 ? null : dropFor(s, p, g)
  const ends = drop === null ? [...endsOf(s, p, g, from, speed), from] : [drop, from]
  for (const end of ends) {
    const path = circled(from, end, group.covered === 0 && least > 0 ? least + 1 : 0)
    const order: MoveOrder = { do: 'move', group: g, path, facing: null, crossing: 'cautious', strays: [] }
    if (path.length > 0 && isPlan(planMove(s, p, order))) return order
  }
  return null
}

/** MG-altitude Bombers must come close; others keep as far from the men below as their range allows. */
const OVERHEAD = 0.5
const STANDOFF = 0.9

const dropsBombs = (s: Scenario, p: Sight, g: number): boolean =>
  at(p.groups, g).stacks.some(({ unit }) => at(s.units, unit).traits.bombs !== undefined)

/** Where it would have an enemy in range, the worthiest enemies first. */
function endsOf(s: Scenario, p: Sight, g: number, from: Point, speed: number): Point[] {
  const { owner } = at(p.groups, g)
  const range = armsOf(s, p, g).reduce((most, fire) => Math.max(most, attackOf(s, p, fire).range), 0)
  if (range === 0) return []
  const off = Math.floor(range * (dropsBombs(s, p, g) ? OVERHEAD : STANDOFF))
  return p.groups
    .filter(group => hostile(s, group.owner, owner) && present(group))
    .map(group => ({ point: centre(s, group), worth: worthOfGroup(s, group) }))
    .sort((one, other) => other.worth - one.worth)
    .flatMap(({ point }): Point[] => {
      const far = distance(from, point)
      const way = far - off
      if (way <= 0) return [from]
      return way <= speed ? [partWay(from, point, Math.floor(way), far)] : []
    })
    .slice(0, 4)
}

/** A way to a point that is at least so long: it swings out to one side first. */
function circled(from: Point, end: Point, least: number): Point[] {
  const far = distance(from, end)
  if (far >= least) return far === 0 ? [] : [end]
  const out = Math.ceil(least / 2) + 100
  const aside: Point = [from[0] + (from[0] > out ? -out : out), from[1]]
  return far === 0 || distance(from, aside) + distance(aside, end) >= least
    ? [aside, end]
    : [aside, from, end]
}
