import { readFileSync, statSync } from 'node:fs'
import type { Scenario, Sitting } from '@sandtable/manpower'
import { openRoster } from '@sandtable/shelf'
import { fieldPhrase } from '../words/words.ts'
import { readTable } from '../words/story.ts'
import { sayProblems } from '../../../words/faults.ts'

/** Whether a file is a saved table. */
export const isSavedTable = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true &&
  readFileSync(path, 'utf8').includes('"format":"sandtable-table"')

/** A saved table, as it stood; a text says why it can't resume. */
export function readSaved(path: string): { readonly roster: string; readonly sitting: Sitting } | string {
  if (!isSavedTable(path)) return fieldPhrase('table:expected', { path })
  const read = readTable(readFileSync(path, 'utf8'), roster => scenarioOf(path, roster))
  return typeof read === 'string' ? fieldPhrase('table:problem', { path, why: read }) : read
}

function scenarioOf(path: string, roster: string): Scenario | string {
  const opening = openRoster(path, roster)
  return opening.ok ? opening.s : sayProblems(opening.problems).join('; ')
}
