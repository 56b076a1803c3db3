import type { Deed } from './story.ts'

/** A deed in a recap, with its number there and on the map. */
export interface Row {
  readonly number: number
  readonly deed: Deed
}

export interface Rows {
  readonly rows: readonly Row[]
  /** The number of minor deeds, which are only counted. */
  readonly others: number
}

/** The most sentences to read before a move. */
const MOST = 6

/** The deeds that a recap lists, in order: all of them, or the most important. */
export function rowsOf(deeds: readonly Deed[]): Rows {
  const wanted = new Set(deeds.toSorted((one, other) => other.weight - one.weight).slice(0, MOST))
  const rows = deeds.filter(deed => wanted.has(deed)).map((deed, i) => ({ number: i + 1, deed }))
  return { rows, others: deeds.length - rows.length }
}
