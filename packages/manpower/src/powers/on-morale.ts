import type { Ratio } from '../formula/ratio.ts'
import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { bearingOnPlayer, multiplied } from './in-force.ts'

/** Whether a player's losses leave morale alone. */
export const ignoresLosses = (s: Scenario, p: Sight, player: number): boolean =>
  bearingOnPlayer(s, p, player, 'ignores-low').length > 0

/** Morale that a player's groups have for as long as the power lasts. */
export const lastingMorale = (s: Scenario, p: Sight, player: number, which: 'high' | 'low'): boolean =>
  bearingOnPlayer(s, p, player, 'morale').some(power => power.which === which)

/** The factor for the turns of a player's morale. */
export const moraleTime = (s: Scenario, p: Sight, player: number, which: 'high' | 'low'): Ratio =>
  multiplied(bearingOnPlayer(s, p, player, 'morale-time').filter(power => power.which === which))
