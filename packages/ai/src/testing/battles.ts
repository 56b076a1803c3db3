import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import type { Scenario } from '@sandtable/manpower'
import { fieldScenario } from '@sandtable/manpower'
import { readCatalogue, readField, readRuleset } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../../packs')

/** The battles that come with the program. */
export const BATTLES = readdirSync(PACKS)
  .filter(name => readRuleset(join(PACKS, name), ['manpower']).ok)
  .sort()

export function battleNamed(id: string): Scenario {
  const sheets = readCatalogue(join(PACKS, 'catalogue'))
  if (!sheets.ok) throw new Error(sheets.problems[0]?.message)
  const reading = readField(join(PACKS, id), sheets.catalogue)
  if (!reading.ok) throw new Error(reading.problems[0]?.message)
  return fieldScenario(reading.field)
}
