import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Way } from './way.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { flightOf } from './flight.ts'
import { withGroup } from '../formation/whereabouts.ts'

/** M-move-speed, M-fly-land The position when a move has been made and its Movement is over, if nobody interferes; null: it can't be made. */
export function afterMove(s: Scenario, p: Sight, { order, plan, length }: Way): Sight | null {
  if (plan === null) return null
  const { group: g, path } = order
  const group = at(p.groups, g)
  const start = centre(s, group)
  const corners = [start, ...path].map(([x, y]): Pair => [x, y])
  return withGroup(p, g, {
    ...plan.end,
    spent: group.spent + plan.cost,
    covered: group.covered + length,
    trail: [...group.trail, ...corners],
    flying: flightOf(s, p, g, length)?.staysUp ?? plan.end.flying,
  })
}
