import type { Choice, Here, Next } from '@sandtable/kernel'
import { again, emit, goTo } from '@sandtable/kernel'
import type { Arrival } from './arrival.ts'
import type { Site } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, BOUGHT, nth } from '../position.ts'
import { layOf } from '../map/presence.ts'
import { rosterOf } from '../roster.ts'
import {
  entryOptions,
  firstArrival,
  oneByOne,
  openly,
  openTo,
  recruitingGrounds,
  takeEntry,
  whyNotEntry,
} from './arrival.ts'
import { buildingSites, priceOf, whyNotFort } from './works.ts'

/** W-7.1.5-placement, W-A3.4-place The active player places purchases, unit by unit, then fortresses; a unit without a place waits. */
export const placePurchases: Choice<Waw, 'placement', 'turn'> = {
  kind: 'placement',
  rule: 'W-7.1.5-placement',
  forced: true,
  who: g => (nextPurchase(g.s, g.p) === null && nextWork(g) === undefined ? [] : [g.p.active]),
  legal: (g, player) => {
    const unit = nextPurchase(g.s, g.p)
    if (unit !== null) return entryOptions(unit)
    const work = nextWork(g)
    if (work === undefined) return []
    const sites = buildingSites(g.s, g.p, player)
    return sites.length > 0 ? sites.map(to => ({ work, to })) : [{ work, to: null }]
  },
  whyNot: (g, player, answer) => {
    const unit = nextPurchase(g.s, g.p)
    if (unit !== null) return whyNotEntry(g.s, g.p, 'W-7.1.5-placement', unit, answer)
    return whyNotFort(g.s, g.p, player, nextWork(g) as number, answer)
  },
  take: (g, player, answer) => {
    if ('work' in answer) return build(g, player, answer)
    takeEntry(g, nextPurchase(g.s, g.p) as Arrival, 'purchase', answer)
    return again
  },
}

/**
 * W-A3.5-reinforce, G-56 Owners place counters granted by cards; those without a place wait for the end of the next placement
 * phase.
 */
export const placeGranted: Choice<Waw, 'grant', 'turn'> = {
  kind: 'grant',
  who: g => {
    const next = nextGrant(g.s, g.p)
    return next === null ? [] : [at(g.s.owner, next.counter)]
  },
  ...oneByOne('W-A3.5-reinforce', 'grant', nextGrant),
}

function nextPurchase(s: Scenario, p: Sight): Arrival | null {
  const bought = nth(rosterOf(s).units, p.active).filter(
    u => p.where[u] === BOUGHT && !p.granted.some(({ counter }) => counter === u),
  )
  if (bought.length === 0) return null
  const lay = layOf(s, p)
  return firstArrival(bought, u => recruitingGrounds(s, p, lay, p.active, u).map(openly))
}

function nextGrant(s: Scenario, p: Sight): Arrival | null {
  if (p.granted.length === 0) return null
  const lay = layOf(s, p)
  const regionsOf = (counter: number): readonly number[] => {
    const owner = at(s.owner, counter)
    const named = p.granted.find(grant => grant.counter === counter)?.at ?? []
    if (named.length === 0) return recruitingGrounds(s, p, lay, owner, counter)
    return named.filter(region => openTo(s, p, lay, owner, counter, region))
  }
  return firstArrival(
    p.granted.map(({ counter }) => counter),
    counter => regionsOf(counter).map(openly),
  )
}

/** A fortress paid for this turn and not yet built; it may have replaced one that fell. */
const nextWork = (g: Here<Waw, 'turn'>): number | undefined =>
  g.f.works.find(work => g.p.works[g.p.active]?.includes(work))

/** A fortress is built; if there is no site, its price is given back. */
function build(g: Here<Waw, 'turn'>, player: number, { work, to }: Site): Next<Waw, 'turn'> {
  const fdv = nth(nth(g.s.players, player).forts, work).fdv
  if (to !== null) emit(g, { is: 'fort-built', player, region: to, work, fdv, by: 'purchase' })
  else emit(g, { is: 'fort-unbuilt', player, work, money: priceOf(g.s, player, work) ?? 0 })
  return goTo('placement', { works: g.f.works.filter(paid => paid !== work) })
}
