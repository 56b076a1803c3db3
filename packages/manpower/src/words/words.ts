import type { Languages } from '@sandtable/kernel'
import { EN } from './en/en.ts'

/** The keys of a battle’s phrases. */
export type Words = Readonly<Record<keyof typeof EN, string>>

/** The languages with phrases for battles: another is a folder beside `en` with the same keys, and its name here. */
export const WORDS: Languages<Words> = { en: EN, others: {} }
