import type { Deed } from './story.ts'

/** A deed as a recap lists it, with the number it has there and on the map. */
export interface Row {
  readonly number: number
  readonly deed: Deed
}

export interface Rows {
  readonly rows: readonly Row[]
  /** How many lesser deeds are only counted. */
  readonly others: number
}

/** So many sentences somebody reads before a move. */
const MOST = 6

/** What a recap says one by one, in the order in which it was done: all of it, or what matters most. */
export function rowsOf(deeds: readonly Deed[]): Rows {
  const wanted = new Set(deeds.toSorted((one, other) => other.weight - one.weight).slice(0, MOST))
  const rows = deeds.filter(deed => wanted.has(deed)).map((deed, i) => ({ number: i + 1, deed }))
  return { rows, others: deeds.length - rows.length }
}
