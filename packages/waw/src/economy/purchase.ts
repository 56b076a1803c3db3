import type { Answer, Choice, FrameOf, Here, Next } from '@sandtable/kernel'
import { again, emit, goTo } from '@sandtable/kernel'
import type { Purchase } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { at, POOL, nth } from '../position.ts'
import { buildingSites, priceOf } from './works.ts'
import { cardsLeft } from '../cards/deck.ts'
import { drawOne } from '../cards/hands.ts'
import { isOneOf, names, no } from '../why-not.ts'
import { restorable } from './replacements.ts'
import { rosterOf } from '../roster.ts'

/** W-A3.3-cost The price of one replacement. */
export const REPLACEMENT = 2

/** W-7.1.2-purchase The active player buys while something is affordable, until done. */
export const purchase: Choice<Waw, 'purchase', 'turn'> = {
  kind: 'purchase',
  rule: 'W-7.1.2-purchase',
  who: g => (anyWares(g, g.p.active) ? [g.p.active] : []),
  legal: (g, player) =>
    mustReplace(g.s, g.p, player) ? [{ do: 'replacement' }] : [...wares(g, player), 'done'],
  whyNot: whyNotBuy,
  take: (g, player, answer) => {
    if (answer !== 'done') return buy(g, player, answer)
  },
}

const anyWares = ({ s, p, f }: Here<Waw, 'turn'>, player: number): boolean =>
  mayReplace(s, p, player) ||
  mayDraw(s, p, player) ||
  unitsFor(s, p, player).length > 0 ||
  fortsFor(s, p, f, player).length > 0

const wares = ({ s, p, f }: Here<Waw, 'turn'>, player: number): Purchase[] => [
  ...unitsFor(s, p, player).map((unit): Purchase => ({ do: 'unit', unit })),
  ...fortsFor(s, p, f, player).map((work): Purchase => ({ do: 'fort', work })),
  ...(mayReplace(s, p, player) ? [{ do: 'replacement' } as const] : []),
  ...(mayDraw(s, p, player) ? [{ do: 'card' } as const] : []),
]

/** W-A3.4-buy Units of the player's pool that are for sale and affordable in money and resources. */
const unitsFor = (s: Scenario, p: Sight, player: number): number[] =>
  nth(rosterOf(s).forSale, player).filter(u => whyNotUnit(s, p, player, u) === null)

function whyNotUnit(s: Scenario, p: Sight, player: number, counter: number): WhyNot | null {
  const price = s.units[counter]?.price
  if (!price || s.owner[counter] !== player) return no('W-A3.4-buy', 'not-for-sale')
  if (p.where[counter] !== POOL) return no('W-A3.4-buy', 'not-left', { counter })
  const short = price.resources.findIndex((n, i) => (p.stocks[player]?.[i] ?? 0) < n)
  return (
    tooDear(p, player, price.money) ??
    (short < 0 ? null : no('W-A3.4-buy', 'no-resources', { resource: short }))
  )
}

/** Why a player cannot pay a price; null: it can be paid. */
const tooDear = (p: Sight, player: number, money: number): WhyNot | null =>
  at(p.money, player) < money
    ? no('W-7.1.2-purchase', 'too-dear', { money, purse: at(p.money, player) })
    : null

/** W-A3.4-buy Remaining fortress counters for sale, while there is a site for one more. */
function fortsFor(s: Scenario, p: Sight, f: FrameOf<Waw, 'turn'>, player: number): number[] {
  const left = nth(p.works, player).filter(work => whyNotWork(s, p, f, player, work) === null)
  return left.length > 0 && hasSite(s, p, f, player) ? left : []
}

const hasSite = (s: Scenario, p: Sight, f: FrameOf<Waw, 'turn'>, player: number): boolean =>
  buildingSites(s, p, player).length > f.works.length

