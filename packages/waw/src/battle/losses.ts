import type { Answer, Choice, Here } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { BattleEvent } from './events.ts'
import type { BattleSight, RanksSight, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { at, SIDES, nth } from '../position.ts'
import { currentMf, fit, stands } from './ranks.ts'
import { isOneOf, no } from '../why-not.ts'
import { sideOf } from './commanders.ts'

const NONE: readonly number[] = []

/** The questions of a battle that ask for a unit to take a loss. */
export type LossKind = 'panic' | 'hit' | 'pursuit-hit' | 'support-loss'

const LOSSES: readonly string[] = ['panic', 'hit', 'pursuit-hit', 'support-loss'] satisfies LossKind[]

export const isLoss = (kind: string): kind is LossKind => LOSSES.includes(kind)

/** W-12.1-guard, W-A1-bunker-panic Guards and Bunkers cannot be panicked. */
export const steady = (s: Scenario, u: number): boolean => {
  const { is } = nth(s.units, u)
  return is.guard === true || is.bunker === true
}

const steadyRule = (s: Scenario, u: number): string =>
  nth(s.units, u).is.guard ? 'W-12.1-guard' : 'W-A1-bunker-panic'

/** W-12.1-panic-target, G-24 The units that the next panic may strike: the lowest MF of those that can panic, all equals. */
export function panicTargets(s: Scenario, r: RanksSight, force: readonly number[]): number[] {
  let lowest = Infinity
  let targets: number[] = []
  for (const u of force) {
    if (!mayPanic(s, r, u)) continue
    const mf = currentMf(s, r, u)
    if (mf > lowest) continue
    if (mf < lowest) targets = []
    lowest = mf
    targets.push(u)
  }
  return targets
}

/** W-12.1-loss-choice, G-26 The units that may take the next hit: unpanicked ones, or if there are none, panicked ones. */
export function hitTargets(s: Scenario, r: RanksSight, force: readonly number[]): number[] {
  const unshaken: number[] = []
  for (const u of force) if (fit(r, u)) unshaken.push(u)
  return unshaken.length > 0 || s.rules.hit_overflow === 'lost' ? unshaken : standingOf(r, force)
}

/** W-12.3-alloc In pursuit any survivor may take a hit. */
export function standingOf(r: RanksSight, force: readonly number[]): number[] {
  const standing: number[] = []
  for (const u of force) if (stands(r, u)) standing.push(u)
  return standing
}

/** W-12.1-loss-order Panics come first: the attacker's, then the defender's. */
export const takePanics: Choice<Waw, 'panic', 'rounds'> = {
  kind: 'panic',
  rule: 'W-12.1-panic-target',
  forced: true,
  who: g => sufferer(g, g.p.battle.panicsDue, mayPanic),
  legal: (g, player) => panicTargets(g.s, g.p, forceOf(g.p.battle, sideOf(g.p.battle, player))),
  whyNot: ({ s, p }, player, unit) => {
    const force = forceOf(p.battle, sideOf(p.battle, player))
    const absent = whyNotInForce(s, p, force, 'W-12.1-panic-target', unit)
    if (absent !== null || !isOneOf(unit, s.units.length)) return absent
    if (!fit(p, unit)) return no('W-12.1-panic-target', 'in-panic', { counter: unit })
    if (!mayPanic(s, p, unit)) return no(steadyRule(s, unit), 'steady', { counter: unit })
    const [weakest = unit] = panicTargets(s, p, force)
    return currentMf(s, p, unit) <= currentMf(s, p, weakest)
      ? null
      : no('W-12.1-panic-target', 'braver', { counter: unit, by: weakest })
  },
  take: (g, player, unit) => {
    emit(g, panicOn(g.s, sideOf(g.p.battle, player), unit))
    return again
  },
}

/** G-24 By option a panic may strike a steady unit, and is lost. */
export const panicOn = (s: Scenario, side: Side, unit: number): BattleEvent =>
  steady(s, unit) ? { is: 'panic-ignored', side, unit } : { is: 'panicked', side, unit }

/** W-12.1-loss-choice Then hits, each assigned by the side that takes it. */
export const takeHits: Choice<Waw, 'hit', 'rounds'> = {
  kind: 'hit',
  rule: 'W-12.1-loss-choice',
  forced: true,
  who: g => sufferer(g, g.p.battle.hitsDue, mayBeHit),
  legal: (g, player) => hitTargets(g.s, g.p, forceOf(g.p.battle, sideOf(g.p.battle, player))),
  whyNot: ({ s, p }, player, unit) => {
    const force = forceOf(p.battle, sideOf(p.battle, player))
    const absent = whyNotInForce(s, p, force, 'W-12.1-loss-choice', unit)
    if (absent !== null || !isOneOf(unit, s.units.length)) return absent
    const isSpared = !fit(p, unit) && (s.rules.hit_overflow === 'lost' || force.some(u => fit(p, u)))
    return isSpared ? no('G-26', 'in-panic', { counter: unit }) : null
  },
  take: (g, player, unit) => takeHit(g, player, unit, false),
}

/** W-12.3-alloc */
export const takePursuitHits: Choice<Waw, 'pursuit-hit', 'pursuit'> = {
  kind: 'pursuit-hit',
  rule: 'W-12.3-alloc',
  forced: true,
  who: g => sufferer(g, g.p.battle.hitsDue, (_s, r, u) => stands(r, u)),
  legal: (g, player) => standingOf(g.p, forceOf(g.p.battle, sideOf(g.p.battle, player))),
  whyNot: ({ s, p }, player, unit) =>
    whyNotInForce(s, p, forceOf(p.battle, sideOf(p.battle, player)), 'W-12.3-alloc', unit),
  take: (g, player, unit) => takeHit(g, player, unit, true),
}

/** Why a unit takes no loss at all in a battle; null: it stands in the force. */
export function whyNotInForce(
  s: Scenario,
  p: RanksSight,
  force: readonly number[],
  rule: string,
  unit: Answer,
): WhyNot | null {
  if (!isOneOf(unit, s.units.length)) return no(rule, 'no-answer')
  if (!force.includes(unit)) return no(rule, 'not-in-battle')
  return stands(p, unit) ? null : no(rule, 'lost', { counter: unit })
}

function takeHit(g: Here<Waw>, player: number, unit: number, inPursuit: boolean): typeof again {
  emit(g, hitOn(sideOf(g.p.battle, player), unit, inPursuit))
  return again
}

export const hitOn = (side: Side, unit: number, inPursuit: boolean): BattleEvent => ({
  is: 'step-lost',
  side,
  unit,
  inPursuit,
})

/** G-25 Panics without a target vanish, or by option strike as hits. */
export function losePanics(g: Here<Waw>): void {
  const asHits = g.s.rules.panic_overflow === 'hits'
  for (const side of SIDES) {
    const due = at(g.p.battle.panicsDue, side)
    if (due > 0) emit(g, { is: 'surplus', side, result: 'panic', number: due, asHits })
  }
}

/** G-26 Hits without a step to take vanish. */
export function loseHits(g: Here<Waw>): void {
  for (const side of SIDES) {
    const due = at(g.p.battle.hitsDue, side)
    if (due > 0) emit(g, { is: 'surplus', side, result: 'hit', number: due, asHits: false })
  }
}

/** The side that must take the next result, attacker first; none if nothing is due or no unit is left to take it. */
function sufferer(
  g: Here<Waw>,
  due: readonly number[],
  bears: (s: Scenario, r: RanksSight, u: number) => boolean,
): readonly number[] {
  for (const side of SIDES) {
    if (at(due, side) === 0) continue
    for (const u of forceOf(g.p.battle, side)) if (bears(g.s, g.p, u)) return [at(g.p.battle.players, side)]
  }
  return NONE
}

const mayPanic = (s: Scenario, r: RanksSight, u: number): boolean =>
  fit(r, u) && (s.rules.guard_panic === 'ignore' || !steady(s, u))

const mayBeHit = (s: Scenario, r: RanksSight, u: number): boolean =>
  s.rules.hit_overflow === 'lost' ? fit(r, u) : stands(r, u)

const forceOf = (b: BattleSight, side: Side): readonly number[] => nth(b.forces, side)
