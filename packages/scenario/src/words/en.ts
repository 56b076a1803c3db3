import { NOUNS } from './nouns.ts'
import { SENTENCES } from './sentences.ts'

/** All words of this package in English. */
export const ENGLISH = { ...SENTENCES, ...NOUNS } as const