function whyNotWork(
  s: Scenario,
  p: Sight,
  f: FrameOf<Waw, 'turn'>,
  player: number,
  work: number,
): WhyNot | null {
  const price = priceOf(s, player, work)
  if (price === null) return no('W-A3.4-buy', 'not-for-sale')
  if (f.works.includes(work) || !nth(p.works, player).includes(work)) return no('W-A3.4-buy', 'not-left')
  return tooDear(p, player, price)
}

/** W-A3.3-cost, W-A3.3-number Only as many replacements as the player has units on the map that could ever use one. */
const mayReplace = (s: Scenario, p: Sight, player: number): boolean =>
  whyNotReplacement(s, p, player) === null

function whyNotReplacement(s: Scenario, p: Sight, player: number): WhyNot | null {
  const dear = tooDear(p, player, REPLACEMENT)
  if (dear !== null) return dear
  const twoStep = nth(rosterOf(s).twoStep, player).filter(u => at(p.where, u) >= 0)
  return twoStep.length > at(p.replacements, player) ? null : no('W-A3.3-number', 'enough-replacements')
}

/** G-62 By option units that can be restored are paid for before anything else, as far as the money goes. */
const mustReplace = (s: Scenario, p: Sight, player: number): boolean =>
  !s.rules.repair_optional &&
  mayReplace(s, p, player) &&
  restorable(s, p, player).length > at(p.replacements, player)

/** W-8-paid-draw If the scenario has a price for it, and a card is left. */
const mayDraw = (s: Scenario, p: Sight, player: number): boolean => whyNotDraw(s, p, player) === null

function whyNotDraw(s: Scenario, p: Sight, player: number): WhyNot | null {
  if (s.extraDraw === null) return no('W-8-paid-draw', 'not-for-sale')
  return (
    tooDear(p, player, s.extraDraw) ??
    (cardsLeft(s, p, player) > 0 ? null : no('W-8-paid-draw', 'no-cards-left'))
  )
}

/** Why a player may not buy something, or end the purchases; null: it is allowed. */
function whyNotBuy({ s, p, f }: Here<Waw, 'turn'>, player: number, answer: Answer): WhyNot | null {
  const rule = 'W-7.1.2-purchase'
  const must = mustReplace(s, p, player) ? no('G-62', 'must-restore') : null
  if (answer === 'done') return must
  if (names(answer, 'do')) {
    if (answer.do === 'replacement') return whyNotReplacement(s, p, player)
    return answer.do === 'card' ? (must ?? whyNotDraw(s, p, player)) : no(rule, 'no-answer')
  }
  if (names(answer, 'do', 'unit') && answer.do === 'unit' && isOneOf(answer.unit, s.units.length))
    return must ?? whyNotUnit(s, p, player, answer.unit)
  if (names(answer, 'do', 'work') && answer.do === 'fort' && typeof answer.work === 'number') {
    const why = must ?? whyNotWork(s, p, f, player, answer.work)
    return why ?? (hasSite(s, p, f, player) ? null : no('W-A3.4-place', 'no-site'))
  }
  return no(rule, 'no-answer')
}

function buy(g: Here<Waw, 'turn'>, player: number, wanted: Purchase): Next<Waw, 'turn'> {
  if (wanted.do === 'fort') {
    const { work } = wanted
    emit(g, { is: 'fort-bought', player, work, money: priceOf(g.s, player, work) ?? 0 })
    return goTo('purchase', { works: [...g.f.works, work] })
  }
  if (wanted.do === 'unit') {
    const { money, resources } = g.s.units[wanted.unit]?.price ?? { money: 0, resources: [] }
    emit(g, { is: 'unit-bought', player, unit: wanted.unit, money, resources })
  } else if (wanted.do === 'replacement') emit(g, { is: 'replacement-bought', player, money: REPLACEMENT })
  else {
    emit(g, { is: 'card-bought', player, money: g.s.extraDraw ?? 0 })
    drawOne(g, player, 'purchase')
  }
  return again
}
