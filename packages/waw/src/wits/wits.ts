import type { QuestionOf } from '@sandtable/kernel'
import type { Answers } from '../questions.ts'
import type { Plan, Seat } from './seat.ts'
import type { Waw } from '../events.ts'
import {
  planArrival,
  planBattle,
  planDiscard,
  planEvade,
  planHit,
  planPanic,
  planPurchase,
} from './answers.ts'
import {
  planReplacement,
  planRetreat,
  planShelter,
  planSupportLoss,
  planSurplus,
  planTakeover,
  planTrain,
  planWeakest,
} from './answers.ts'
import { planBattleCards, planCard } from './cards.ts'
import { list } from './seat.ts'
import { planOrders } from './moves.ts'
import { urgeOrders } from './urges.ts'

/** The answers to each kind of question. */
type Plans = { readonly [A in QuestionOf<Waw>]: Plan<A> }

const first = <A extends QuestionOf<Waw>>(seat: Seat<A>): readonly Answers[A][] => list(seat).slice(0, 1)

/** A careful commander's answers to each kind of decision. */
const PLANS: Plans = {
  orders: planOrders,
  shelter: planShelter,
  evade: planEvade,
  overrun: () => ['overrun'],
  battle: planBattle,
  commander: first,
  cards: planBattleCards,
  card: planCard,
  hit: planHit,
  'pursuit-hit': planHit,
  'support-loss': planSupportLoss,
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
  siege: first,
  takeover: planTakeover,
  'hidden-excess': planWeakest,
}

/** The answers of one who sees no further than the next step. */
const URGES: Plans = {
  ...PLANS,
  orders: urgeOrders,
  shelter: () => [[]],
  evade: () => ['stand'],
  card: list,
  cards: list,
  purchase: first,
  battle: first,
  retreat: first,
  reinforcement: first,
  placement: first,
}

const planOf = <A extends QuestionOf<Waw>>(plans: Plans, seat: Seat<A>): readonly Answers[A][] =>
  plans[seat.pending.kind](seat)

/** The rules' authors' knowledge of good play; bots follow it, and see only what their seat shows. */
export const WITS = {
  plans: <A extends QuestionOf<Waw>>(seat: Seat<A>): readonly Answers[A][] => planOf(PLANS, seat),
  urges: <A extends QuestionOf<Waw>>(seat: Seat<A>): readonly Answers[A][] => planOf(URGES, seat),
}
