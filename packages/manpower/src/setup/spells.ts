import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'

/** Spells that are cast in a battle. */
export const spellsFor = (s: Scenario): number[] =>
  [...s.spells.keys()].filter(spell => at(s.spells, spell).time !== null)
