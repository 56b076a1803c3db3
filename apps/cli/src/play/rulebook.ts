import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChapters } from '@sandtable/waw'

const RULES = join(import.meta.dirname, '../../../../packages/waw/RULES.md')

let known: ReadonlyMap<string, string> | null = null

/** Every rule of the list by its id, in our words. */
const rules = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    readChapters(readFileSync(RULES, 'utf8')).flatMap(chapter =>
      chapter.rules.map(({ id, text }) => [id, text]),
    ),
  ))

/** What a rule says; null where there is none of this id. */
export function ruleText(id: string): string | null {
  const wanted = id.toLowerCase()
  for (const [known, text] of rules()) if (known.toLowerCase() === wanted) return text
  return null
}

/** Ids that begin so. */
export const rulesLike = (id: string): string[] =>
  [...rules().keys()].filter(known => known.toLowerCase().startsWith(id.toLowerCase()))
