import type { Languages } from '@sandtable/kernel'
import { PAGE_WORDS } from './en/pages.ts'

export type PageWords = Readonly<Record<keyof typeof PAGE_WORDS, string>>

/** The languages in which sheets of all systems are printed: another is a folder beside `en`, and its name here. */
export const PAGES_IN: Languages<PageWords> = { en: PAGE_WORDS, others: {} }
