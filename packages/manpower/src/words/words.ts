import type { Languages } from '@sandtable/kernel'
import { EN } from './en/en.ts'

/** What a battle’s phrases are asked for by. */
export type Words = Readonly<Record<keyof typeof EN, string>>

/** The languages that battles are told in: another is a folder beside `en` with the same keys, and its name here. */
export const WORDS: Languages<Words> = { en: EN, others: {} }
