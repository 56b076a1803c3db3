import type { Hindrance } from '../movement/hindrance.ts'
import type { Look } from '../movement/hindered.ts'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { WhyNot } from '../why-not.ts'
import { DOMAINS } from '../movement/domains.ts'
import { hindered } from '../movement/hindered.ts'
import { isPlan, planStep, whyNotTogether } from '../movement/march.ts'
import { layOf } from '../map/presence.ts'

const lookAt = (s: Scenario, p: Sight, player: number): Look => ({
  domain: DOMAINS.land,
  s,
  p,
  player,
  lay: () => layOf(s, p),
})

/** Why counters may not march on land together; null: they may. */
export function whyNotMarch(s: Scenario, p: Sight, player: number, stack: readonly number[]): WhyNot | null {
  const why = whyNotTogether(DOMAINS.land, s, p, player, stack)
  return why === null ? null : explained(s, p, player, stack, p.where[stack[0] ?? -1] ?? -1, why)
}

/** Why a stack may not make a step on land; null: it may. */
export function whyNotStep(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
  to: number,
): WhyNot | null {
  const apart = whyNotMarch(s, p, player, stack)
  if (apart !== null) return apart
  const plan = planStep(DOMAINS.land, s, p, layOf(s, p), player, stack, to)
  return isPlan(plan) ? null : explained(s, p, player, stack, to, plan)
}

/** A hindrance of a march with its rule and its measure. */
export const explained = (
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
  to: number,
  why: Hindrance,
): WhyNot => hindered(lookAt(s, p, player), { do: 'march', stack, to }, why)

/** The position after the marching stack has halted. */
export const stood = (p: Position): Position => ({ ...p, march: { ...p.march, stack: [], trail: [] } })

/** The position at the start of its movement phase, as far as marching goes: no counter has moved yet. */
export const unmoved = (p: Position): Position => ({
  ...p,
  halted: p.halted.map(() => 0),
  spent: p.spent.map(() => 0),
  came: p.came.map(() => -1),
  march: stood(p).march,
})
