import { voiceIn } from '../../../words/language.ts'
import { ENGLISH } from './en/index.ts'

/** Says what the terminal says of battles in metres; another language is a folder beside `en` and its name here. */
export const fieldPhrase = voiceIn({ en: ENGLISH }).say

export type FieldPhraseOf = Parameters<typeof fieldPhrase>[0]
