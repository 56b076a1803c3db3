import type { Order } from '../questions.ts'
import type { Seat } from './seat.ts'
import { at, nth } from '../position.ts'
import { DOMAINS } from '../movement/domains.ts'
import { enemyHeld, ofEnemies } from '../map/presence.ts'
import { isPlan, marching, planStep, whyNotTogether } from '../movement/march.ts'
import { movable } from './groups.ts'
import { outlook } from './outlook.ts'
import { powerOfAll, worthOfRegions } from './worth.ts'

/** The orders of a commander who attacks whatever looks weaker, takes empty regions, and otherwise walks towards the enemy. */
export function urgeOrders({ s, view: p, player }: Seat<'orders'>): readonly Order[] {
  if (marching(p)) return [{ do: 'halt' }]
  const look = outlook(s, p, player)
  const ideas: { worth: number; order: Order }[] = []
  for (const stack of movable(s, p, player)) {
    if (whyNotTogether(DOMAINS.land, s, p, player, stack) !== null) continue
    const home = at(p.where, at(stack, 0))
    const power = powerOfAll(s, p, stack)
    for (const to of nth(s.map.board.next, home)) {
      if (!isPlan(planStep(DOMAINS.land, s, p, look.lay, player, stack, to))) continue
      const enemies = ofEnemies(s, p, look.lay.combat, player, to) > 0
      const gain = enemyHeld(s, p, player, to) ? at(worthOfRegions(s, player), to) : 0
      const closer = at(look.pull, to) - at(look.pull, home)
      const worth = enemies ? (power > at(look.enemy, to) ? 3 + gain : -1) : gain + closer
      if (worth > 0.05) ideas.push({ worth, order: { do: 'march', stack: [...stack], to } })
    }
  }
  return [...ideas.sort((a, b) => b.worth - a.worth).map(({ order }) => order), { do: 'done' }]
}
