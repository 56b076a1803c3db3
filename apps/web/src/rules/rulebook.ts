import type { Chapter, Rule } from '@sandtable/waw'
import { readChapters } from '@sandtable/waw'
import type { Book } from './books.ts'
import { TEXTS } from './books.ts'

/** Every rule in our words: chapter by chapter, and by its id. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
}

const readings = new Map<Book, Promise<Rulebook>>()

/** The list is fetched when it is first wanted. */
export function rulebook(book: Book): Promise<Rulebook> {
  const reading = readings.get(book) ?? TEXTS[book]().then(read)
  readings.set(book, reading)
  return reading
}

function read({ default: text }: { readonly default: string }): Rulebook {
  const chapters = readChapters(text)
  return { chapters, rules: new Map(chapters.flatMap(({ rules }) => rules.map(rule => [rule.id, rule]))) }
}

/** Whether a rule has a word in it. */
export const mentions = ({ id, text }: Rule, word: string): boolean =>
  `${id} ${text}`.toLowerCase().includes(word.trim().toLowerCase())
