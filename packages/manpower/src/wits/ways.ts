import type { Point } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import { wayLength } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { firstPart, furthestOf } from '../movement/way-over.ts'
import { hazardsFor } from '../movement/hazards.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { speedLeft } from '../movement/mover.ts'

/** A full turn's march, whatever is spent of it. */
export const speedOfMarch = (s: Scenario, p: Sight, g: number): number =>
  Math.max(1, speedLeft(s, p, g) + at(p.groups, g).spent)

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
  const { good: furthest } = furthestOf(most, length => orderTo(length) !== null)
  return [furthest, furthest >> 1].flatMap(length => orderTo(length) ?? [])
}
