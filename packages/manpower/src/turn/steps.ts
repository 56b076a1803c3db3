import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { canBuy } from '../setup/buy.ts'

export function beginTurn(g: Anywhere<Manpower>): void {
  emit(g, { is: 'turn-began', turn: g.p.turn + 1 })
}

/**
 * M-reinf-opt, M-reinf-battle What was agreed for this turn: manpower to spend, with all refunds, and groups that arrive; MG-due
 * those too that found no room before.
 */
export function bringReinforcements(g: Anywhere<Manpower>): void {
  g.s.players.forEach(({ reinforcements }, player) => {
    if (g.p.givenUp.includes(player)) return
    const overdue = overdueOf(g.s, g.p, player)
    if (overdue.length > 0) emit(g, { is: 'late-came', side: player, groups: overdue })
    for (const { turn, manpower, groups } of reinforcements) {
      if (turn !== g.p.turn) continue
      const refunded = at(g.p.refunded, player)
      const because = [{ rule: 'M-reinf-battle', what: 'reinforcements', change: manpower }]
      if (refunded > 0) because.push({ rule: 'MG-sur', what: 'refund', change: refunded })
      const left = restOf(g.s, g.p, player)
      const rest = left > 0 ? { left } : {}
      emit(g, { is: 'reinforced', side: player, manpower: manpower + refunded, ...rest, groups: [...groups], because }) // prettier-ignore
    }
  })
}

/** MG-skirmish The rest of the sum for a player with a chosen army, if it can buy any unit. */
const restOf = (s: Scenario, p: Sight, player: number): number =>
  at(s.players, player).chooses && canBuy(s, p, player) ? at(p.manpower, player) : 0

/** MG-due Groups of a player that should have arrived by now: bought groups are in no list. */
const overdueOf = (s: Scenario, p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(
    n =>
      at(p.groups, n).owner === player &&
      at(p.groups, n).where === 'due' &&
      !at(s.players, player).reinforcements.some(({ turn, groups }) => turn >= p.turn && groups.includes(n)),
  )
