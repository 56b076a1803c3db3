import type { Problem } from '@sandtable/scenario'
import { sentence } from '@sandtable/scenario'

/** The first of several problems as a sentence; null: there is none. */
export const flawOf = ([first]: readonly Problem[]): string | null =>
  first === undefined ? null : sentence(first.message)
