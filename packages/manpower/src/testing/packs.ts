import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import type { FieldFile } from '@sandtable/scenario'
import type { Scenario } from '../scenario.ts'
import { CATALOGUE } from './field.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { formatProblem, readField, readRuleset } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../../packs')

/** The battles that come with the program. */
export const BATTLES = readdirSync(PACKS)
  .filter(name => readRuleset(join(PACKS, name), ['manpower']).ok)
  .sort()

const files = new Map<string, FieldFile>()

/** A battle as it is written; each is read but once. */
export function battleFile(id: string): FieldFile {
  const file = files.get(id) ?? readBattle(id)
  files.set(id, file)
  return file
}

function readBattle(id: string): FieldFile {
  const reading = readField(join(PACKS, id), CATALOGUE)
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return reading.field
}

export const battleNamed = (id: string): Scenario => fieldScenario(battleFile(id))
