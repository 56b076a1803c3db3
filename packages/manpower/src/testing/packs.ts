import { join } from 'node:path'
import type { Scenario } from '../scenario.ts'
import { CATALOGUE } from './field.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { readField } from '@sandtable/scenario'

/** The battles that come with the program. */
export const BATTLES = [
  'coldwater-ford',
  'orlen-ridge',
  'hallam-junction',
  'hill-41',
  'merle-bridges',
  'kestrel-station',
  'lantern-marsh',
] as const

export function battleNamed(id: string): Scenario {
  const reading = readField(join(import.meta.dirname, '../../../../packs', id), CATALOGUE)
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.map(({ message }) => message).join('; ')}`)
  return fieldScenario(reading.field)
}
