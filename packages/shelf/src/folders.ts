import { join } from 'node:path'

/** The scenarios that come with the program. */
export const PACKS = join(import.meta.dirname, '../../../packs')
