import { EN } from './en/en.ts'

/** What a battle’s phrases are asked for by; another language is another folder, and a line in the list. */
export type Words = Readonly<Record<keyof typeof EN, string>>

/** The languages that battles are told in. */
export const WORDS = { en: EN } as const
