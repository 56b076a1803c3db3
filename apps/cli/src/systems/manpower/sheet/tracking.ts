import type { FieldPack } from '@sandtable/shelf'
import type { Game, Kind } from '@sandtable/kernel'
import type { PaperName } from '@sandtable/print'
import type { Position, Scenario, Stood } from '@sandtable/manpower'
import type { Printed } from '../../../sheet/printed.ts'
import { isSavedTable, readSaved } from '../miniatures/saved.ts'
import { openRoster } from '@sandtable/shelf'
import { refuse } from '../../../refuse.ts'
import { trackingPdf } from '@sandtable/print'
import { trackingSheets } from '@sandtable/manpower'
import { fieldPhrase } from '../words/words.ts'
import { wantedLanguage } from '../../../words/language.ts'
import { sayProblems } from '../../../words/faults.ts'

/** A file is a roster if it is YAML; otherwise it may be a saved table. */
export async function fileOf(path: string, paper: PaperName): Promise<Printed | string | null | undefined> {
  if (/\.ya?ml$/i.test(path)) return rosterOf(path, paper)
  if (!isSavedTable(path)) return undefined
  const read = readSaved(path)
  if (typeof read === 'string') return read
  const { s, p } = read.sitting.history.game
  return tracked(s.name, s, p, 'table', paper)
}

/** M-sheet-purpose The tracking sheets of the groups on a table, from their roster. */
async function rosterOf(path: string, paper: PaperName): Promise<Printed | null> {
  const opening = openRoster(path)
  if (opening.ok) return tracked(opening.roster.title, opening.s, opening.s.setup as Position, 'table', paper)
  refuse(sayProblems(opening.problems))
  return null
}

/** M-sheet-purpose The tracking sheets of a saved battle. */
export const gameOf = ({ pack, s }: FieldPack, g: Game<Kind>, paper: PaperName): Promise<Printed> =>
  tracked(pack.title, s, g.p as Position, 'map', paper)

async function tracked(
  title: string,
  s: Scenario,
  p: Position,
  on: Stood,
  paper: PaperName,
): Promise<Printed> {
  const bytes = await trackingPdf(title, trackingSheets(s, p, on), { paper, language: wantedLanguage() })
  return { bytes, what: fieldPhrase('sheet:tracking', { title }) }
}
