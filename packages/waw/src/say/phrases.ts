import type { PhraseKey } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'
import { WORDS } from '../words/words.ts'

export type Phrase = PhraseKey<Words>

/** Every language has the same phrases, in all its plural forms. */
const PHRASES: ReadonlySet<string> = new Set(
  Object.keys(WORDS.en).map(key => key.replace(/_(one|other)$/, '')),
)

/** Whether there is a phrase for something named in a position, a pack or an answer. */
export const isPhrase = (key: string): key is Phrase => PHRASES.has(key)

/** The first of these keys that has a phrase; null: none has. */
export const firstPhrase = (...keys: readonly string[]): Phrase | null => keys.find(isPhrase) ?? null
