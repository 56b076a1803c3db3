import type { Leader, Trait, Unit } from '../counters.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { currentCf, currentMf } from '../battle/ranks.ts'
import { fixed, pointsOf } from '../movement/points.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { at, nth } from '../position.ts'

/** A counter's leader; null while face down. */
export const leaderOf = (s: Scenario, p: Position, c: number): Leader | null =>
  s.leaders[at(p.face, slotOf(s, c))] ?? null

export const unitOf = (s: Scenario, c: number): Unit => nth(s.units, c)

export const counterId = (s: Scenario, p: Position, c: number): string =>
  isLeader(s, c) ? (leaderOf(s, p, c)?.id ?? 'face-down') : unitOf(s, c).id

/** ★ for each star, ♛ for a monarch, nothing for a face-down leader. */
export function rankMark(leader: Leader | null): string {
  if (leader === null) return ''
  return leader.rank === 'monarch' ? '♛' : '★'.repeat(leader.rank)
}

/** Movement points as printed: halves are written ½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** A counter's remaining movement points this turn. */
export const pointsLeft = (s: Scenario, p: Position, c: number): number =>
  p.halted[c] === 1 ? 0 : Math.max(0, pointsOf(s, p, c) - at(p.spent, c))

/** Whether a counter itself can still be moved. */
export const movable = (s: Scenario, p: Position, c: number): boolean => p.halted[c] === 0 && !fixed(s, p, c)

export const isCombat = (s: Scenario, c: number): boolean => !isLeader(s, c) && !unitOf(s, c).support

/** The CF of all combat units among these counters. */
export const totalCf = (s: Scenario, p: Position, stack: readonly number[]): number =>
  stack.reduce((sum, c) => sum + (isCombat(s, c) ? currentCf(s, p, c) : 0), 0)

/** A unit's printed marks, or its state. */
export type Mark = 'support' | Trait | 'reduced' | 'in-panic' | 'out-of-supply'

/** A unit's printed marks and its state. */
export function marksOf(s: Scenario, p: Position, c: number): Mark[] {
  if (isLeader(s, c)) return []
  const { is, support, steps } = unitOf(s, c)
  return [
    ...(support ? (['support'] as const) : []),
    ...(Object.keys(is) as Trait[]),
    ...(steps > 1 && p.steps[c] === 1 ? (['reduced'] as const) : []),
    ...(p.panicked[c] === 1 ? (['in-panic'] as const) : []),
    ...(p.unsupplied[c] === 1 ? (['out-of-supply'] as const) : []),
  ]
}

/** CF and MF of a counter now. */
export function valuesOf(s: Scenario, p: Position, c: number): { cf: string; mf: string } {
  if (isLeader(s, c)) {
    const leader = leaderOf(s, p, c)
    return leader === null ? { cf: '?', mf: '?' } : { cf: minus(leader.cf), mf: minus(leader.mf) }
  }
  if (unitOf(s, c).support) return { cf: '–', mf: '–' }
  return { cf: minus(currentCf(s, p, c)), mf: minus(currentMf(s, p, c)) }
}

const minus = (value: number): string => String(value).replace('-', '−')
