import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { claim } from '../battle/commanders.ts'
import { currentMf } from '../battle/ranks.ts'
import { isCombat, leaderOf, pointsLeft, totalCf } from './counter-facts.ts'
import { isLeader } from '../scenario.ts'
import { pointsOf } from '../movement/points.ts'
import { rounded } from '../editions/rules.ts'

/** W-5.1-rank-order, W-5.1-tie The commander among some counters' face-up leaders; null: there is none. */
export function chiefOf(s: Scenario, p: Position, stack: readonly number[]): number | null {
  const ranked = stack.flatMap(c => {
    const leader = isLeader(s, c) ? leaderOf(s, p, c) : null
    return leader === null ? [] : [{ c, claim: claim(leader) }]
  })
  return ranked.toSorted((a, b) => b.claim - a.claim || a.c - b.c)[0]?.c ?? null
}

/** A stack's values before a battle, and its remaining movement. */
export interface StackFigures {
  readonly cf: number
  /** W-12.1-amv Average morale of the units, plus the chief's. */
  readonly morale: number
  /** The slowest counter's remaining half points, and its full ones. */
  readonly left: number
  readonly had: number
}

export function figuresOf(s: Scenario, p: Position, stack: readonly number[]): StackFigures {
  const units = stack.filter(c => isCombat(s, c))
  const chief = chiefOf(s, p, stack)
  const sum = units.reduce((total, u) => total + currentMf(s, p, u), 0)
  const own = units.length === 0 ? 0 : rounded(sum, units.length, s.rules.round_amv)
  const led = chief === null ? 0 : (leaderOf(s, p, chief)?.mf ?? 0)
  return {
    cf: totalCf(s, p, stack),
    morale: own + led,
    left: least(stack.map(c => pointsLeft(s, p, c))),
    had: least(stack.map(c => pointsOf(s, p, c))),
  }
}

const least = (row: readonly number[]): number => (row.length === 0 ? 0 : Math.min(...row))

/** A leader's place in lists: by rank, a monarch first, a face-down leader last. */
export function orderOf(s: Scenario, p: Position, c: number): number {
  const leader = leaderOf(s, p, c)
  return leader === null ? -1 : claim(leader)
}
