import type { Choice, FrameOf, Here, Next } from '@sandtable/kernel'
import { again, emit, goTo } from '@sandtable/kernel'
import type { Purchase } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, POOL, nth } from '../position.ts'
import { buildingSites, priceOf } from './works.ts'
import { cardsLeft } from '../cards/deck.ts'
import { drawOne } from '../cards/hands.ts'
import { restorable } from './replacements.ts'
import { rosterOf } from '../roster.ts'

/** W-A3.3-cost The price of one replacement. */
const REPLACEMENT = 2

/** W-7.1.2-purchase The active player buys as long as there is something that he can pay for, and he wants to. */
export const purchase: Choice<Waw, 'purchase', 'turn'> = {
  kind: 'purchase',
  rule: 'W-7.1.2-purchase',
  who: g => (anyWares(g, g.p.active) ? [g.p.active] : []),
  legal: (g, player) =>
    mustReplace(g.s, g.p, player) ? [{ do: 'replacement' }] : [...wares(g, player), 'done'],
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

/** W-A3.4-buy Units of his pool that are for sale, and that he has the money and the resources for. */
const unitsFor = (s: Scenario, p: Sight, player: number): number[] =>
  nth(rosterOf(s).forSale, player).filter(u => {
    const price = s.units[u]?.price
    if (!price || p.where[u] !== POOL) return false
    return (
      at(p.money, player) >= price.money && price.resources.every((n, i) => (p.stocks[player]?.[i] ?? 0) >= n)
    )
  })

/** W-A3.4-buy Fortress counters that are left and for sale, as long as there is a site for one more. */
function fortsFor(s: Scenario, p: Sight, f: FrameOf<Waw, 'turn'>, player: number): number[] {
  const paid = f.works
  const left = nth(p.works, player).filter(work => {
    const price = priceOf(s, player, work)
    return price !== null && price <= at(p.money, player) && !paid.includes(work)
  })
  return left.length > 0 && buildingSites(s, p, player).length > paid.length ? left : []
}

/** W-A3.3-cost, W-A3.3-number No more replacements than he has units on the map that could ever use one. */
function mayReplace(s: Scenario, p: Sight, player: number): boolean {
  if (at(p.money, player) < REPLACEMENT) return false
  const twoStep = nth(rosterOf(s).twoStep, player).filter(u => at(p.where, u) >= 0)
  return twoStep.length > at(p.replacements, player)
}

/** G-62 By option units that can be restored are paid for before anything else, as far as the money goes. */
const mustReplace = (s: Scenario, p: Sight, player: number): boolean =>
  !s.rules.repair_optional &&
  mayReplace(s, p, player) &&
  restorable(s, p, player).length > at(p.replacements, player)

/** W-8-paid-draw Where the scenario has a price for it, and a card is left. */
const mayDraw = (s: Scenario, p: Sight, player: number): boolean =>
  s.extraDraw !== null && s.extraDraw <= at(p.money, player) && cardsLeft(s, p, player) > 0

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
    drawOne(g, player)
  }
  return again
}
