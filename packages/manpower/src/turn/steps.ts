import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'

export function beginTurn(g: Anywhere<Manpower>): void {
  emit(g, { is: 'turn-began', turn: g.p.turn + 1 })
}

/** M-reinf-opt, M-reinf-battle What was agreed for this turn: manpower to spend, with all refunds, and groups that arrive. */
export function bringReinforcements(g: Anywhere<Manpower>): void {
  g.s.players.forEach(({ reinforcements }, player) => {
    for (const { turn, manpower, groups } of reinforcements) {
      if (turn !== g.p.turn) continue
      const refunded = at(g.p.refunded, player)
      const because = [{ rule: 'M-reinf-battle', what: 'reinforcements', change: manpower }]
      if (refunded > 0) because.push({ rule: 'MG-sur', what: 'refund', change: refunded })
      emit(g, { is: 'reinforced', side: player, manpower: manpower + refunded, groups: [...groups], because })
    }
  })
}
