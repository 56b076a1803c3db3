import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { BattleSight, RanksSight, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { at, SIDES, nth } from '../position.ts'
import { command } from './commanders.ts'
import { currentMf, shaken } from './ranks.ts'
import { effectOf } from '../effects/brought.ts'
import { rounded } from '../editions/rules.ts'

/** W-12.1-bmv, W-12.1-amv Mean MF of the combat units, plus the commander's. */
export function armyMorale(
  s: Scenario,
  p: Sight,
  side: Side,
): { total: number; units: number; leader: number; amv: number } {
  const force = nth(p.battle.forces, side)
  const total = force.reduce((sum, u) => sum + currentMf(s, p, u), 0)
  const leader = command(s, p, side).mf
  return { total, units: force.length, leader, amv: rounded(total, force.length, s.rules.round_amv) + leader }
}

export function determineMorale(g: Here<Waw>): void {
  for (const side of SIDES) emit(g, { is: 'morale-determined', side, ...armyMorale(g.s, g.p, side) })
}

/** W-12.1-morale-loss The army's remaining morale, with changes by cards. */
export const moraleLeft = (b: BattleSight, r: RanksSight, side: Side): number =>
  at(b.amv, side) + effectOf(b, side, 'morale') - shaken(r, nth(b.forces, side))

/** W-12.1-demoralized Below 0; by option a side of only panicked units counts too (G-29). */
export const demoralized = (s: Scenario, b: BattleSight, r: RanksSight, side: Side): boolean =>
  moraleLeft(b, r, side) < 0 || wholePanic(s, b, r, side)

/** W-12.2-auto, G-29 The side is demoralized, by option whatever its morale, and all its remaining units are in panic. */
export function wholePanic(s: Scenario, b: BattleSight, r: RanksSight, side: Side): boolean {
  const when = s.rules.autorout_all_panicked
  if (when === 'never' || (when === 'demoralized' && moraleLeft(b, r, side) >= 0)) return false
  let panicked = false
  for (const u of nth(b.forces, side)) {
    if (at(r.steps, u) === 0) continue
    if (r.panicked[u] === 0) return false
    panicked = true
  }
  return panicked
}

/** W-12.1-demoralized Step IX: both sides check their remaining morale. */
export function checkMorale(g: Here<Waw>): void {
  const { round } = g.p.battle
  emit(g, {
    is: 'morale-checked',
    round,
    morale: [moraleLeft(g.p.battle, g.p, 0), moraleLeft(g.p.battle, g.p, 1)],
  })
}
