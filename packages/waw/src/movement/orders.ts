import type { Answer, Choice, Data, Dice, Here, Next, Space } from '@sandtable/kernel'
import { again, goTo, rollDice } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at } from '../position.ts'
import { ascending, isRow } from './stack.ts'
import { endMarch, takeStep } from './steps.ts'
import { hidable, mayHide, mayUncover, takeHide, takeUncover } from './hide.ts'
import { isPlan, marchAt, marching, mayHalt, planStep, whyNotTogether } from './march.ts'
import { layOf } from '../map/presence.ts'
import { maySearch, takeSearch } from './search.ts'
import { mayEnter, maySally, takeEnter, takeSally } from './fortress.ts'

/** W-7.1.4-c-move What the active player may order in the land movement phase, one thing at a time. */
export type Order =
  | { readonly do: 'march'; readonly stack: readonly number[]; readonly to: number }
  | { readonly do: 'halt' }
  | { readonly do: 'search'; readonly region: number }
  | { readonly do: 'hide'; readonly stack: readonly number[] }
  | { readonly do: 'uncover'; readonly stack: readonly number[] }
  | { readonly do: 'enter'; readonly stack: readonly number[] }
  | { readonly do: 'sally'; readonly stack: readonly number[] }
  | { readonly do: 'done' }

/** W-7.1.4-c-move Stacks are moved one after the other, step by step; any subset of a stack may be sent. */
export const giveOrders: Choice<Waw> = {
  kind: 'orders',
  rule: 'W-7.1.4-c-move',
  who: g => [g.p.active],
  legal: (g, player) => ordersOf(g.s, g.p, player),
  take: (g, player, answer) => obey(g, player, answer as unknown as Order),
}

function obey(g: Here<Waw>, player: number, order: Order): Next {
  if (order.do === 'done') return goTo('abandoned')
  if (order.do === 'halt') return (endMarch(g, player), again)
  if (order.do === 'search') return takeSearch(g, player, order.region)
  if (order.do === 'hide') return (takeHide(g, player, order.stack), again)
  if (order.do === 'uncover') return (takeUncover(g, player, order.stack), again)
  if (order.do === 'enter') return (takeEnter(g, player, order.stack), again)
  if (order.do === 'sally') return (takeSally(g, player, order.stack), again)
  return (takeStep(g, player, order.stack, order.to), goTo('shelter'))
}

/** The orders that a player may give: what lies open to him is worked out when it is asked for. */
function ordersOf(s: Scenario, p: Sight, player: number): Space {
  let lay: Lay | null = null
  const look = (): Lay => (lay ??= layOf(s, p))
  const has = (answer: Answer): boolean => allows(s, p, look(), player, answer)
  return {
    has,
    sample: dice => sampleOrder(s, p, player, has, dice),
    get shape() {
      return shapeOf(s, p, player)
    },
  }
}

function allows(s: Scenario, p: Sight, lay: Lay, player: number, answer: Answer): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const order = answer as { readonly [key: string]: Data }
  const keys = Object.keys(order).length
  if (order['do'] === 'done') return keys === 1 && !marching(p)
  if (order['do'] === 'halt') return keys === 1 && marching(p) && mayHalt(s, p, player)
  if (order['do'] === 'search')
    return keys === 2 && typeof order['region'] === 'number' && maySearch(s, p, lay, player, order['region'])
  const { stack } = order
  if (!isRow(stack) || !ascending(stack, s.owner.length)) return false
  if (order['do'] === 'march')
    return keys === 3 && typeof order['to'] === 'number' && mayMarch(s, p, lay, player, stack, order['to'])
  if (keys !== 2 || marching(p)) return false
  if (order['do'] === 'hide') return mayHide(s, p, player, stack)
  if (order['do'] === 'uncover') return mayUncover(s, p, player, stack)
  if (order['do'] === 'enter') return mayEnter(s, p, lay, player, stack)
  return order['do'] === 'sally' && maySally(s, p, lay, player, stack)
}

const mayMarch = (
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
  to: number,
): boolean => whyNotTogether(s, p, player, stack) === null && isPlan(planStep(s, p, lay, player, stack, to))

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

const TRIES = 4

/** Any order: mostly a whole stack one step on, now and then a part of it, a search, hiding; sooner or later done. */
function sampleOrder(
  s: Scenario,
  p: Sight,
  player: number,
  has: (answer: Answer) => boolean,
  dice: Dice,
): Answer {
  if (marching(p)) return sampleOnward(s, p, player, has, dice)
  const own: number[] = []
  for (let c = 0; c < s.owner.length; c++)
    if (s.owner[c] === player && at(p.where, c) >= 0 && p.halted[c] === 0) own.push(c)
  for (let i = 0; i < TRIES && own.length > 0 && rollDice(dice, 8) > 0; i++) {
    const first = at(own, rollDice(dice, own.length))
    const region = at(p.where, first)
    const stack = own.filter(c => p.where[c] === region && p.hidden[c] === p.hidden[first])
    const order = sampleFor(s, p, first, region, partOf(stack, dice), dice)
    if (has(order)) return order
  }
  return { do: 'done' }
}

/** Two times in three all of them, otherwise some. */
function partOf(stack: readonly number[], dice: Dice): number[] {
  const part = rollDice(dice, 3) > 0 ? stack : stack.filter(() => rollDice(dice, 2) === 0)
  return part.length > 0 ? [...part] : [...stack]
}

function sampleFor(
  s: Scenario,
  p: Sight,
  first: number,
  region: number,
  stack: number[],
  dice: Dice,
): Answer {
  const pick = rollDice(dice, 10)
  if (pick === 0) return { do: 'search', region }
  if (pick === 1) return hidable(s, p, region, stack)
  if (pick === 2 && at(p.fort, region) >= 0)
    return {
      do: p.inside[first] === 1 ? 'sally' : 'enter',
      stack: stack.filter(c => p.inside[c] === p.inside[first]),
    }
  const next = s.map.board.next[region] as readonly number[]
  return { do: 'march', stack, to: next.length === 0 ? region : at(next, rollDice(dice, next.length)) }
}

function sampleOnward(
  s: Scenario,
  p: Sight,
  player: number,
  has: (answer: Answer) => boolean,
  dice: Dice,
): Answer {
  const next = s.map.board.next[marchAt(p)] as readonly number[]
  if (rollDice(dice, 2) === 0) {
    const stack = partOf(p.march.stack, dice)
    const order =
      rollDice(dice, 4) === 0
        ? { do: 'search', region: marchAt(p) }
        : { do: 'march', stack, to: at(next, rollDice(dice, next.length)) }
    if (has(order)) return order
  }
  if (mayHalt(s, p, player)) return { do: 'halt' }
  const on = next.map(to => ({ do: 'march', stack: [...p.march.stack], to })).filter(has)
  return on[rollDice(dice, on.length)] as Answer
}
