import { CARD_WORDS } from './en/card.ts'

export type CardWords = Readonly<Record<keyof typeof CARD_WORDS, string>>

/** The languages in which cards are printed, each a table with the same keys. */
export const CARDS_IN = { en: CARD_WORDS }
