import type { Here, Next } from '@sandtable/kernel'
import { done, emit, goTo, roll } from '@sandtable/kernel'
import type { Plight } from './plight.ts'
import type { Scenario } from '../scenario.ts'
import type { Side } from '../position.ts'
import type { Waw } from '../events.ts'
import { anyStands, stands } from './ranks.ts'
import { ATTACKER, DEFENDER, NOBODY, other, SIDES, nth } from '../position.ts'
import { FIGHTS } from './fights.ts'
import { afterTests, loserByHits, plightOf, routOrder, routs } from './plight.ts'
import { wholePanic } from './morale.ts'
import { DIE } from '../tables/battle.ts'
import { rounded } from '../editions/rules.ts'

const plights = (g: Here<Waw>): readonly [Plight, Plight] => [
  plightOf(g.s, g.p.battle, g.p, ATTACKER),
  plightOf(g.s, g.p.battle, g.p, DEFENDER),
]

/** G-27 By option a side whose morale is below 0 from the start tests before the first round. */
export function waverBeforeBattle(g: Here<Waw>): Next<Waw, 'rounds'> | void {
  if (g.s.rules.prebattle_rout && routOrder(...plights(g)).length > 0) return goTo('rout')
}

/** W-4.1-suicide, G-36 Suicide units are spent at the end of the round they fought, after the morale check. */
export function removeSuicides(g: Here<Waw>): void {
  for (const side of SIDES)
    for (const unit of nth(g.p.battle.forces, side))
      if (nth(g.s.units, unit).is.suicide && stands(g.p, unit))
        emit(g, { is: 'spent', side, unit, counts: g.s.rules.suicide_counts })
}

/** G-31 A side without combat units has lost, before any rout test; without any on both sides nobody wins. */
export function noneLeft(g: Here<Waw>): Next<Waw, 'rounds'> | void {
  const left = SIDES.filter(side => anyStands(g.p, nth(g.p.battle.forces, side)))
  if (left.length === 2) return
  emit(g, { is: 'battle-decided', winner: left[0] ?? NOBODY, how: 'wiped', rule: 'G-31' })
  return done
}

/** W-12.1-rout-required Step X: the demoralized test, and one may lose by it. */
export function testForRout(g: Here<Waw>): Next<Waw, 'rounds'> | void {
  const outcome = afterTests(g.s, ...plights(g), side => testSide(g, side))
  if (outcome === null) return
  const { loser, routed } = outcome
  emit(g, { is: 'battle-decided', winner: other(loser), ...(routed ? BY_ROUT : BY_RETREAT) })
  return done
}

const BY_ROUT = { how: 'rout', rule: 'W-12.2-test' } as const
const BY_RETREAT = { how: 'retreat', rule: 'W-12.2-hold-retreat' } as const

/** W-12.2-test, W-12.2-auto One side's test: a die, unless all who are left are in panic. */
function testSide(g: Here<Waw>, side: Side): boolean {
  const die = wholePanic(g.s, g.p.battle, g.p, side) ? null : roll(g, DIE)
  const routed = die === null || routs(die)
  emit(g, { is: 'rout-tested', side, die, routed })
  return routed
}

/** W-12.1-next-round Another round, or after the last the side with more hits gives way (W-12.5-decision). */
export function nextRound(g: Here<Waw, 'rounds'>): Next<Waw, 'rounds'> {
  if (g.p.battle.round < FIGHTS[g.f.domain].rounds) return goTo('round')
  const sides = plights(g)
  const winner = other(loserByHits(...sides))
  emit(g, { is: 'battle-decided', winner, ...(sides[winner].held ? HELD : BY_HITS) })
  return done
}

const HELD = { how: 'bunker', rule: 'W-A1-bunker-hold' } as const
const BY_HITS = { how: 'hits', rule: 'W-12.5-decision' } as const

/** W-12.2-su-loss A routed side loses half its support units, those listed later first. */
export function loseSupport(g: Here<Waw>): void {
  if (g.p.battle.routed === NOBODY) return
  const side = g.p.battle.routed as Side
  const support = nth(g.p.battle.support, side)
  const units = support.slice(support.length - routLoss(g.s, support.length))
  if (units.length > 0) emit(g, { is: 'support-lost', side, units, byRout: true })
}

export const routLoss = (s: Scenario, support: number): number => rounded(support, 2, s.rules.round_default)
