import type { Answer, Choice, Data, Here, Next, Space } from '@sandtable/kernel'
import { again, emit, first, goTo } from '@sandtable/kernel'
import type { Bar, MoveOrder } from './plan.ts'
import type { FormOrder, WhyNotForm } from './form.ts'
import type { GettingOut, WhyNotEmbark, WhyNotOut } from './carry.ts'
import type { Manpower } from '../events.ts'
import type { SplitOrder, WhyNotSplit } from './split.ts'
import type { WhyNotEmerge, WhyNotEnter } from './shelter.ts'
import type { WhyNotLand } from './flight.ts'
import type { WhyNotLeave } from './leave.ts'
import type { WhyNotMerge } from './merge.ts'
import type { WhyNotSurrender } from '../surrender/surrender.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { disembark, embark, whyNotDisembark, whyNotEmbark } from './carry.ts'
import { emerge, enter, whyNotEmerge, whyNotEnter } from './shelter.ts'
import { form, whyNotForm } from './form.ts'
import { merge, whyNotMerge } from './merge.ts'
import { split, whyNotSplit } from './split.ts'
import { isAtStart, isOwn, speedLeft } from './mover.ts'
import { areStrays, isFacing, isOrderOf, isPoint, isWhole, MANY } from '../answers.ts'
import { whyNotMove } from './plan.ts'
import { leaveField, whyNotLeave } from './leave.ts'
import { surrender, whyNotSurrender } from '../surrender/surrender.ts'
import { whyNotLand } from './flight.ts'
import { sampleOrder } from './sample.ts'
import { comeOut, setOut } from './march.ts'

/** M-phase-move What a side may order in its part of Movement, one thing at a time. */
export type Order =
  | MoveOrder
  | ({ readonly do: 'form' } & FormOrder)
  | ({ readonly do: 'split' } & SplitOrder)
  | { readonly do: 'merge'; readonly group: number; readonly into: number }
  | { readonly do: 'embark'; readonly group: number; readonly carrier: number }
  | ({ readonly do: 'disembark' } & GettingOut)
  | { readonly do: 'enter'; readonly group: number; readonly work: number }
  | ({ readonly do: 'emerge' } & GettingOut)
  | { readonly do: 'land'; readonly group: number }
  | { readonly do: 'leave'; readonly group: number }
  | { readonly do: 'surrender'; readonly group: number }
  | { readonly do: 'done' }

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

/** What an order is judged by. */
interface Look {
  readonly s: Scenario
  readonly p: Sight
  readonly side: number
}

/** What one kind of order names, what keeps a side from giving it (null: nothing), and what it does. */
interface OrderRule<O extends Order> {
  readonly names: readonly Exclude<O extends unknown ? keyof O : never, 'do'>[]
  readonly whyNot: (look: Look, order: O) => WhyNotOrdered | null
  readonly take: (g: Here<Manpower>, side: number, order: O) => Next | void
}

type Kinds = { readonly [D in Order['do']]: OrderRule<Extract<Order, { do: D }>> }

/** MG-opp-limit The enemies answer while the order is carried out. */
const UNDER_WAY = first({ seq: 'march', at: 'react' })

