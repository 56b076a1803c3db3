import type { Ratio } from '../formula/ratio.ts'
import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'
import { at } from '../position.ts'
import { bearingOnPlayer, CONCERNS, multiplied } from './in-force.ts'

/** M-mp-units What a unit costs a player, in hundredths. */
export function priceOf(s: Scenario, p: Sight, player: number, unit: number): number {
  const printed = at(s.units, unit)
  const powers = bearingOnPlayer(s, p, player, 'cost').filter(({ whom }) => CONCERNS[whom](printed))
  if (powers.length === 0) return printed.cost
  return Math.max(100, rounded(times(multiplied(powers), ratio(printed.cost))))
}

/** M-spl-slots How many spells a unit can take. */
export const slotsOf = (s: Scenario, p: Sight, player: number, unit: number): number => {
  const slots = at(s.units, unit).traits.spellcasting ?? 0
  if (slots === 0) return 0
  return bearingOnPlayer(s, p, player, 'slots').reduce((sum, { add }) => sum + add, slots)
}

/** M-bld-time What a player's build times are multiplied by. */
export const buildFactor = (s: Scenario, p: Sight, player: number): Ratio =>
  multiplied(bearingOnPlayer(s, p, player, 'build-time'))
