import type { DeepReadonly } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Card, Leader, Unit } from './counters.ts'
import type { Rules } from './editions/rules.ts'

/** All that is printed, shared by every copy of a game. */
export interface Scenario {
  readonly name: string
  readonly rules: Rules
  readonly players: readonly string[]
  readonly units: readonly Unit[]
  readonly leaders: readonly Leader[]
  readonly cards: readonly Card[]
  /** W-A6-supremacy by player. */
  readonly supremacy: readonly number[]
  /** W-12.1.1-cap The most that modifiers add or take; null for no limit. */
  readonly cap: { readonly bonus: number | null; readonly malus: number | null }
  /** CF and MF by unit and steps left: at unit × STEPS + steps. */
  readonly cf: readonly number[]
  readonly mf: readonly number[]
  /** How everything stands before the first step. */
  readonly setup: DeepReadonly<Position>
}

/** Rows of `cf` and `mf`: a unit has 0, 1 or 2 steps left. */
export const STEPS = 3
