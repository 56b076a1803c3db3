import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rulebook } from '../rulebook.ts'
import { readChapters } from '@sandtable/waw'

const RULES = join(import.meta.dirname, '../../../../../packages/waw/RULES.md')

let known: Rulebook | null = null

/** Every rule of the list by its id, in our words. */
export const warRules = (): Rulebook =>
  (known ??= new Map(
    readChapters(readFileSync(RULES, 'utf8')).flatMap(chapter =>
      chapter.rules.map(({ id, text }) => [id, text]),
    ),
  ))
