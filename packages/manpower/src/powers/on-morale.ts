import type { Ratio } from '../formula/ratio.ts'
import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { bearingOnSide, multiplied } from './in-force.ts'

/** Whether a side's losses leave its morale alone. */
export const ignoresLosses = (s: Scenario, p: Sight, side: number): boolean =>
  bearingOnSide(s, p, side, 'ignores-low').length > 0

/** Morale that a side has for as long as its power lasts. */
export const lastingMorale = (s: Scenario, p: Sight, side: number, which: 'high' | 'low'): boolean =>
  bearingOnSide(s, p, side, 'morale').some(power => power.which === which)

/** By what the turns of a side's morale are multiplied. */
export const moraleTime = (s: Scenario, p: Sight, side: number, which: 'high' | 'low'): Ratio =>
  multiplied(bearingOnSide(s, p, side, 'morale-time').filter(power => power.which === which))
