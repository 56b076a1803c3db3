import type { Point } from '@sandtable/board'
import type { Bar, MoveOrder, MovePlan } from '../movement/plan.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { isPlan, planMove } from '../movement/plan.ts'

/** A move towards a point: as far as it can be made, what it costs, and what keeps it from going on to the point. */
export interface Way {
  readonly order: MoveOrder
  readonly plan: MovePlan | null
  readonly bar: Bar | null
}

/** Bars before which a part of the way can still be made. */
const SHORT: readonly Bar[] = ['too-far', 'enemy', 'occupied', 'obstacle', 'off-map', 'no-room', 'off-rails']
const HALVINGS = 12

/** M-move-speed The straight way of a group's centre to a point, or the longest part of it that it can make. */
export function wayTo(
  s: Scenario,
  p: Sight,
  group: number,
  to: Point,
  facing: Point | null,
  crossing: MoveOrder['crossing'],
): Way {
  const from = centre(s, at(p.groups, group))
  const orderTo = (point: Point): MoveOrder => {
    const stays = point[0] === from[0] && point[1] === from[1]
    return { do: 'move', group, path: stays ? [] : [point], facing, crossing, strays: [] }
  }
  const whole = orderTo(to)
  const plan = planMove(s, p, whole)
  if (isPlan(plan)) return { order: whole, plan, bar: null }
  if (!SHORT.includes(plan)) return { order: whole, plan: null, bar: plan }
  let [good, bad]: [number, number] = [0, 2 ** HALVINGS]
  let best: Way = { order: whole, plan: null, bar: plan }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    const order = orderTo(partOf(from, to, middle, 2 ** HALVINGS))
    const shorter = planMove(s, p, order)
    if (isPlan(shorter)) {
      best = { order, plan: shorter, bar: plan }
      good = middle
    } else bad = middle
  }
  return best
}

const partOf = ([ax, ay]: Point, [bx, by]: Point, over: number, under: number): Point => [
  ax + Math.trunc(((bx - ax) * over) / under),
  ay + Math.trunc(((by - ay) * over) / under),
]
