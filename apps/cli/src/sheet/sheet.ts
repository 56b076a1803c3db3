import { statSync, writeFileSync } from 'node:fs'
import type { OpenedPack } from '@sandtable/shelf'
import type { PaperName } from '@sandtable/print'
import type { Printed } from './printed.ts'
import { openPack } from '../open-pack.ts'
import { codeOf } from '@sandtable/kernel'
import { packFolder, readGame, reviveGame } from '@sandtable/shelf'
import { PLUGS } from '../systems.ts'
import { print } from '../print.ts'
import { PRINTS } from '@sandtable/print'
import { refuse } from '../refuse.ts'
import { phrase } from '../words/words.ts'
import { wantedLanguage } from '../words/language.ts'
import { sayCause, sayGameFault } from '../words/faults.ts'

export interface SheetOptions {
  readonly pdf: string
  readonly paper: PaperName
  /** Everything by default. */
  readonly what?: readonly string[]
  /** The denominator of a map's scale; by default as large as a table allows. */
  readonly scale?: number
}

/** sandtable sheet: a scenario on paper, or the unit tracking sheets of a saved battle or a roster. */
export async function sheet(
  scenario: string,
  options: SheetOptions,
  complain: (text: string) => never,
): Promise<void> {
  const strange = strangePart(options.what)
  if (strange !== null) complain(strange)
  const isFile = statSync(scenario, { throwIfNoEntry: false })?.isFile() === true
  const printed = await (isFile ? fileOf(scenario, options) : packOf(scenario, options))
  if (printed === null) return
  if (typeof printed === 'string') return refuse([printed])
  try {
    writeFileSync(options.pdf, printed.bytes)
  } catch (error) {
    return refuse([phrase('error:cannot-write', { path: options.pdf, why: sayCause(codeOf(error)) })])
  }
  const paper = phrase(`sheet:${options.paper}`)
  print(`${phrase('sheet:written', { path: options.pdf, what: printed.what, paper })}\n`)
}

/** A complaint about a part that no game system prints; null: there is none. */
function strangePart(what: readonly string[] = []): string | null {
  const known = [...new Set(Object.values(PRINTS).flatMap(({ parts }) => parts))]
  const strange = what.find(part => !known.includes(part))
  return strange === undefined
    ? null
    : phrase('sheet:bad-part', { typed: what.join(','), part: strange, known })
}

/** A file in a system's own format, or a saved game. */
async function fileOf(path: string, options: SheetOptions): Promise<Printed | string | null> {
  for (const { sheet: own } of Object.values(PLUGS)) {
    const printed = await own?.file?.(path, options.paper)
    if (printed !== undefined) return printed
  }
  return gameOf(path, options)
}

async function gameOf(path: string, { paper }: SheetOptions): Promise<Printed | string | null> {
  const file = readGame(path)
  if ('key' in file) return sayGameFault(path, file)
  const opened = openPack(file.scenario, undefined, path)
  if (opened === null) return null
  const own = PLUGS[opened.pack.ruleset]?.sheet?.game
  if (own === undefined) return phrase('sheet:no-tracking', { path, system: opened.system.title })
  const revived = reviveGame(file, opened)
  return 'key' in revived ? sayGameFault(path, revived) : own(revived.opened, revived.g, paper)
}

async function packOf(scenario: string, options: SheetOptions): Promise<Printed | string | null> {
  const opened = openPack(scenario)
  if (opened === null) return null
  const { ruleset } = opened.pack
  const own = PRINTS[ruleset]
  if (own === undefined) return phrase('sheet:nothing', { scenario: opened.id, system: opened.system.title })
  const what = partsFor(opened, own.parts, options.what)
  if (typeof what === 'string') return what
  const { paper, scale } = options
  const outlines = what.includes('map')
    ? await PLUGS[ruleset]?.sheet?.outlines?.(packFolder(scenario) ?? scenario, opened)
    : null
  const wanted = { paper, what, language: wantedLanguage(), ...(scale === undefined ? {} : { oneTo: scale }) }
  const bytes = await own.sheet(opened.pack, wanted, outlines ?? null)
  const { title } = opened.system.summaryOf(opened.pack)
  return { bytes, what: phrase('sheet:parts', { title, parts: what.map(part => partName(part)) }) }
}

/** The requested parts, in their order; a text names one that the scenario lacks. */
function partsFor(
  { pack }: OpenedPack,
  parts: readonly string[],
  wanted: readonly string[] = parts,
): string[] | string {
  const strange = wanted.find(part => !parts.includes(part))
  return strange === undefined
    ? parts.filter(part => wanted.includes(part))
    : phrase('sheet:no-part', { scenario: pack.id, part: strange, known: parts })
}

/** A part's name; a part without one here goes by the system's own. */
const partName = (part: string): string => {
  const named = NAMED.find(one => one === part)
  return named === undefined ? part : phrase(`part:${named}`)
}

const NAMED = ['map', 'counters', 'cards', 'tracking'] as const
