import { ENGLISH } from './en/index.ts'
import { voiceIn } from './language.ts'

const voice = voiceIn({ en: ENGLISH })

/** Says what the terminal says in every game; another language is a folder beside `en` and its name above. */
export const phrase = voice.say

export const LANGUAGE = voice.language

export type PhraseOf = Parameters<typeof phrase>[0]
