import type { Answer, Choice, Data, Here, Next, Space } from '@sandtable/kernel'
import { again, goTo } from '@sandtable/kernel'
import type { DomainRules } from './domain.ts'
import type { Lay } from '../map/presence.ts'
import type { Order } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at } from '../position.ts'
import { ascending, isRow } from './stack.ts'
import { DOMAINS } from './domains.ts'
import { endMarch, takeStep } from './steps.ts'
import { isPlan, marchAt, marching, mayHalt, planStep, whyNotTogether } from './march.ts'
import { layOf } from '../map/presence.ts'
import { mayEnter, maySally, takeEnter, takeSally } from './fortress.ts'
import { mayHide, mayUncover, takeHide, takeUncover } from './hide.ts'
import { maySearch, takeSearch } from './search.ts'
import { sampleOrder } from './sample.ts'

/** What an order is judged by; the whole map is looked at when somebody asks. */
interface Look {
  readonly domain: DomainRules
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
  readonly lay: () => Lay
}

/** What one kind of order names, when it may be given, and what it does. */
interface OrderRule<O extends Order> {
  readonly names: readonly Exclude<O extends unknown ? keyof O : never, 'do'>[]
  readonly may: (look: Look, order: O) => boolean
  readonly take: (g: Here<Waw, 'moving'>, player: number, order: O) => Next<Waw, 'moving'>
}

type Kinds = { readonly [D in Order['do']]: OrderRule<Extract<Order, { do: D }>> }

type StackOrder = Extract<Order, { do: 'hide' | 'uncover' | 'enter' | 'sally' }>

/** An order for a stack that stays where it is, given while nobody is on the march. */
const ofStack = (
  may: (look: Look, stack: readonly number[]) => boolean,
  take: (g: Here<Waw, 'moving'>, player: number, stack: readonly number[]) => void,
): OrderRule<StackOrder> => ({
  names: ['stack'],
  may: (look, { stack }) => !marching(look.p) && may(look, stack),
  take: (g, player, { stack }) => (take(g, player, stack), again),
})

const ORDERS: Kinds = {
  march: {
    names: ['stack', 'to'],
    may: ({ domain, s, p, player, lay }, { stack, to }) =>
      whyNotTogether(domain, s, p, player, stack) === null &&
      isPlan(planStep(domain, s, p, lay(), player, stack, to)),
    take: (g, player, { stack, to }) => (takeStep(g, player, stack, to), goTo('shelter')),
  },
  halt: {
    names: [],
    may: ({ s, p, player }) => marching(p) && mayHalt(s, p, player),
    take: (g, player) => (endMarch(g, player), again),
  },
  search: {
    names: ['region'],
    may: ({ s, p, player, lay }, { region }) => maySearch(s, p, lay(), player, region),
    take: (g, player, { region }) => takeSearch(g, player, region),
  },
  hide: ofStack(({ s, p, player }, stack) => mayHide(s, p, player, stack), takeHide),
  uncover: ofStack(({ s, p, player }, stack) => mayUncover(s, p, player, stack), takeUncover),
  enter: ofStack(({ s, p, player, lay }, stack) => mayEnter(s, p, lay(), player, stack), takeEnter),
  sally: ofStack(({ s, p, player, lay }, stack) => maySally(s, p, lay(), player, stack), takeSally),
  done: {
    names: [],
    may: ({ p }) => !marching(p),
    take: () => goTo('abandoned'),
  },
}

const ruleOf = (order: Order): OrderRule<Order> => ORDERS[order.do] as OrderRule<Order>

/** W-7.1.4-c-move Stacks are moved one after the other, step by step; any subset of a stack may be sent. */
export const giveOrders: Choice<Waw, 'orders', 'moving'> = {
  kind: 'orders',
  rule: 'W-7.1.4-c-move',
  who: g => [g.p.active],
  legal: (g, player) => ordersOf(DOMAINS[g.f.domain], g.s, g.p, player),
  take: (g, player, order) => ruleOf(order).take(g, player, order),
}

function ordersOf(domain: DomainRules, s: Scenario, p: Sight, player: number): Space<Order> {
  let lay: Lay | null = null
  const look: Look = { domain, s, p, player, lay: () => (lay ??= layOf(s, p)) }
  const has = (answer: Answer): boolean => isOrder(s, answer) && ruleOf(answer).may(look, answer)
  return {
    has,
    sample: dice => sampleOrder(s, p, player, has, dice),
    get shape() {
      return shapeOf(s, p, player)
    },
  }
}

/** Whether an answer is an order in its one form: what it must name, and nothing else. */
function isOrder(s: Scenario, answer: Answer): answer is Order {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const order = answer as { readonly [name: string]: Data }
  if (typeof order['do'] !== 'string' || !Object.hasOwn(ORDERS, order['do'])) return false
  const { names } = ORDERS[order['do'] as Order['do']]
  return Object.keys(order).length === names.length + 1 && names.every(name => isNamed(s, name, order[name]))
}

function isNamed(s: Scenario, name: 'stack' | 'to' | 'region', datum: Data | undefined): boolean {
  if (name === 'stack') return isRow(datum) && ascending(datum, s.owner.length)
  return typeof datum === 'number'
}

/** What a client lights up: where counters stand that may still do something. */
function shapeOf(s: Scenario, p: Sight, player: number): Data {
  const marches = marching(p)
  const stacks = new Map<number, number[]>()
  const movable = marches ? p.march.stack : s.owner.keys()
  for (const c of movable)
    if (s.owner[c] === player && at(p.where, c) >= 0 && p.halted[c] === 0)
      stacks.set(at(p.where, c), [...(stacks.get(at(p.where, c)) ?? []), c])
  return {
    marching: marches ? marchAt(p) : null,
    halt: marches && mayHalt(s, p, player),
    stacks: [...stacks].map(([region, stack]) => ({ region, stack })),
  }
}
