import { join } from 'node:path'
import type { CatalogueFile, Era, TrialFile } from '@sandtable/scenario'
import { commonSheets } from './manpower.ts'
import { formatProblem, readTrial } from '@sandtable/scenario'
import { PACKS } from '../folders.ts'

/** The trials of units, one file for each era. */
const TRIALS = join(PACKS, 'trials')

/** The trials of an era and the stat sheets that they are fought with; or, line by line, what is wrong with them. */
export type TrialOpening =
  | { readonly ok: true; readonly trial: TrialFile; readonly catalogue: CatalogueFile }
  | { readonly ok: false; readonly problems: readonly string[] }

export function openTrial(era: Era): TrialOpening {
  const sheets = commonSheets()
  if (!sheets.ok) return sheets
  const reading = readTrial(TRIALS, era, sheets.catalogue)
  return reading.ok
    ? { ok: true, trial: reading.trial, catalogue: sheets.catalogue }
    : { ok: false, problems: reading.problems.map(problem => formatProblem(TRIALS, problem)) }
}
