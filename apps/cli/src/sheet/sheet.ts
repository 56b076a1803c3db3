import { statSync, writeFileSync } from 'node:fs'
import type { FieldPack, OpenedPack, WarPack } from '@sandtable/shelf'
import type { FieldPart, PaperName, Part } from '@sandtable/print'
import type { Position, Scenario, Stood } from '@sandtable/manpower'
import type { Topology } from 'topojson-specification'
import { FIELD_PARTS, fieldSheetPdf, PARTS, sheetPdf, trackingPdf } from '@sandtable/print'
import { formatProblem, readOutlines } from '@sandtable/scenario'
import { isField, isWar, openRoster, packFolder, readGame, reviveGame } from '@sandtable/shelf'
import { noWar, openPack } from '../open-pack.ts'
import { isSavedTable, readSaved } from '../systems/manpower/table/saved.ts'
import { complain, print } from '../print.ts'
import { refuse } from '../open.ts'
import { trackingSheets } from '@sandtable/manpower'

/** What can be printed of a scenario of one system or another. */
type SheetPart = Part | FieldPart

export interface SheetOptions {
  readonly pdf: string
  readonly paper: PaperName
  /** Everything, if it is not said. */
  readonly what?: readonly SheetPart[]
  /** One to so many, for the map of a battle in metres; unless told, as large as a table takes it. */
  readonly scale?: number
}

/** Something to write on paper, and what is said of it. */
interface Printed {
  readonly bytes: Uint8Array
  readonly what: string
}

/** sandtable sheet: a scenario on paper, or the unit tracking sheets of a saved battle or a roster. */
export async function sheet(scenario: string, options: SheetOptions): Promise<void> {
  const isFile = statSync(scenario, { throwIfNoEntry: false })?.isFile() === true
  const printed = await (isFile ? fileOf(scenario, options) : packOf(scenario, options))
  if (printed === null) return
  if (typeof printed === 'string') return refuse([printed])
  try {
    writeFileSync(options.pdf, printed.bytes)
  } catch (error) {
    return refuse([`sandtable: ${options.pdf} cannot be written: ${(error as Error).message}`])
  }
  print(`${options.pdf}: ${printed.what}, for ${PAPER[options.paper]}\n`)
}

/** A file is a roster if it is written in YAML, and otherwise a saved table or game. */
async function fileOf(path: string, options: SheetOptions): Promise<Printed | string | null> {
  if (/\.ya?ml$/i.test(path)) return rosterOf(path, options)
  if (!isSavedTable(path)) return gameOf(path, options)
  const read = readSaved(path)
  if (typeof read === 'string') return read
  const { s, p } = read.sitting.table.game
  return tracked(s.name, s, p, 'table', options.paper)
}

/** M-sheet-purpose The tracking sheets of those on a table, as their roster has them. */
async function rosterOf(path: string, { paper }: SheetOptions): Promise<Printed | null> {
  const opening = openRoster(path)
  if (opening.ok) return tracked(opening.roster.title, opening.s, opening.s.setup as Position, 'table', paper)
  refuse(opening.problems)
  return null
}

async function tracked(
  title: string,
  s: Scenario,
  p: Position,
  on: Stood,
  paper: PaperName,
): Promise<Printed> {
  const bytes = await trackingPdf(title, trackingSheets(s, p, on), paper)
  return { bytes, what: `the unit tracking sheets of ${title}` }
}

/** M-sheet-purpose The tracking sheets of a saved battle; a text says why there are none. */
async function gameOf(path: string, { paper }: SheetOptions): Promise<Printed | string | null> {
  const file = readGame(path)
  if (typeof file === 'string') return file
  const opened = openPack(file.scenario, undefined, path)
  if (opened === null) return null
  if (!isField(opened)) return `sandtable: ${path} is no battle in metres, and has no unit tracking sheets`
  const g = reviveGame(path, file, opened)
  if (typeof g === 'string') return g
  return tracked(opened.pack.title, opened.s, g.p as Position, 'map', paper)
}

async function packOf(scenario: string, options: SheetOptions): Promise<Printed | string | null> {
  const opened = openPack(scenario)
  if (opened === null) return null
  if (isWar(opened)) return warSheet(scenario, opened, options)
  return isField(opened) ? fieldSheet(opened, options) : noWar(opened.id, opened.system)
}

async function warSheet(scenario: string, opened: WarPack, options: SheetOptions): Promise<Printed | string> {
  const what = partsFor(opened, PARTS, options.what)
  if (typeof what === 'string') return what
  const topology = what.includes('map') ? mapOf(packFolder(scenario) ?? scenario, opened) : null
  const bytes = await sheetPdf(opened.pack, topology, { paper: options.paper, what })
  return { bytes, what: `the ${sayParts(what)} of ${opened.pack.title}` }
}

async function fieldSheet(opened: FieldPack, options: SheetOptions): Promise<Printed | string> {
  const what = partsFor(opened, FIELD_PARTS, options.what)
  if (typeof what === 'string') return what
  const { paper, scale } = options
  const bytes = await fieldSheetPdf(opened.pack, {
    paper,
    what,
    ...(scale === undefined ? {} : { oneTo: scale }),
  })
  return { bytes, what: `the ${sayParts(what)} of ${opened.pack.title}` }
}

/** Those of the parts that are wanted, in their order; a text names one that the scenario has not. */
function partsFor<P extends SheetPart>(
  { pack }: OpenedPack,
  parts: readonly P[],
  wanted: readonly SheetPart[] = parts,
): P[] | string {
  const strange = wanted.find(part => !parts.some(own => own === part))
  return strange === undefined
    ? parts.filter(part => wanted.includes(part))
    : `sandtable: '${pack.id}' has no ${strange} to print: expected some of ${parts.join(', ')}`
}

/** The outlines beside a pack's files; without any that fit, the map is printed as a plan, and stderr says why. */
function mapOf(folder: string, { pack }: WarPack): Topology | null {
  const { text, problems } = readOutlines(folder, Object.keys(pack.map.regions))
  if (text !== null) return JSON.parse(text) as Topology
  complain([
    ...problems.map(problem => formatProblem(folder, problem)),
    'The map is printed as a plan: a box for each region, a line for each border.',
  ])
  return null
}

const sayParts = (what: readonly SheetPart[]): string => {
  const names = what.map(part => (part === 'tracking' ? 'tracking sheets' : part))
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const PAPER = { a4: 'A4', letter: 'Letter' } as const
