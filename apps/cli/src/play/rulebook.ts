import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChapters } from '@sandtable/kernel'

/** Every rule of a game by its id, in our words. */
export type Rulebook = ReadonlyMap<string, string>

const PACKAGES = join(import.meta.dirname, '../../../../packages')

const read = new Map<string, Rulebook>()

/** The rules of a ruleset's list, read only once. */
export function rulesIn(ruleset: string): Rulebook {
  const known = read.get(ruleset)
  if (known !== undefined) return known
  const chapters = readChapters(readFileSync(join(PACKAGES, ruleset, 'RULES.md'), 'utf8'))
  const rules = new Map(chapters.flatMap(chapter => chapter.rules.map(({ id, text }) => [id, text])))
  read.set(ruleset, rules)
  return rules
}

/** A rule's text; null if there is no such rule. */
export function ruleText(rules: Rulebook, id: string): string | null {
  const wanted = id.toLowerCase()
  for (const [known, text] of rules) if (known.toLowerCase() === wanted) return text
  return null
}

/** Ids that start with a text. */
export const rulesLike = (rules: Rulebook, id: string): string[] =>
  [...rules.keys()].filter(known => known.toLowerCase().startsWith(id.toLowerCase()))
