import type { Dice } from '@sandtable/kernel'
import { loaded, seeded } from '@sandtable/kernel'
import type { Formula } from '../formula/formula.ts'
import { diceIn, valueOf } from '../formula/formula.ts'

/** A roll, which stands for this many. */
export interface Weighed {
  readonly dice: Dice
  readonly ways: number
}

/** Fair rolls, each of so much weight. */
export const draws = (seed: string, many: number, ways = 1): Weighed[] =>
  Array.from({ length: many }, (_, n) => ({ dice: seeded(`${seed} ${n}`), ways }))

/** A formula with more rolls than these is not counted. */
const COUNTED = 1300

/** Dice for every value that a formula can have, with the number of rolls that come to it; null: there are too many. */
export function everyValue(formula: Formula): Weighed[] | null {
  const sides = diceIn(formula)
  const all = sides.reduce((product, many) => product * many, 1)
  if (all > COUNTED) return null
  const found = new Map<string, { rolls: number[]; ways: number }>()
  for (let n = 0; n < all; n++) {
    let rest = n
    const rolls = sides.map(many => {
      const face = rest % many
      rest = Math.floor(rest / many)
      return face
    })
    const { over, under } = valueOf(
      formula,
      rolls.map(face => face + 1),
    )
    const known = found.get(`${over}/${under}`)
    found.set(`${over}/${under}`, { rolls: known?.rolls ?? rolls, ways: 1 + (known?.ways ?? 0) })
  }
  return [...found.values()].map(({ rolls, ways }) => ({ dice: loaded(rolls, seeded('outlook')), ways }))
}

/** Every sum of two dice with the number of ways to roll it, and one of them, counted from 0. */
// prettier-ignore
const SUMS: readonly (readonly [sum: number, ways: number, dice: readonly number[]])[] = [
  [2, 1, [0, 0]], [3, 2, [0, 1]], [4, 3, [1, 1]], [5, 4, [1, 2]], [6, 5, [2, 2]], [7, 6, [2, 3]],
  [8, 5, [3, 3]], [9, 4, [3, 4]], [10, 3, [4, 4]], [11, 2, [4, 5]], [12, 1, [5, 5]],
]

/** Dice for every sum of two. */
export const everySum = (): (Weighed & { readonly sum: number })[] =>
  SUMS.map(([sum, ways, dice]) => ({ sum, ways, dice: loaded(dice, seeded('outlook')) }))
