import type { Answer, Anywhere, Choice, Data, FrameOf, Next, Space } from '@sandtable/kernel'
import type { Order } from '../orders.ts'
import { again, emit, first, goTo } from '@sandtable/kernel'
import type { Bar } from './plan.ts'
import type { WhyNotForm } from './form.ts'
import type { WhyNotEmbark, WhyNotOut } from './carry.ts'
import type { Manpower } from '../kind.ts'
import type { WhyNotSplit } from './split.ts'
import type { WhyNotEmerge, WhyNotEnter } from './shelter.ts'
import type { WhyNotLand } from './flight.ts'
import type { WhyNotLeave } from './leave.ts'
import type { WhyNotMerge } from './merge.ts'
import type { WhyNotGiveUp, WhyNotTruce } from '../surrender/truce.ts'
import type { WhyNotSurrender } from '../surrender/surrender.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { disembark, embark, whyNotDisembark, whyNotEmbark } from './carry.ts'
import { emerge, enter, whyNotEmerge, whyNotEnter } from './shelter.ts'
import { form, whyNotForm } from './form.ts'
import { merge, whyNotMerge } from './merge.ts'
import { split, whyNotSplit } from './split.ts'
import { isAtStart, isOwn, speedLeft } from './mover.ts'
import type { Forms } from '../answers.ts'
import {
  areStrays,
  isBetween,
  isFacing,
  isNumber,
  isOrderOf,
  isPoint,
  isRow,
  isWord,
  MANY,
  orNone,
} from '../answers.ts'
import { whyNotMove } from './plan.ts'
import { leaveField, whyNotLeave } from './leave.ts'
import { giveUp, offerTruce, whyNotGiveUp, whyNotOffer } from '../surrender/truce.ts'
import { surrender, whyNotSurrender } from '../surrender/surrender.ts'
import { whyNotLand } from './flight.ts'
import { sampleOrder } from './sample.ts'
import { settledOnce } from '../settled.ts'
import { comeOut, setOut } from './march.ts'

/** Why an order may not be given in Movement. */
export type WhyNotOrdered =
  | Bar
  | WhyNotForm
  | WhyNotSplit
  | WhyNotMerge
  | WhyNotEmbark
  | WhyNotOut
  | WhyNotEnter
  | WhyNotEmerge
  | WhyNotLand
  | WhyNotLeave
  | WhyNotSurrender
  | WhyNotTruce
  | WhyNotGiveUp

/** The facts that an order is judged by. */
interface Look {
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
}

/** Why a player may not give one kind of order (null: no reason), and its effect. */
interface OrderRule<O extends Order> {
  readonly whyNot: (look: Look, order: O) => WhyNotOrdered | null
  readonly take: (g: Anywhere<Manpower>, player: number, order: O) => Next<Manpower, 'movement'> | void
}

type Kinds = { readonly [D in Order['do']]: OrderRule<Extract<Order, { do: D }>> }

/** MG-opp-limit The enemies answer while the order is carried out. */
const UNDER_WAY = first<FrameOf<Manpower, 'march'>>({ seq: 'march', at: 'react' })

