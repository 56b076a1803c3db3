import type { Rules } from '../editions/rules.ts'
import type { Unit } from '../counters.ts'
import { DIE } from '../tables/battle.ts'

/** What one roll does to the enemy. */
export type Score = 'hit' | 'panic' | 'miss'

/** W-12.1-fire, W-12.1-fire-panic, W-12.1-fire-miss One die against a CF; G-09 looks after a natural 0. */
export function score(rules: Rules, die: number, cf: number, change: number): Score {
  const onDie = rules.combat_mod_target === 'die'
  const value = onDie ? cf : cf + change
  const face = onDie ? Math.max(0, Math.min(DIE - 1, die - change)) : die
  if (die === 0 && rules.natural_zero_min === 'hit') return 'hit'
  if (face < value) return 'hit'
  if (face === value) return 'panic'
  return die === 0 && rules.natural_zero_min === 'panic' ? 'panic' : 'miss'
}

/** W-12.1-skirmisher A Skirmisher's hit is a panic; W-12.3-panic-hit in pursuit every panic is a hit. */
export function dealt(scored: Score, skirmisher: boolean, inPursuit: boolean): Score {
  if (scored === 'miss') return 'miss'
  if (inPursuit) return 'hit'
  return skirmisher ? 'panic' : scored
}

/** W-12.1.1-elite Whether a unit that scored nothing may roll once more. */
export const mayReroll = (unit: Unit, scored: Score): boolean => scored === 'miss' && unit.is.elite === true
