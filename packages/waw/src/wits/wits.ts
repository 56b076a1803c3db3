import type { Answer } from '@sandtable/kernel'
import type { Plan, Seat } from './seat.ts'
import { planArrival, planBattle, planDiscard, planHit, planPanic, planPurchase } from './answers.ts'
import {
  planReplacement,
  planRetreat,
  planShelter,
  planSurplus,
  planTakeover,
  planTrain,
  planWeakest,
} from './answers.ts'
import { planBattleCards, planCard } from './cards.ts'
import { planOrders } from './moves.ts'
import { urgeOrders } from './urges.ts'

const first: Plan = ({ pending: { options } }) =>
  Array.isArray(options) ? (options as readonly Answer[]).slice(0, 1) : []

/** How a careful commander answers each kind of decision. */
const PLANS: Readonly<Record<string, Plan>> = {
  orders: planOrders,
  shelter: planShelter,
  overrun: () => ['overrun'],
  battle: planBattle,
  cards: planBattleCards,
  card: planCard,
  hit: planHit,
  'pursuit-hit': planHit,
  panic: planPanic,
  reroll: () => ['reroll'],
  retreat: planRetreat,
  surplus: planSurplus,
  reinforcement: planArrival,
  'leader-back': planArrival,
  placement: planArrival,
  grant: planArrival,
  purchase: planPurchase,
  maintenance: first,
  unpaid: planWeakest,
  loss: planWeakest,
  replacement: planReplacement,
  discard: planDiscard,
  train: planTrain,
  takeover: planTakeover,
  'hidden-excess': planWeakest,
}

/** How one answers who sees no further than the next step. */
const URGES: Readonly<Record<string, Plan>> = {
  ...PLANS,
  orders: urgeOrders,
  shelter: () => [[]],
  card: ({ pending: { options } }) => options as readonly Answer[],
  cards: ({ pending: { options } }) => options as readonly Answer[],
  purchase: first,
  battle: first,
  retreat: first,
  reinforcement: first,
  placement: first,
}

/** What the rules' authors know of good play; bots follow it, and see no more than their seat shows. */
export const WITS = {
  plans: (seat: Seat): readonly Answer[] => (PLANS[seat.pending.kind] ?? first)(seat),
  urges: (seat: Seat): readonly Answer[] => (URGES[seat.pending.kind] ?? first)(seat),
}
