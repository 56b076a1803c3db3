import { voiceIn } from '../../../words/language.ts'
import { ENGLISH } from './en/index.ts'

/** The terminal's phrases about wars and their battles; another language is a folder beside `en` and its name here. */
export const warPhrase = await voiceIn({ en: ENGLISH, others: {} })

export type WarPhraseOf = Parameters<typeof warPhrase>[0]

/** A kind of terrain's name, from files. */
export const terrainName = (terrain: string): string => warPhrase(`terrain:${terrain}` as WarPhraseOf)
