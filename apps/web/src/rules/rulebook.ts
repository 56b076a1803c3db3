import type { Chapter, Rule } from '@sandtable/kernel'
import { readChapters } from '@sandtable/kernel'
import { systemOf } from '../systems/plugged.ts'

/** Every rule in our words: chapter by chapter, and by its id. A system without a rule book has none of them. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
}

const readings = new Map<string, Promise<Rulebook>>()

/** The rules of a ruleset, by its name; they are fetched when they are first wanted. */
export function rulebook(book: string): Promise<Rulebook> {
  const reading = readings.get(book) ?? open(book)
  readings.set(book, reading)
  return reading
}

const open = async (book: string): Promise<Rulebook> =>
  read((await systemOf(book).rules?.()) ?? { default: '' })

function read({ default: text }: { readonly default: string }): Rulebook {
  const chapters = readChapters(text)
  return { chapters, rules: new Map(chapters.flatMap(({ rules }) => rules.map(rule => [rule.id, rule]))) }
}

/** Whether a rule contains a word. */
export const mentions = ({ id, text }: Rule, word: string): boolean =>
  `${id} ${text}`.toLowerCase().includes(word.trim().toLowerCase())
