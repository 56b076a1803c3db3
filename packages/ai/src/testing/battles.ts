import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import type { Scenario } from '@sandtable/manpower'
import { fieldScenario } from '@sandtable/manpower'
import { formatProblem, readCatalogue, readField, readRuleset } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../../packs')

/** The battles that come with the program. */
export const BATTLES = readdirSync(PACKS)
  .filter(name => readRuleset(join(PACKS, name), ['manpower']).ok)
  .sort()

export function battleNamed(id: string): Scenario {
  const sheets = readCatalogue(join(PACKS, 'catalogue'))
  if (!sheets.ok)
    throw new Error(sheets.problems.map(problem => formatProblem('catalogue', problem)).join('\n'))
  const reading = readField(join(PACKS, id), sheets.catalogue)
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return fieldScenario(reading.field)
}
