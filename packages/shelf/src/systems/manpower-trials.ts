import { join } from 'node:path'
import type { CatalogueFile, Era, TrialFile } from '@sandtable/scenario'
import { commonSheets } from './manpower.ts'
import { readTrial } from '@sandtable/scenario'
import { PACKS } from '../folders.ts'
import type { FileProblem } from '../pack-problem.ts'
import { problemsIn } from '../pack-problem.ts'

/** The trials of units, one file for each era. */
const TRIALS = join(PACKS, 'trials')

/** The trials of an era and the stat sheets that they are fought with; or all that is wrong with them. */
export type TrialOpening =
  | { readonly ok: true; readonly trial: TrialFile; readonly catalogue: CatalogueFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

export function openTrial(era: Era): TrialOpening {
  const sheets = commonSheets()
  if (!sheets.ok) return sheets
  const reading = readTrial(TRIALS, era, sheets.catalogue)
  return reading.ok
    ? { ok: true, trial: reading.trial, catalogue: sheets.catalogue }
    : { ok: false, problems: problemsIn(TRIALS, reading.problems) }
}
