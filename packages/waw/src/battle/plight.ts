import type { BattleSight, RanksSight, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { anyStands, stands } from './ranks.ts'
import { ATTACKER, at, DEFENDER, SIDES, nth } from '../position.ts'
import { demoralized, wholePanic } from './morale.ts'
import { ROUTS_FROM } from '../charts/battle.ts'

/** A side's state after a round, for victory and defeat. */
export interface Plight {
  /** G-31 No combat unit is left. */
  readonly gone: boolean
  /** W-12.1-rout-required Demoralized, and with no bunker to hold it. */
  readonly wavers: boolean
  /** W-12.2-auto It would rout without a die. */
  readonly wholePanic: boolean
  readonly held: boolean
  /** Hits and panics together since the battle began. */
  readonly suffered: number
  /** The numbers compared when neither side routed (G-67). */
  readonly hits: number
}

export function plightOf(s: Scenario, b: BattleSight, r: RanksSight, side: Side): Plight {
  const force = nth(b.forces, side)
  const holds = held(s, r, force)
  const suffered = at(r.hits, side) + at(r.panics, side)
  return {
    gone: !anyStands(r, force),
    wavers: !holds && demoralized(s, b, r, side),
    wholePanic: wholePanic(s, b, r, side),
    held: holds,
    suffered,
    hits: s.rules.endbattle_count === 'hits' ? at(r.hits, side) : suffered,
  }
}

/** G-37 While a bunker stands its side can neither be routed nor made to retreat. */
const held = (s: Scenario, r: RanksSight, force: readonly number[]): boolean =>
  s.rules.bunker_holds && force.some(u => nth(s.units, u).is.bunker === true && stands(r, u))

/** W-12.2-test The face from which a side is routed. */
export const ROUTED_FROM = ROUTS_FROM
export const routs = (die: number): boolean => die >= ROUTED_FROM

/** W-12.1-both-demoralized The order of rout tests: more hits and panics first, on a tie the attacker (G-29). */
export function routOrder(attacker: Plight, defender: Plight): readonly Side[] {
  const sides = [attacker, defender]
  const waver = SIDES.filter(side => nth(sides, side).wavers)
  return waver.length === 2 && defender.suffered > attacker.suffered ? [DEFENDER, ATTACKER] : waver
}

/** W-12.2-hold-retreat, G-28, G-29 Demoralized sides test in order until one routs; if all pass, the first retreats. */
export function afterTests(
  s: Scenario,
  attacker: Plight,
  defender: Plight,
  routed: (side: Side) => boolean,
): { readonly loser: Side; readonly routed: boolean } | null {
  const order = routOrder(attacker, defender)
  for (const side of order) if (routed(side)) return { loser: side, routed: true }
  const first = order[0]
  return first === undefined || !s.rules.pass_means_retreat ? null : { loser: first, routed: false }
}

/**
 * W-12.5-decision, W-12.5-tie The side that retreats when neither routed: more hits, on a tie the attacker, but never from a
 * bunker.
 */
export function loserByHits(attacker: Plight, defender: Plight): Side {
  if (defender.held) return ATTACKER
  return attacker.held || defender.hits > attacker.hits ? DEFENDER : ATTACKER
}
