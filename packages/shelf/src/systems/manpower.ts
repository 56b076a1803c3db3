import { join } from 'node:path'
import type { Bot } from '@sandtable/ai'
import type { ArmyFile, CatalogueFile, Era, FieldFile, RosterFile } from '@sandtable/scenario'
import type { Manpower, Scenario } from '@sandtable/manpower'
import type { OpenedPack } from '../opened-pack.ts'
import type { PackReading, PackSummary, Variant } from '../game-system.ts'
import type { FileProblem } from '../pack-problem.ts'
import { captain, greedy, random } from '@sandtable/ai'
import { PACKS } from '../folders.ts'
import {
  checkField,
  checkRoster,
  fieldScenario,
  MANPOWER,
  MIGRATIONS,
  playedPart,
  readTerms,
  rosterScenario,
  takesDraw,
  termsTeller,
  WITS,
  WORDS,
} from '@sandtable/manpower'
import { parseRoster, readArmy, readCatalogue, readField, readRoster } from '@sandtable/scenario'
import { problemsIn } from '../pack-problem.ts'
import { systemOf } from '../game-system.ts'
import { voiceOf } from '@sandtable/words'

/** What is said of battles before they are opened. */
const { eraNames, skirmishPack } = termsTeller(voiceOf(WORDS.en))

/** Players of Manpower made of code, by name. */
export const MANPOWER_BOTS: Readonly<Record<string, Bot<Manpower>>> = {
  captain: captain<Manpower>(WITS),
  greedy: greedy<Manpower>(WITS),
  random,
}

/** Manpower, at the scale of a battle. */
export const manpower = systemOf<Manpower, FieldFile>({
  title: 'Manpower',
  rules: MANPOWER,
  migrations: MIGRATIONS,
  read: readBattle,
  flawIn: pack => checkField(pack)[0] ?? null,
  summaryOf: summaryOfBattle,
  variant: skirmishBy,
  played: playedPart,
  scenarioOf: fieldScenario,
  sides: s => s.players.map(({ side }) => side),
  winner: ({ p }) => (p.winner < 0 ? null : p.winner),
  bots: MANPOWER_BOTS,
  takesDraw,
})

/** A battle in metres that can be played. */
export type FieldPack = OpenedPack<Scenario, FieldFile>

export const isField = (opened: OpenedPack): opened is FieldPack => opened.pack.ruleset === MANPOWER.name

/** The stat sheets that all battles share. */
const CATALOGUE = join(PACKS, 'catalogue')

/** Stat sheets, or all that is wrong with them. */
type Sheets =
  | { readonly ok: true; readonly catalogue: CatalogueFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

let common: Sheets | null = null

/** The stat sheets that all battles share, which are read but once. */
export const commonSheets = (): Sheets => (common ??= readSheets(CATALOGUE))

function readSheets(folder: string): Sheets {
  const reading = readCatalogue(folder)
  return reading.ok ? reading : { ok: false, problems: problemsIn(folder, reading.problems) }
}

function readBattle(folder: string): PackReading<FieldFile> {
  const sheets = commonSheets()
  if (!sheets.ok) return sheets
  const reading = readField(folder, sheets.catalogue)
  if (!reading.ok) return { ok: false, problems: problemsIn(folder, reading.problems) }
  const { field, locate } = reading
  const problems = checkField(field).map(problem => ({ ...problem, ...locate(problem.path) }))
  if (problems.length > 0) return { ok: false, problems: problemsIn(folder, problems) }
  return { ok: true, pack: field }
}

/** A saved army; or everything wrong with its file. */
export type ArmyOpening =
  | { readonly ok: true; readonly army: ArmyFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

export function openArmy(path: string): ArmyOpening {
  const sheets = commonSheets()
  if (!sheets.ok) return sheets
  const reading = readArmy(path, sheets.catalogue)
  return reading.ok
    ? { ok: true, army: reading.army }
    : { ok: false, problems: problemsIn(path, reading.problems) }
}

/** A table with miniatures, by its roster; or all that is wrong with that. */
export type RosterOpening =
  | { readonly ok: true; readonly roster: RosterFile; readonly s: Scenario }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

/** Reads and checks a roster: a file, or a text that is known by a name. */
export function openRoster(path: string, text: string | null = null): RosterOpening {
  const sheets = commonSheets()
  if (!sheets.ok) return sheets
  const reading = text === null ? readRoster(path, sheets.catalogue) : parseRoster(text, sheets.catalogue)
  const problems = reading.ok
    ? checkRoster(reading.roster).map(problem => ({ ...problem, ...reading.locate(problem.path) }))
    : reading.problems
  if (reading.ok && problems.length === 0)
    return { ok: true, roster: reading.roster, s: rosterScenario(reading.roster) }
  return { ok: false, problems: problemsIn(path, problems) }
}

/** MG-skirmish A battle with armies of the players' own, by its terms: ww2-500. */
function skirmishBy(pack: FieldFile, text: string): Variant<FieldFile> {
  const reading = readTerms(text, pack.sides.length)
  return reading.ok ? { ok: true, pack: skirmishPack(pack, reading.terms) } : reading
}

function summaryOfBattle(pack: FieldFile): PackSummary {
  const { title, about, tagline, minutes, difficulty, turns, sides } = pack
  return {
    title,
    when: erasOf(pack)
      .map(era => eraNames()[era])
      .join(' v '),
    about,
    tagline,
    minutes,
    difficulty,
    turns,
    players: sides.map(({ id, name, colour }) => ({ id, name, side: id, colour })),
    absent: 'bot',
  }
}

/** M-era-six The eras of a battle's armies, each once. */
const erasOf = ({ era, sides }: FieldFile): Era[] => [...new Set(sides.map(({ chooses }) => chooses ?? era))]