const ORDERS: Kinds = {
  move: {
    whyNot: ({ s, p, player }, order) =>
      isOwn(p, player, order.group) ? whyNotMove(s, p, order) : 'not-there',
    take: (g, _, order) => (setOut(g, order), UNDER_WAY),
  },
  form: {
    whyNot: ({ s, p, player }, order) => whyNotForm(s, p, player, order),
    take: (g, player, order) => form(g, player, order),
  },
  split: {
    whyNot: ({ s, p, player }, order) => whyNotSplit(s, p, player, order),
    take: (g, player, order) => split(g, player, order),
  },
  merge: {
    whyNot: ({ s, p, player }, { group, into }) => whyNotMerge(s, p, player, group, into),
    take: (g, player, { group, into }) => merge(g, player, group, into),
  },
  embark: {
    whyNot: ({ s, p, player }, { group, carrier }) => whyNotEmbark(s, p, player, group, carrier),
    take: (g, _, { group, carrier }) => embark(g, group, carrier),
  },
  disembark: {
    whyNot: ({ s, p, player }, order) => whyNotDisembark(s, p, player, order),
    take: (g, player, order) => (comeOut(g, order.group, () => disembark(g, player, order)), UNDER_WAY),
  },
  enter: {
    whyNot: ({ s, p, player }, { group, work }) => whyNotEnter(s, p, player, group, work),
    take: (g, _, { group, work }) => enter(g, group, work),
  },
  emerge: {
    whyNot: ({ s, p, player }, order) => whyNotEmerge(s, p, player, order),
    take: (g, player, order) => (comeOut(g, order.group, () => emerge(g, player, order)), UNDER_WAY),
  },
  land: {
    whyNot: ({ s, p, player }, { group }) =>
      isOwn(p, player, group) ? whyNotLand(s, p, group) : 'not-there',
    take: (g, _, { group }) =>
      emit(g, { is: 'landed', group, because: [{ rule: 'MG-fly-equal', what: 'at-will', change: 0 }] }),
  },
  leave: {
    whyNot: ({ s, p, player }, { group }) => whyNotLeave(s, p, player, group),
    take: (g, _, { group }) => (leaveField(g, group), UNDER_WAY),
  },
  surrender: {
    whyNot: ({ s, p, player }, { group }) => whyNotSurrender(s, p, player, group, isAtStart(p, player)),
    take: (g, player, { group }) => surrender(g, player, group),
  },
  'offer-truce': {
    whyNot: ({ p, player }) => whyNotOffer(p, player),
    take: (g, player) => offerTruce(g, player),
  },
  'give-up': {
    whyNot: ({ p, player }) => whyNotGiveUp(isAtStart(p, player)),
    take: (g, player) => (giveUp(g, player), goTo('landed')),
  },
  done: {
    whyNot: () => null,
    take: () => goTo('landed'),
  },
}

const ruleOf = (order: Order): OrderRule<Order> => ORDERS[order.do] as OrderRule<Order>

/** M-phase-move, M-move-speed Groups are ordered one by one, each as often as its speed lasts. */
export const giveOrders: Choice<Manpower, 'orders', 'movement'> = {
  kind: 'orders',
  rule: 'M-phase-move',
  who: ({ p }) => (p.truce ? [] : [p.active]),
  legal: ({ s, p }, player) => ordersOf(s, p, player),
  take: (g, player, order) => ruleOf(order).take(g, player, order) ?? again,
}

/** Why a player may not give an order in their Movement; null: it is allowed. */
export const whyNotOrdered = (s: Scenario, p: Sight, player: number, order: Order): WhyNotOrdered | null =>
  ruleOf(order).whyNot({ s, p, player }, order)

/** The same for any answer. */
export const whyNotInMovement = (
  s: Scenario,
  p: Sight,
  player: number,
  answer: Answer,
): WhyNotOrdered | 'no-order' | null => (isOrder(answer) ? whyNotOrdered(s, p, player, answer) : 'no-order')

function ordersOf(s: Scenario, p: Sight, player: number): Space<Order> {
  const has = settledOnce(p, answer => whyNotInMovement(s, p, player, answer) === null)
  return {
    has,
    sample: dice => sampleOrder(s, p, player, has, dice),
    get shape() {
      return shapeOf(s, p, player)
    },
  }
}

/** Corners of one way. */
const CORNERS = 40

const GETTING_OUT = { group: isNumber, at: isPoint, facing: isFacing }

/** What each order names. */
const FORMS: Forms<Order> = {
  move: {
    group: isNumber,
    path: isRow(isPoint, CORNERS),
    facing: orNone(isFacing),
    crossing: isWord('cautious', 'rush'),
    strays: areStrays,
  },
  form: { group: isNumber, files: isBetween(1, MANY), order: isWord('close', 'open') },
  split: { group: isNumber, units: isRow(isNumber, MANY) },
  merge: { group: isNumber, into: isNumber },
  embark: { group: isNumber, carrier: isNumber },
  disembark: GETTING_OUT,
  enter: { group: isNumber, work: isNumber },
  emerge: GETTING_OUT,
  land: { group: isNumber },
  leave: { group: isNumber },
  surrender: { group: isNumber },
  'offer-truce': {},
  'give-up': {},
  done: {},
}

const isOrder = (answer: Answer): answer is Order => isOrderOf<Order>(answer, FORMS)

/** What a client lights up: the groups that can still act, and how far they can go. */
const shapeOf = (s: Scenario, p: Sight, player: number): Data => ({
  start: isAtStart(p, player),
  groups: [...p.groups.keys()]
    .filter(g => isOwn(p, player, g))
    .map(group => ({
      group,
      left: speedLeft(s, p, group),
      leave: whyNotLeave(s, p, player, group) === null,
    })),
})
