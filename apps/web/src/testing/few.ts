import type { Dice } from '@sandtable/kernel'
import { rollDice, shuffle } from '@sandtable/kernel'

/** At most this many of a row, drawn at random. */
export type Few = <T>(row: readonly T[]) => readonly T[]

/** Half a thing means one, half of the time. */
export const fewOf =
  (most: number, dice: Dice): Few =>
  row => {
    const count = Math.floor(most) + (rollDice(dice, 100) < 100 * (most % 1) ? 1 : 0)
    return row.length <= count ? row : shuffle(dice, [...row]).slice(0, count)
  }
