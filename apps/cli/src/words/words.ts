import { ENGLISH } from './en/index.ts'
import { languageIn, voiceIn } from './language.ts'

/** Another language is a folder beside `en`, and its name here. */
const TABLES = { en: ENGLISH, others: {} }

/** The terminal's phrases in every game. */
export const phrase = await voiceIn(TABLES)

export const LANGUAGE = languageIn(TABLES)

export type PhraseOf = Parameters<typeof phrase>[0]
