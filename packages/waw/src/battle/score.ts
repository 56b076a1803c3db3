import type { Rules } from '../editions/rules.ts'
import type { Unit } from '../counters.ts'
import { DIE } from '../charts/battle.ts'

/** The effect of one roll on the enemy. */
export type Score = 'hit' | 'panic' | 'miss'

/** G-01 The comparison: the die with a changed CF, or by option a changed die with the CF. */
export const faceOf = (rules: Rules, die: number, change: number): number =>
  rules.combat_mod_target === 'die' ? Math.max(0, Math.min(DIE - 1, die - change)) : die
export const valueOf = (rules: Rules, cf: number, change: number): number =>
  rules.combat_mod_target === 'die' ? cf : cf + change

/** W-12.1-fire, W-12.1-fire-panic, W-12.1-fire-miss Below is a hit, equal a panic, above nothing. */
export const compared = (face: number, value: number): Score =>
  face < value ? 'hit' : face === value ? 'panic' : 'miss'

/** G-09 The comparison, and the least effect of a natural 0. */
export function score(rules: Rules, die: number, cf: number, change: number): Score {
  const plain = compared(faceOf(rules, die, change), valueOf(rules, cf, change))
  if (die !== 0 || plain === 'hit' || rules.natural_zero_min === 'none') return plain
  return rules.natural_zero_min
}

/** What each face of the die does. */
export const everyScore = (rules: Rules, cf: number, change: number): Score[] =>
  Array.from({ length: DIE }, (_, die) => score(rules, die, cf, change))

/** How many of the ten faces of a die are a hit. */
export const hitsInTen = (rules: Rules, cf: number, change: number): number =>
  everyScore(rules, cf, change).filter(is => is === 'hit').length

/** W-12.1-skirmisher A Skirmisher's hit is a panic; W-12.3-panic-hit in pursuit every panic is a hit. */
export function dealt(scored: Score, skirmisher: boolean, inPursuit: boolean): Score {
  if (scored === 'miss') return 'miss'
  if (inPursuit) return 'hit'
  return skirmisher ? 'panic' : scored
}

/** W-12.1.1-elite Whether a unit that scored nothing may roll once more. */
export const mayReroll = (unit: Unit, scored: Score): boolean => scored === 'miss' && unit.is.elite === true
