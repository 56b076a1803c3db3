import type { Answer, Game, Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { MoveOrder } from '../orders.ts'
import type { Position } from '../position.ts'
import { WITS } from '../wits/wits.ts'

/** A captain's first answer to the open decision. */
export function wantedOf(g: Game<Manpower>): Answer | undefined {
  const [decision] = pending(g) as [Pending<Manpower>]
  const { player } = decision
  return WITS.plans({ s: g.s, view: g.p as Position, player, pending: decision, dice: seeded('wits') })[0]
}

/** A captain's first move; null: the first order is another. */
export function moveOf(g: Game<Manpower>): MoveOrder | null {
  const order = wantedOf(g) as { do: string }
  return order.do === 'move' ? (order as MoveOrder) : null
}
