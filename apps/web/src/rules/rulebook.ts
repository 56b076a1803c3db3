import type { Chapter, Rule } from '@sandtable/waw'
import { readChapters } from '@sandtable/waw'

/** Every rule in our words: chapter by chapter, and by its id. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
}

let reading: Promise<Rulebook> | null = null

/** The list is fetched when it is first wanted. */
export const rulebook = (): Promise<Rulebook> => (reading ??= import('virtual:rules').then(read))

function read({ default: text }: { readonly default: string }): Rulebook {
  const chapters = readChapters(text)
  return { chapters, rules: new Map(chapters.flatMap(({ rules }) => rules.map(rule => [rule.id, rule]))) }
}

/** Whether a rule has a word in it. */
export const mentions = ({ id, text }: Rule, word: string): boolean =>
  `${id} ${text}`.toLowerCase().includes(word.trim().toLowerCase())
