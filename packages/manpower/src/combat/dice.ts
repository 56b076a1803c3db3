import type { Anywhere } from '@sandtable/kernel'
import { roll } from '@sandtable/kernel'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Ratio } from '../formula/ratio.ts'
import { diceIn, valueOf } from '../formula/formula.ts'

/** M-dmg-dice The dice of a formula, and its result. */
export function rollFormula(g: Anywhere<Manpower>, formula: Formula): { dice: number[]; value: Ratio } {
  const dice = diceIn(formula).map(sides => roll(g, sides) + 1)
  return { dice, value: valueOf(formula, dice) }
}
