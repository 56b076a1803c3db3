import type { Choice, Here, Next } from '@sandtable/kernel'
import { again, done, emit, goTo, roll } from '@sandtable/kernel'
import type { BattleEvent } from './events.ts'
import type { Plight } from './plight.ts'
import type { Scenario } from '../scenario.ts'
import type { BattleSight, Side, Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { anyStands, stands } from './ranks.ts'
import { at, ATTACKER, DEFENDER, NOBODY, other, SIDES, nth } from '../position.ts'
import { FIGHTS } from './fights.ts'
import { afterTests, loserByHits, plightOf, routOrder, routs } from './plight.ts'
import { wholePanic } from './morale.ts'
import { DIE } from '../charts/battle.ts'
import { no } from '../why-not.ts'
import { rounded } from '../editions/rules.ts'
import { whyNotInForce } from './losses.ts'

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

/** G-31 A side without combat units has lost, before any rout test; without any on both sides neither wins. */
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

/** W-12.2-test, W-12.2-auto One side's test: a die, unless all its remaining units are in panic. */
function testSide(g: Here<Waw>, side: Side): boolean {
  const die = wholePanic(g.s, g.p.battle, g.p, side) ? null : roll(g, DIE)
  const routed = die === null || routs(die)
  emit(g, { is: 'rout-tested', side, die, routed })
  return routed
}

/** W-12.1-next-round Another round, or after the last the side with more hits retreats (W-12.5-decision). */
export function nextRound(g: Here<Waw, 'rounds'>): Next<Waw, 'rounds'> {
  if (g.p.battle.round < FIGHTS[g.f.domain].rounds) return goTo('round')
  const sides = plights(g)
  const winner = other(loserByHits(...sides))
  emit(g, { is: 'battle-decided', winner, ...(sides[winner].held ? HELD : BY_HITS) })
  return done
}

const HELD = { how: 'bunker', rule: 'W-A1-bunker-hold' } as const
const BY_HITS = { how: 'hits', rule: 'W-12.5-decision' } as const

/** W-12.2-su-loss, G-88 A routed side loses half its support units, one by one; its owner chooses, or by option the one listed last goes. */
export const loseSupport: Choice<Waw, 'support-loss', 'battle'> = {
  kind: 'support-loss',
  rule: 'W-12.2-su-loss',
  forced: true,
  who: g => {
    const { routed, players } = g.p.battle
    return routed !== NOBODY && supportDue(g.s, g.p.battle, routed as Side) > 0 ? [at(players, routed)] : []
  },
  legal: g => supportAtStake(g.s, g.p),
  whyNot: ({ s, p }, _player, unit) => {
    const support = nth(p.battle.support, p.battle.routed)
    const absent = whyNotInForce(s, p, support, 'W-12.2-su-loss', unit)
    return absent ?? (supportAtStake(s, p).some(u => u === unit) ? null : no('G-88', 'other-first'))
  },
  take: (g, _player, unit) => {
    emit(g, supportLoss(g.p.battle.routed as Side, unit))
    return again
  },
}

export const supportLoss = (side: Side, unit: number): BattleEvent => ({
  is: 'support-lost',
  side,
  units: [unit],
  byRout: true,
})

/** G-88 The support units of the routed side from which the next is lost. */
function supportAtStake(s: Scenario, p: Sight): number[] {
  const left = nth(p.battle.support, p.battle.routed).filter(u => stands(p, u))
  return s.rules.rout_su_choice === 'owner' ? left : left.slice(-1)
}

/** How many support units a routed side has still to lose. */
export const supportDue = (s: Scenario, b: BattleSight, side: Side): number =>
  routLoss(s, nth(b.support, side).length) - at(b.supportLost, side)

export const routLoss = (s: Scenario, support: number): number => rounded(support, 2, s.rules.round_default)
