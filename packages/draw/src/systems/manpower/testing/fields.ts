import type { FieldFile } from '@sandtable/scenario'
import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import { readCatalogue, readField, readRuleset } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../../../../packs')

const common = readCatalogue(join(PACKS, 'catalogue'))

const fieldNamed = (name: string): FieldFile => {
  if (!common.ok) throw new Error('the stat sheets cannot be read')
  const reading = readField(join(PACKS, name), common.catalogue)
  if (!reading.ok) throw new Error(`${name} cannot be read`)
  return reading.field
}

/** Every battle in metres. */
export const ALL_FIELDS = readdirSync(PACKS)
  .filter(name => readRuleset(join(PACKS, name), ['manpower']).ok)
  .sort()
  .map(fieldNamed)
