import type { DomainRules } from './domain.ts'
import type { Hindrance } from './hindrance.ts'
import type { Lay } from '../map/presence.ts'
import type { Order } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { canPay, pointsOf } from './points.ts'
import { counted, roomIn } from './stacking.ts'
import { faresOf, marchAt } from './march.ts'
import { haltedBy } from './halted.ts'
import { no } from '../why-not.ts'

/** What an order is judged by; the whole map is surveyed on demand. */
export interface Look {
  readonly domain: DomainRules
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
  readonly lay: () => Lay
}

/** The rule behind each hindrance; the attack's is the edition's own. */
const RULES: Readonly<Record<Exclude<Hindrance, 'no-leader' | 'nobody' | 'halted'>, string>> = {
  'not-yours': 'W-7.1.4-c-move',
  'not-together': 'W-10.1-drop-off',
  fixed: 'W-10.5-fixed',
  forbidden: 'W-15-cards-over-all',
  besieged: 'G-43',
  'no-way': 'W-3.1-impassable',
  'too-far': 'W-10.5-mp',
  stopped: 'W-10.1-stop-on-enemy',
  'lone-leader': 'W-10.1-lone-leader',
  unsupplied: 'W-13.4-attack',
  attacked: 'W-10.5-one-attack',
  full: 'W-9-difficult',
  marching: 'W-7.1.4-c-move',
  'not-marching': 'W-7.1.4-c-move',
  hidden: 'W-4.1.2-hide',
  'not-hidden': 'G-41',
  inside: 'G-43',
  'not-inside': 'G-43',
  'no-guerrilla': 'W-4.1.2-hide',
  'leader-alone': 'G-75',
  'met-enemies': 'W-10.1-stop-on-enemy',
  'hidden-cap': 'W-4.1.2-hidden-cap',
  'no-fortress': 'W-A2.2-shelter',
  searched: 'G-42',
  'no-hidden': 'W-11.5-search',
}

/** A hindrance with its rule and its measure. */
export const hindered = (look: Look, order: Order, why: Hindrance): WhyNot =>
  no(ruleOf(look, order, why), why, MEASURES[why]?.(look, order) ?? {})

/** G-83, G-91 A search only needs a combat unit, and of immobile units only Bunkers stay out of a fortress. */
function ruleOf({ s, p, lay }: Look, order: Order, why: Hindrance): string {
  if (why === 'nobody' && order.do === 'search') return 'G-83'
  if (why === 'fixed' && order.do === 'enter') return 'W-A1-bunker-immobile'
  if (why === 'halted') return haltedBy(s, p, lay(), at(haltedIn(p, order), 0))
  return why === 'no-leader' || why === 'nobody' ? s.rules.attackRule : RULES[why]
}

/** Counters of an order that are done for this turn. */
const haltedIn = (p: Sight, order: Order): number[] => stackIn(order).filter(c => p.halted[c] === 1)

type Parts = Readonly<Record<string, number>>

const MEASURES: Partial<Readonly<Record<Hindrance, (look: Look, order: Order) => Parts>>> = {
  'not-yours': ({ s, player }, order) => firstOf(order, c => s.owner[c] !== player),
  halted: ({ p }, order) => firstOf(order, c => p.halted[c] === 1),
  'too-far': tooFar,
  full: tooMany,
  'hidden-cap': ({ s }) => ({ most: s.rules.hidden_cap }),
}

const stackIn = (order: Order): readonly number[] => ('stack' in order ? order.stack : [])

/** The first counter of an order that fulfils a condition. */
function firstOf(order: Order, holds: (c: number) => boolean): Parts {
  const counter = stackIn(order).find(holds)
  return counter === undefined ? {} : { counter }
}

/** The counter that holds the others up, its remaining half points and the step's cost. */
function tooFar({ domain, s, p, player, lay }: Look, order: Order): Parts {
  if (order.do !== 'march') return {}
  const takes = faresOf(domain, s, p, lay(), player, order.stack, order.to).reduce(
    (sum, { cost }) => sum + cost,
    0,
  )
  const left = (c: number): number => Math.max(0, pointsOf(s, p, c) - at(p.spent, c))
  const poor = order.stack.filter(c => !canPay(s, p, c, takes))
  const counter = poor.reduce((a, b) => (left(b) < left(a) ? b : a), at(poor, 0))
  return { counter, left: left(counter), takes }
}

/** A region without room: its limit, and how many units are too many. */
function tooMany({ s, p, player }: Look, order: Order): Parts {
  if (order.do === 'march') {
    const room = Math.max(0, roomIn(s, p, player, order.to))
    return roomFor(order.to, room, counted(s, order.stack) - room)
  }
  if (order.do === 'sally') {
    const region = at(p.where, at(order.stack, 0))
    const room = Math.max(0, roomIn(s, p, player, region))
    return roomFor(region, room, counted(s, order.stack) - room)
  }
  const region = marchAt(p)
  return roomFor(region, 0, -roomIn(s, p, player, region))
}

const roomFor = (region: number, room: number, over: number): Parts =>
  over > 0 ? { region, room, over } : {}
