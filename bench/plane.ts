import type { Dice } from '@sandtable/kernel'
import type { Outline, Point } from '@sandtable/board'
import { boxIndex, boxOf, obstacles, stretches, wayRound } from '@sandtable/board'
import { rollDice, seeded } from '@sandtable/kernel'
import { cost } from './measure.ts'

/** Areas on a field, which grows with them. */
export type Areas = 50 | 500 | 5000

/** One area stands in every square of 40 m, and is up to 24 m across; lines and ways run within squares of 300 m. */
const SQUARE = 4_000
const SIZE = 1_200
const REACH = 30_000

/** Corners of an area as seen from its middle, in hundredths of its size. */
// prettier-ignore
const ROUND: readonly Point[] = [[100, 0], [70, 70], [0, 100], [-70, 70], [-100, 0], [-70, -70], [0, -100], [70, -70]]

function areasOf(count: Areas, dice: Dice): Outline[] {
  const columns = Math.ceil(Math.sqrt(count))
  return Array.from({ length: count }, (_, i) => {
    const x = SQUARE * (i % columns) + SIZE + rollDice(dice, SQUARE - 2 * SIZE)
    const y = SQUARE * Math.floor(i / columns) + SIZE + rollDice(dice, SQUARE - 2 * SIZE)
    return ROUND.map(([east, north]): Point => {
      const size = SIZE / 2 + rollDice(dice, SIZE / 2)
      return [x + Math.round((east * size) / 100), y + Math.round((north * size) / 100)]
    })
  })
}

/** Lines through a field and all that they go through; and ways from one end to the other round all of it. */
export function onPlane(count: Areas): Record<string, number> {
  const dice = seeded('plane')
  const outlines = areasOf(count, dice)
  const index = boxIndex(outlines.map(boxOf))
  const all = obstacles(outlines)
  const side = Math.ceil(Math.sqrt(count)) * SQUARE
  const line = (): [Point, Point] => {
    const [x, y] = [rollDice(dice, side - REACH + 1), rollDice(dice, side - REACH + 1)]
    const anywhere = (): Point => [x + rollDice(dice, REACH), y + rollDice(dice, REACH)]
    return [anywhere(), anywhere()]
  }
  const mover = { clearance: 100, field: [0, 0, side, side], longest: 3 * REACH } as const
  return {
    us: cost(line, ([a, b]) => index.along(a, b).map(i => stretches(a, b, outlines[i] as Outline))),
    way: cost(line, ([a, b]) => wayRound(a, b, all, mover)),
  }
}
