import type { Answer } from '@sandtable/kernel'
import { encode } from '@sandtable/kernel'
import type { Answers, Entering, Order, Purchase, Site } from '../questions.ts'
import type { Telling } from './log-line.ts'
import type { Phrase } from './phrases.ts'
import { at } from '../position.ts'
import { cardName, counterName, everyName, money, price, regionName, sideName, unitName } from './names.ts'
import { isPhrase } from './phrases.ts'
import { counterOf } from '../scenario.ts'
import { dues } from '../economy/maintenance.ts'
import { evadingFaces } from '../movement/evasion.ts'
import { marchAt } from '../movement/march.ts'
import { upkeepName } from './income.ts'

/** An option in words for its player; one without words, as written. */
export function optionWords(t: Telling, kind: string, option: Answer): string {
  if (typeof option === 'string') {
    const phrase = `option:${kind}:${option}`
    return isPhrase(phrase) ? t.voice(phrase) : option
  }
  const name: Name<never> | undefined = isNamed(kind) ? NAMED[kind] : undefined
  return name?.(t, option as never) ?? encode(option)
}

const isNamed = (kind: string): kind is keyof typeof NAMED => Object.hasOwn(NAMED, kind)

/** The name of an answer that isn't a word itself. */
type Name<O> = (t: Telling, option: O) => string

const card: Name<number> = ({ s }, number) => cardName(s, number)
const unit: Name<number> = ({ s }, number) => unitName(s, number)

/** A unit on the map, with its place. */
const unitThere: Name<number> = ({ s, p, voice }, number) => {
  const region = at(p.where, number)
  if (region < 0) return unitName(s, number)
  return voice('option:at', { counter: unitName(s, number), region: regionName(s, region) })
}

const entry: Name<Entering> = (t, { counter, to }) =>
  t.voice('option:at', { counter: counterName(t, counter), region: regionName(t.s, to) })

const fort = ({ s, voice }: Telling, player: number, work: number, phrase: Phrase = 'option:fort'): string =>
  voice(phrase, { fdv: s.players[player]?.forts[work]?.fdv ?? 0 })

/** The names of each decision's options that aren't words themselves. */
const NAMED: {
  readonly [A in Exclude<keyof Answers, 'overrun' | 'reroll'>]: Name<Exclude<Answers[A], string>>
} = {
  commander: (t, slot) => counterName(t, counterOf(t.s, slot)),
  cards: card,
  card,
  discard: card,
  panic: unit,
  hit: unit,
  'pursuit-hit': unit,
  'support-loss': unit,
  loss: unitThere,
  unpaid: unitThere,
  replacement: unitThere,
  train: unitThere,
  'hidden-excess': unitThere,
  orders: orderWords,
  shelter: (t, stack) => (stack.length === 0 ? t.voice('option:shelter:none') : everyName(t, stack)),
  evade: ({ s, p, voice }, to) =>
    voice('option:evade', { region: regionName(s, to), faces: evadingFaces(s, p) }),
  retreat: ({ s, voice }, to) => voice('option:retreat', { region: regionName(s, to) }),
  surplus: ({ s, voice }, { unit: u, to }) =>
    to === null
      ? voice('option:surplus:lost', { unit: unitName(s, u) })
      : voice('option:surplus', { unit: unitName(s, u), region: regionName(s, to) }),
  battle: (t, { region, side }) =>
    t.voice('option:battle', { region: regionName(t.s, region), enemy: sideName(t, side) }),
  siege: ({ s, p, voice }, region) =>
    voice('option:siege', { region: regionName(s, region), fdv: at(p.fdv, region) }),
  reinforcement: entry,
  'leader-back': entry,
  grant: entry,
  placement,
  takeover: (t, work) => fort(t, t.p.active, work),
  maintenance: upkeep,
  purchase,
}

/** W-7.1.5-placement A unit and its region, or a fortress and its site. */
function placement(t: Telling, option: Entering | Site): string {
  if ('counter' in option) return entry(t, option)
  const { work, to } = option
  if (to === null) return fort(t, t.p.active, work, 'option:fort:unbuilt')
  return t.voice('option:at', { counter: fort(t, t.p.active, work), region: regionName(t.s, to) })
}

function upkeep(t: Telling, { stack }: Answers['maintenance']): string {
  const cost = dues(t.s, t.p, t.p.active).find(due => due.stack === stack)?.cost ?? 0
  return t.voice('option:pay', { money: money(t, cost), stack: upkeepName(t, stack) })
}

function purchase(t: Telling, wanted: Purchase): string {
  const { s, p, voice } = t
  const priced = (ware: string, what: string): string => voice('option:for', { ware, price: what })
  if (wanted.do === 'unit') {
    const { money: amount, resources } = s.units[wanted.unit]?.price ?? { money: 0, resources: [] }
    return priced(unitName(s, wanted.unit), price(t, amount, resources))
  }
  if (wanted.do === 'fort')
    return priced(
      fort(t, p.active, wanted.work),
      money(t, s.players[p.active]?.forts[wanted.work]?.price ?? 0),
    )
  if (wanted.do === 'replacement') return voice('option:replacement')
  return priced(voice('option:card'), money(t, s.extraDraw ?? 0))
}

/** W-7.1.4-c-move An order, with all its counters. */
function orderWords(t: Telling, order: Order): string {
  const { s, p, voice } = t
  const phrase = `order:${order.do}` as const
  if (order.do === 'done') return voice(phrase)
  if (order.do === 'halt') return voice(phrase, { region: regionName(s, marchAt(p)) })
  if (order.do === 'search') return voice(phrase, { region: regionName(s, order.region) })
  const region = order.do === 'march' ? regionName(s, order.to) : ''
  return voice(phrase, { stack: everyName(t, order.stack), region })
}
