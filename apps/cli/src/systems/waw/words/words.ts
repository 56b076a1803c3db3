import { voiceIn } from '../../../words/language.ts'
import { ENGLISH } from './en/index.ts'

/** Says what the terminal says of wars and their battles; another language is a folder beside `en` and its name here. */
export const warPhrase = await voiceIn({ en: ENGLISH, others: {} })

export type WarPhraseOf = Parameters<typeof warPhrase>[0]

/** What a kind of terrain is called, as files name it. */
export const terrainName = (terrain: string): string => warPhrase(`terrain:${terrain}` as WarPhraseOf)
