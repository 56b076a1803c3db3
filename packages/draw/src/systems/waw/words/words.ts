import type { Languages } from '@sandtable/kernel'
import { CARD_WORDS } from './en/card.ts'
import { COUNTER_WORDS } from './en/counter.ts'

export type CardWords = Readonly<Record<keyof typeof CARD_WORDS, string>>
export type CounterWords = Readonly<Record<keyof typeof COUNTER_WORDS, string>>

/** The languages of printed cards: another is a folder beside `en` with the same keys, and its name here. */
export const CARDS_IN: Languages<CardWords> = { en: CARD_WORDS, others: {} }

/** The languages in which counters are lettered. */
export const COUNTERS_IN: Languages<CounterWords> = { en: COUNTER_WORDS, others: {} }
