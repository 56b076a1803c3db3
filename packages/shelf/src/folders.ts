import { join } from 'node:path'

/** The scenarios that come with the program. */
export const PACKS = join(import.meta.dirname, '../../../packs')

/** The stat sheets that all battles of Manpower share. */
export const CATALOGUE = join(PACKS, 'catalogue')

/** The trials of their units, one file for each era. */
export const TRIALS = join(PACKS, 'trials')
