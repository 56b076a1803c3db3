import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { crossing, stepCost } from '../map/passage.ts'
import { DOMAINS } from '../movement/domains.ts'
import { isPlan, planStep } from '../movement/march.ts'
import { pointsOf } from '../movement/points.ts'

/** A region that a stack can reach: the first step, and the region it would enter from. */
export interface Destination {
  readonly region: number
  readonly first: number
  readonly from: number
  readonly steps: number
}

/** Where a stack can go this turn, nearest first: the real step rule for the first step, points for the others. */
export function reachOf(
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
): Destination[] {
  const home = at(p.where, at(stack, 0))
  const hidden = p.hidden[at(stack, 0)] === 1
  const left = Math.min(...stack.map(c => pointsOf(s, p, c) - at(p.spent, c)))
  const found: Destination[] = []
  const best = new Map<number, number>([[home, 0]])
  const queue: (Destination & { readonly cost: number })[] = []
  for (const to of nth(s.map.board.next, home)) {
    const plan = planStep(DOMAINS.land, s, p, lay, player, stack, to)
    if (isPlan(plan)) queue.push({ region: to, first: to, from: home, steps: 1, cost: plan.cost })
  }
  const slow = stack.some(c => p.unsupplied[c] === 1)
  while (queue.length > 0) {
    queue.sort((a, b) => a.cost - b.cost)
    const here = queue.shift() as (typeof queue)[number]
    if ((best.get(here.region) ?? Infinity) <= here.cost) continue
    best.set(here.region, here.cost)
    found.push(here)
    if (slow || here.cost >= left || DOMAINS.land.stops(s, p, lay, player, here.region, hidden)) continue
    for (const to of nth(s.map.board.next, here.region)) {
      const border = crossing(s, here.region, to)
      if (border === null || best.has(to)) continue
      const cost = here.cost + stepCost(s, p, lay, player, here.region, to, border, true)
      if (cost <= left)
        queue.push({ region: to, first: here.first, from: here.region, steps: here.steps + 1, cost })
    }
  }
  return found
}
