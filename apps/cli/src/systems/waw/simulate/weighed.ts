import type { Scenario } from '@sandtable/waw'
import type { Bearing } from './bearing.ts'
import type { WarTally } from './war-tally.ts'
import { bearingOf, gain, tells } from './bearing.ts'
import { sidesOf } from './war-tally.ts'

/** A card or a region by its number, its bearing on victory, and how often it was played or changed hands. */
export interface Weighed {
  readonly number: number
  readonly bearing: Bearing
  readonly times: number
}

/**
 * Cards that were played, all copies together: first those that matter, by how many more or fewer games were
 * won with them.
 */
export function cardsWeighed(s: Scenario, tally: WarTally): Weighed[] {
  const { cards, cardHad, cardWon } = tally
  return weighed(s, tally, cards, cardHad, cardWon).filter(({ times }) => times > 0)
}

/** Regions, in the same order. */
export const regionsWeighed = (s: Scenario, tally: WarTally): Weighed[] =>
  weighed(s, tally, tally.taken, tally.regionHad, tally.regionWon)

function weighed(
  s: Scenario,
  { results }: WarTally,
  times: readonly number[],
  had: readonly number[],
  won: readonly number[],
): Weighed[] {
  const sides = sidesOf(s)
  const seatings = results.length / (sides + 1)
  const row = (of: readonly number[], place: number, length: number): number[] =>
    of.slice(place * length, (place + 1) * length)
  return times
    .map((often, number) => {
      const strata = Array.from({ length: seatings }, (_, seating) => {
        const place = seating * times.length + number
        const wins = row(won, place, sides).reduce((all, n) => all + n, 0)
        return { results: row(results, seating, sides + 1), had: row(had, place, sides), wins }
      })
      return { number, bearing: bearingOf(strata), times: often }
    })
    .sort(
      (a, b) =>
        Number(tells(b.bearing)) - Number(tells(a.bearing)) ||
        Math.abs(gain(b.bearing)) - Math.abs(gain(a.bearing)),
    )
}
