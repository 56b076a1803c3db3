import type { Point } from '@sandtable/board'
import type { TargetingOrder } from '../orders.ts'
import { distance } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { centre, present } from '../formation/layout.ts'
import { freshFor } from '../powers/move-again.ts'
import { harmOn, standingAt } from './prospect.ts'
import { movesAgain } from '../powers/on-movement.ts'
import { ordersAlong } from './ways.ts'
import { hostile } from '../sides.ts'

/** M-phase-lead Where a group that may move again goes: at the nearest enemy, if that brings it to blows; null: nowhere. */
export function orderAgain(s: Scenario, p: Sight, g: number): { order: TargetingOrder; gain: number } | null {
  const group = at(p.groups, g)
  if (movesAgain(p, g) === 0 || group.flying) return null
  const from = centre(s, group)
  const foes = [...p.groups.keys()].filter(n => {
    const other = at(p.groups, n)
    return hostile(s, other.owner, group.owner) && present(other) && !other.flying
  })
  const [nearest] = foes
    .map(n => centre(s, at(p.groups, n)))
    .sort((one, other) => distance(from, one) - distance(from, other))
  if (nearest === undefined) return null
  const fresh = freshFor(s, p, g)
  const before = harmOn(s, p, g, foes)
  return ordersAlong(s, fresh, g, [from, nearest])
    .map(order => ({
      order: { ...order, do: 'move-again' as const },
      gain: harmOn(s, standingAt(s, fresh, g, order.path.at(-1) as Point), g, foes) - before,
    }))
    .reduce<{ order: TargetingOrder; gain: number } | null>(
      (best, one) => (one.gain > (best?.gain ?? 0) ? one : best),
      null,
    )
}
