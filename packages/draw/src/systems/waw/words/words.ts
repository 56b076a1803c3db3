import { CARD_WORDS } from './en/card.ts'
import { COUNTER_WORDS } from './en/counter.ts'

export type CardWords = Readonly<Record<keyof typeof CARD_WORDS, string>>
export type CounterWords = Readonly<Record<keyof typeof COUNTER_WORDS, string>>

/** The languages in which cards are printed, each a table with the same keys. */
export const CARDS_IN = { en: CARD_WORDS }

/** The languages in which counters are lettered. */
export const COUNTERS_IN = { en: COUNTER_WORDS }
