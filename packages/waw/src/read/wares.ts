import type { Answers } from '../questions.ts'
import type { Mark } from './counter-facts.ts'
import type { Scenario } from '../scenario.ts'
import { at, nth } from '../position.ts'
import { REPLACEMENT } from '../economy/purchase.ts'
import { STEPS } from '../scenario.ts'

/** Goods for sale: a unit as it arrives, with all its steps, or the price of a replacement. */
export type Ware =
  | {
      readonly is: 'unit'
      /** Null: a support unit has none. */
      readonly factors: { readonly cf: number; readonly mf: number } | null
      /** Half movement points. */
      readonly mp: number
      readonly steps: number
      readonly marks: readonly Mark[]
    }
  | { readonly is: 'replacement'; readonly money: number }

/** A purchase's goods; null: they need no description. */
export function wareOf(s: Scenario, purchase: Answers['purchase']): Ware | null {
  if (purchase === 'done') return null
  if (purchase.do === 'replacement') return { is: 'replacement', money: REPLACEMENT }
  if (!('unit' in purchase)) return null
  const { support, steps, is } = nth(s.units, purchase.unit)
  const row = purchase.unit * STEPS + steps
  const factors = support ? null : { cf: at(s.cf, row), mf: at(s.mf, row) }
  return { is: 'unit', factors, mp: at(s.mp, row), steps, marks: Object.keys(is) as Mark[] }
}
