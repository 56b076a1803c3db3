import type { Hindrance, StepPlan } from '../movement/march.ts'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { DOMAINS } from '../movement/domains.ts'
import { planStep, whyNotTogether } from '../movement/march.ts'

/** Why counters may not march on land together; null: they may. */
export const whyNotMarch = (
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): Hindrance | null => whyNotTogether(DOMAINS.land, s, p, player, stack)

/** What a step on land costs a stack, or why it may not make it. */
export const planMarch = (
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
  to: number,
): StepPlan | Hindrance => planStep(DOMAINS.land, s, p, lay, player, stack, to)
