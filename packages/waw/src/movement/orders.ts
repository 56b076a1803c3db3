import type { Answer, Choice, Data, Here, Next, Space } from '@sandtable/kernel'
import { again, goTo } from '@sandtable/kernel'
import type { DomainRules } from './domain.ts'
import type { Hindrance } from './hindrance.ts'
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
import type { Look } from './hindered.ts'
import { hindered } from './hindered.ts'
import { no } from '../why-not.ts'
import { whyNotOneStack } from './hindrance.ts'
import { takeEnter, takeSally, whyNotEnter, whyNotSally } from './fortress.ts'
import { takeHide, takeUncover, whyNotHide, whyNotUncover } from './hide.ts'
import { takeSearch, whyNotSearch } from './search.ts'
import { sampleOrder } from './sample.ts'

/** What one kind of order names, why a player may not give it (null: no reason), and its effect. */
interface OrderRule<O extends Order> {
  readonly names: readonly Exclude<O extends unknown ? keyof O : never, 'do'>[]
  readonly whyNot: (look: Look, order: O) => Hindrance | null
  readonly take: (g: Here<Waw, 'moving'>, player: number, order: O) => Next<Waw, 'moving'>
}

type Kinds = { readonly [D in Order['do']]: OrderRule<Extract<Order, { do: D }>> }

type StackOrder = Extract<Order, { do: 'hide' | 'uncover' | 'enter' | 'sally' }>

/** An order for a stack that stays put, given while no stack is marching. */
const ofStack = (
  whyNot: (look: Look, stack: readonly number[]) => Hindrance | null,
  take: (g: Here<Waw, 'moving'>, player: number, stack: readonly number[]) => void,
): OrderRule<StackOrder> => ({
  names: ['stack'],
  whyNot: (look, { stack }) =>
    marching(look.p)
      ? 'marching'
      : (whyNotOneStack(look.s, look.p, look.player, stack) ?? whyNot(look, stack)),
  take: (g, player, { stack }) => (take(g, player, stack), again),
})

const ORDERS: Kinds = {
  march: {
    names: ['stack', 'to'],
    whyNot: ({ domain, s, p, player, lay }, { stack, to }) => {
      const apart = whyNotTogether(domain, s, p, player, stack)
      if (apart !== null) return apart
      const plan = planStep(domain, s, p, lay(), player, stack, to)
      return isPlan(plan) ? null : plan
    },
    take: (g, player, { stack, to }) => (takeStep(g, player, stack, to), goTo('shelter')),
  },
  halt: {
    names: [],
    whyNot: ({ s, p, player }) => (!marching(p) ? 'not-marching' : mayHalt(s, p, player) ? null : 'full'),
    take: (g, player) => (endMarch(g, player), again),
  },
  search: {
    names: ['region'],
    whyNot: ({ s, p, player }, { region }) => whyNotSearch(s, p, player, region),
    take: (g, player, { region }) => takeSearch(g, player, region),
  },
  hide: ofStack(({ s, p, player }, stack) => whyNotHide(s, p, player, stack), takeHide),
  uncover: ofStack(({ s, p, player }, stack) => whyNotUncover(s, p, player, stack), takeUncover),
  enter: ofStack(({ s, p, player, lay }, stack) => whyNotEnter(s, p, lay(), player, stack), takeEnter),
  sally: ofStack(({ s, p, player, lay }, stack) => whyNotSally(s, p, lay(), player, stack), takeSally),
  done: {
    names: [],
    whyNot: ({ p }) => (marching(p) ? 'marching' : null),
    take: () => goTo('abandoned'),
  },
}

const ruleOf = (order: Order): OrderRule<Order> => ORDERS[order.do] as OrderRule<Order>

/** W-7.1.4-c-move Stacks are moved one after another, step by step; any subset of a stack may be sent. */
export const giveOrders: Choice<Waw, 'orders', 'moving'> = {
  kind: 'orders',
  rule: 'W-7.1.4-c-move',
  who: g => [g.p.active],
  legal: (g, player) => ordersOf(DOMAINS[g.f.domain], g.s, g.p, player),
  whyNot: ({ s, p, f }, player, answer) => {
    if (!isOrder(s, answer)) return no('W-7.1.4-c-move', 'no-answer')
    const look = lookAt(DOMAINS[f.domain], s, p, player)
    const why = ruleOf(answer).whyNot(look, answer)
    return why === null ? null : hindered(look, answer, why)
  },
  take: (g, player, order) => ruleOf(order).take(g, player, order),
}

function lookAt(domain: DomainRules, s: Scenario, p: Sight, player: number): Look {
  let lay: Lay | null = null
  return { domain, s, p, player, lay: () => (lay ??= layOf(s, p)) }
}

function ordersOf(domain: DomainRules, s: Scenario, p: Sight, player: number): Space<Order> {
  const look = lookAt(domain, s, p, player)
  const has = (answer: Answer): boolean => isOrder(s, answer) && ruleOf(answer).whyNot(look, answer) === null
  return {
    has,
    sample: dice => sampleOrder(s, p, player, has, dice),
    get shape() {
      return shapeOf(s, p, player)
    },
  }
}

/** Whether an answer is a well-formed order: it names what it must, and nothing else. */
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

/** What a client lights up: places of counters that may still act. */
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
