import type { PackFile } from '@sandtable/scenario'
import { join } from 'node:path'
import { readPack } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../../../../packs')

export const packNamed = (name: string): PackFile => {
  const reading = readPack(join(PACKS, name))
  if (!reading.ok) throw new Error(`${name} cannot be read`)
  return reading.pack
}

export const ALL_PACKS = ['hastings-1066', 'missouri-1861', 'mongols-1241'].map(packNamed)
