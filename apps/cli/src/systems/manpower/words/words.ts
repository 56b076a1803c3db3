import { voiceIn } from '../../../words/language.ts'
import { ENGLISH } from './en/index.ts'

/** The terminal's phrases about battles in metres; another language is a folder beside `en` and its name here. */
export const fieldPhrase = await voiceIn({ en: ENGLISH, others: {} })

export type FieldPhraseOf = Parameters<typeof fieldPhrase>[0]
