import type { PackFile } from '@sandtable/scenario'
import { join } from 'node:path'
import { readPack } from '@sandtable/scenario'

const reading = readPack(join(import.meta.dirname, '../../../../../../../packs/missouri-1861'))
if (!reading.ok) throw new Error('missouri-1861 cannot be read')

export const MISSOURI: PackFile = reading.pack
