import { written } from '@sandtable/words'
import i18next from 'i18next'

/** A number that stands alone, as the language writes it. */
export const numeral = (n: number): string => written(n, undefined, i18next.language)
/** A change: +2, −1, 0. */
export const signed = (n: number): string => written(n, 'signed', i18next.language)
/** A share of all, in percent. */
export const percent = (share: number): string => written(Math.max(0, share), 'percent', i18next.language)
/** Names in a row, without an "and". */
export const row = (names: readonly string[]): string => written(names, 'row', i18next.language)