const ORDERS: Kinds = {
  move: {
    names: ['group', 'path', 'facing', 'crossing', 'strays'],
    whyNot: ({ s, p, side }, order) => (isOwn(p, side, order.group) ? whyNotMove(s, p, order) : 'not-there'),
    take: (g, _, order) => (setOut(g, order), UNDER_WAY),
  },
  form: {
    names: ['group', 'files', 'order'],
    whyNot: ({ s, p, side }, order) => whyNotForm(s, p, side, order),
    take: (g, side, order) => form(g, side, order),
  },
  split: {
    names: ['group', 'units'],
    whyNot: ({ s, p, side }, order) => whyNotSplit(s, p, side, order),
    take: (g, side, order) => split(g, side, order),
  },
  merge: {
    names: ['group', 'into'],
    whyNot: ({ s, p, side }, { group, into }) => whyNotMerge(s, p, side, group, into),
    take: (g, side, { group, into }) => merge(g, side, group, into),
  },
  embark: {
    names: ['group', 'carrier'],
    whyNot: ({ s, p, side }, { group, carrier }) => whyNotEmbark(s, p, side, group, carrier),
    take: (g, _, { group, carrier }) => embark(g, group, carrier),
  },
  disembark: {
    names: ['group', 'at', 'facing'],
    whyNot: ({ s, p, side }, order) => whyNotDisembark(s, p, side, order),
    take: (g, side, order) => (comeOut(g, order.group, () => disembark(g, side, order)), UNDER_WAY),
  },
  enter: {
    names: ['group', 'work'],
    whyNot: ({ s, p, side }, { group, work }) => whyNotEnter(s, p, side, group, work),
    take: (g, _, { group, work }) => enter(g, group, work),
  },
  emerge: {
    names: ['group', 'at', 'facing'],
    whyNot: ({ s, p, side }, order) => whyNotEmerge(s, p, side, order),
    take: (g, side, order) => (comeOut(g, order.group, () => emerge(g, side, order)), UNDER_WAY),
  },
  land: {
    names: ['group'],
    whyNot: ({ s, p, side }, { group }) => (isOwn(p, side, group) ? whyNotLand(s, p, group) : 'not-there'),
    take: (g, _, { group }) =>
      emit(g, { is: 'landed', group, because: [{ rule: 'MG-fly-equal', what: 'at-will', change: 0 }] }),
  },
  leave: {
    names: ['group'],
    whyNot: ({ s, p, side }, { group }) => whyNotLeave(s, p, side, group),
    take: (g, _, { group }) => (leaveField(g, group), UNDER_WAY),
  },
  surrender: {
    names: ['group'],
    whyNot: ({ p, side }, { group }) => whyNotSurrender(p, side, group, isAtStart(p, side)),
    take: (g, side, { group }) => surrender(g, side, group),
  },
  done: {
    names: [],
    whyNot: () => null,
    take: () => goTo('landed'),
  },
}

const ruleOf = (order: Order): OrderRule<Order> => ORDERS[order.do] as OrderRule<Order>

/** M-phase-move, M-move-speed Groups are ordered one after the other, each as often as its speed lasts. */
export const giveOrders: Choice<Manpower> = {
  kind: 'orders',
  rule: 'M-phase-move',
  who: ({ p }) => [p.active],
  legal: ({ s, p }, side) => ordersOf(s, p, side),
  take: (g, side, answer) => {
    const order = answer as unknown as Order
    return ruleOf(order).take(g, side, order) ?? again
  },
}

/** What keeps a side from giving an order in its Movement; null: nothing. */
export const whyNotOrdered = (s: Scenario, p: Sight, side: number, order: Order): WhyNotOrdered | null =>
  ruleOf(order).whyNot({ s, p, side }, order)

function ordersOf(s: Scenario, p: Sight, side: number): Space {
  const has = (answer: Answer): boolean => isOrder(answer) && whyNotOrdered(s, p, side, answer) === null
  return {
    has,
    sample: dice => sampleOrder(s, p, side, has, dice),
    get shape() {
      return shapeOf(s, p, side)
    },
  }
}

/** Corners of one way. */
const CORNERS = 40

/** What may stand under each name that orders use. */
const FORMS: Readonly<Record<string, (datum: Data) => boolean>> = {
  group: datum => isWhole(datum, 0, MANY),
  into: datum => isWhole(datum, 0, MANY),
  carrier: datum => isWhole(datum, 0, MANY),
  work: datum => isWhole(datum, 0, MANY),
  files: datum => isWhole(datum, 1, MANY),
  order: datum => datum === 'close' || datum === 'open',
  crossing: datum => datum === 'cautious' || datum === 'rush',
  at: isPoint,
  facing: isFacing,
  path: datum => Array.isArray(datum) && datum.length <= CORNERS && datum.every(isPoint),
  units: datum => Array.isArray(datum) && datum.every(units => isWhole(units, 0, MANY)),
  strays: areStrays,
}

const isOrder = (answer: Answer): answer is Answer & Order => isOrderOf(answer, ORDERS, isNamed)

/** A move may keep its front as it is. */
const isNamed = (kind: string, name: string, datum: Data): boolean =>
  (kind === 'move' && name === 'facing' && datum === null) || (FORMS[name]?.(datum) ?? false)

/** What a client lights up: the groups that may still do something, and how far they can go. */
const shapeOf = (s: Scenario, p: Sight, side: number): Data => ({
  start: isAtStart(p, side),
  groups: [...p.groups.keys()]
    .filter(g => isOwn(p, side, g))
    .map(group => ({ group, left: speedLeft(s, p, group), leave: whyNotLeave(s, p, side, group) === null })),
})
