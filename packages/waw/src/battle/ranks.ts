import type { Ranks, RanksSight, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { STEPS } from '../scenario.ts'
import { at } from '../position.ts'

/** G-72, W-13.4-combat The CF on the side that shows, less 1 when out of supply. */
export const currentCf = (s: Scenario, r: RanksSight, u: number): number =>
  at(s.cf, u * STEPS + at(r.steps, u)) - at(r.unsupplied, u)

/** G-25, W-13.4-morale The MF on the side that shows, less 1 when out of supply. */
export const currentMf = (s: Scenario, r: RanksSight, u: number): number =>
  at(s.mf, u * STEPS + at(r.steps, u)) - at(r.unsupplied, u)

export const stands = (r: RanksSight, u: number): boolean => at(r.steps, u) > 0

/** W-12.1-panic-effect A panicked unit cannot fight. */
export const fit = (r: RanksSight, u: number): boolean => at(r.steps, u) > 0 && r.panicked[u] === 0

/** W-12.1-restrict-f The units that fire on land: all that can fight except AA units, which only fire at aircraft. */
export const fires = (s: Scenario, r: RanksSight, u: number): boolean =>
  fit(r, u) && s.units[u]?.is.antiair !== true

export function anyStands(r: RanksSight, force: readonly number[]): boolean {
  for (const u of force) if (stands(r, u)) return true
  return false
}

/** Combat units that are gone. */
export function eliminated(r: RanksSight, force: readonly number[]): number {
  let gone = 0
  for (const u of force) if (!stands(r, u)) gone++
  return gone
}

/** W-12.1-panic-present Units in panic that are still there. */
export function inPanic(r: RanksSight, force: readonly number[]): number {
  let panicked = 0
  for (const u of force) if (stands(r, u) && r.panicked[u] === 1) panicked++
  return panicked
}

/** W-12.1-morale-loss Units that dice eliminated or panicked, each once. */
export function shaken(r: RanksSight, force: readonly number[]): number {
  let lost = 0
  for (const u of force) if (r.panicked[u] === 1 || (r.struck[u] === 1 && !stands(r, u))) lost++
  return lost
}

/** G-34 Units that were hit or panicked, each once. */
export function affected(r: RanksSight, force: readonly number[]): number {
  let touched = 0
  for (const u of force) if (r.panicked[u] === 1 || r.struck[u] !== 0) touched++
  return touched
}

/** W-12.1-panic-effect */
export function panic(r: Ranks, side: Side, u: number): void {
  r.panicked[u] = 1
  r.panics[side] = at(r.panics, side) + 1
}

/** W-12.1-loss-step, W-12.1-loss-kill */
export function strike(r: Ranks, side: Side, u: number, inPursuit: boolean): void {
  r.steps[u] = at(r.steps, u) - 1
  r.struck[u] = 1
  const row = inPursuit ? r.chased : r.hits
  row[side] = at(row, side) + 1
}

/** G-36 A suicide unit is spent; only by option does that count as a loss. An earlier hit stays a hit, not a kill. */
export function spend(r: Ranks, u: number, counts: boolean): void {
  r.steps[u] = 0
  if (counts) r.struck[u] = 1
  else if (r.struck[u] === 1 && r.panicked[u] === 0) r.struck[u] = 2
}
