import type { Answer, Choice, Here } from '@sandtable/kernel'
import { emit, again, roll } from '@sandtable/kernel'
import type { BattleSight, Side, Sight } from '../position.ts'
import type { Leader, Slot } from '../counters.ts'
import type { BattleDomain } from '../frames.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { RANK } from '../charts/battle.ts'
import { at, NOBODY, SIDES, WELL, nth } from '../position.ts'
import { counterOf } from '../scenario.ts'
import { FIGHTS } from './fights.ts'
import { eliminated } from './ranks.ts'
import { isOneOf, no } from '../why-not.ts'

/** W-5.3-hidden-reveal Every face-down leader involved in the battle is drawn from the pool, and stays face up. */
export function revealLeaders(g: Here<Waw>): void {
  for (const side of SIDES) for (const slot of nth(g.p.battle.leaders, side)) turnUp(g, slot)
}

/** W-5.3-hidden-draw A face-down leader is drawn from the owner's pool. */
export function turnUp(g: Here<Waw>, slot: Slot): void {
  if (g.p.face[slot] !== -1) return
  const player = at(g.s.owner, counterOf(g.s, slot))
  const pool = nth(g.p.pool, player)
  emit(g, { is: 'leader-revealed', player, slot, leader: nth(pool, roll(g, pool.length)) })
}

/** W-12.1-cinc Each side's highest leader commands; among equals without letters the owner names one (G-14). */
export const nameCommander = (domain: BattleDomain): Choice<Waw, 'commander', 'battle'> => ({
  kind: 'commander',
  rule: 'W-12.1-cinc',
  forced: true,
  who: g => {
    const side = SIDES.find(
      side => g.p.battle.cinc[side] === NOBODY && claimants(g.s, g.p, side, domain).length > 0,
    )
    return side === undefined ? [] : [at(g.p.battle.players, side)]
  },
  legal: (g, player) => claimants(g.s, g.p, sideOf(g.p.battle, player), domain),
  whyNot: ({ s, p }, player, slot) => whyNotCommander(s, p, sideOf(p.battle, player), domain, slot),
  take: (g, player, slot) => {
    emit(g, { is: 'commander-named', side: sideOf(g.p.battle, player), slot })
    return again
  },
})

export const sideOf = (b: BattleSight, player: number): Side => (b.players[0] === player ? 0 : 1)

/** W-5.1-rank-order, W-5.1-tie Leaders with the best claim to command: more than one only if no letter decides. */
export function claimants(s: Scenario, p: Sight, side: Side, domain: BattleDomain): Slot[] {
  const { commands } = FIGHTS[domain]
  const claims = nth(p.battle.leaders, side)
    .filter(slot => p.fate[slot] === WELL && leaderAt(s, p, slot).commands.includes(commands))
    .map(slot => ({ slot, claim: claim(leaderAt(s, p, slot)) }))
  const best = Math.max(...claims.map(({ claim }) => claim))
  return claims.filter(({ claim }) => claim === best).map(({ slot }) => slot)
}

/** Why a leader does not command a side; null: the leader does. */
function whyNotCommander(
  s: Scenario,
  p: Sight,
  side: Side,
  domain: BattleDomain,
  slot: Answer,
): WhyNot | null {
  if (!isOneOf(slot, p.face.length)) return no('W-12.1-cinc', 'no-answer')
  if (!nth(p.battle.leaders, side).includes(slot)) return no('W-12.1-cinc', 'not-in-battle')
  const counter = counterOf(s, slot)
  if (p.fate[slot] !== WELL) return no('W-12.1-cinc', 'unfit', { counter })
  if (!leaderAt(s, p, slot).commands.includes(FIGHTS[domain].commands))
    return no('W-12.1-cinc', 'no-command', { counter })
  const [best] = claimants(s, p, side, domain)
  return best === undefined || claim(leaderAt(s, p, slot)) >= claim(leaderAt(s, p, best))
    ? null
    : no('W-5.1-rank-order', 'outranked', { counter, by: counterOf(s, best) })
}

/** W-5.1-monarch Rank before letter, an early letter before a late one, any letter before none. */
export const claim = (leader: Leader): number =>
  RANK[leader.rank].order * 100 - (leader.hierarchy === null ? 99 : leader.hierarchy.charCodeAt(0) - 64)

export const leaderAt = (s: Scenario, p: Sight, slot: Slot): Leader => nth(s.leaders, at(p.face, slot))

export const commanderOf = (s: Scenario, p: Sight, side: Side): Leader | null =>
  p.battle.cinc[side] === NOBODY ? null : leaderAt(s, p, at(p.battle.cinc, side))

/** W-5.2 The most units that a leader leads without a penalty. */
export const leadsWell = (leader: Leader): number => RANK[leader.rank].leads

/** W-5.2-penalty, G-13 What a leader loses on both values by leading too many. */
export function overcommand(s: Scenario, leader: Leader, units: number): number {
  const excess = units - leadsWell(leader)
  if (excess <= 0) return 0
  return s.rules.overcommand === 'ceil(excess/5)' ? Math.ceil(excess / 5) : 1 + Math.floor(excess / 5)
}

/** W-12.1-cinc-mandatory The values that a side must use: its commander's, less the penalty, or those for no leader. */
export function command(s: Scenario, p: Sight, side: Side): { cf: number; mf: number; penalty: number } {
  const leader = commanderOf(s, p, side)
  if (leader === null) return { cf: s.rules.leaderless, mf: s.rules.leaderless, penalty: 0 }
  const penalty = overcommand(s, leader, unitsLed(s, p, side))
  return { cf: leader.cf - penalty, mf: leader.mf - penalty, penalty }
}

/** G-18 Units are counted before round 1, unless modifiers are worked out again each round. */
function unitsLed(s: Scenario, p: Sight, side: Side): number {
  const force = nth(p.battle.forces, side)
  return s.rules.recalc_each_round ? force.length - eliminated(p, force) : force.length
}

/**
 * W-5.3-land-attack, W-5.3-naval-air-free Whether these units may attack: with a leader, or if all are of a kind that needs
 * none.
 */
export function mayAttack(s: Scenario, force: readonly number[], leaders: number): boolean {
  return leaders > 0 || force.every(u => s.rules.attackLeaderless.some(trait => s.units[u]?.is[trait]))
}
