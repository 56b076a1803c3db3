import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { GameSystem } from '@sandtable/shelf'
import type { PackReading } from '@sandtable/scenario'
import type { FieldReport } from '../systems/manpower/validate/battle-pack.ts'
import type { Report } from '../systems/waw/validate/inspect.ts'
import { begin, seeded, submit } from '@sandtable/kernel'
import { readOutlines, readPack, readRuleset, visible } from '@sandtable/scenario'
import { WAW } from '@sandtable/waw'
import { inspect } from '../systems/waw/validate/inspect.ts'
import { inspectField, inspectSheets, isSheets } from '../systems/manpower/validate/battle-pack.ts'
import { MANPOWER } from '@sandtable/manpower'
import { noWar, openWar } from '../open-pack.ts'
import { packFolder, SYSTEMS, writeGame } from '@sandtable/shelf'
import { ownScreen, print, printJson } from '../print.ts'
import { refuse } from '../open.ts'
import { progressBar } from '../progress.ts'

export interface ValidateOptions {
  readonly games: number
  readonly seed: string
  readonly save?: string
  readonly strict?: boolean
  readonly json?: boolean
}

/** Games are broken off when they have taken this many seconds together. */
const PATIENCE = 120

/** sandtable validate: reads a pack, and plays with it, to find what is wrong or suspicious. */
export async function validate(pack: string, options: ValidateOptions, systems = SYSTEMS): Promise<void> {
  const folder = packFolder(pack) ?? pack
  const played = readRuleset(folder, Object.keys(systems))
  if (isSheets(folder)) return tellField(folder, inspectSheets(folder), options)
  if (played.ok && played.ruleset === MANPOWER.name) return validateField(folder, options)
  if (played.ok && played.ruleset !== WAW.name)
    return refuse([noWar(pack, systems[played.ruleset] as GameSystem)])
  const { games, seed, save } = options
  const bar = await progressBar(games, 'games')
  const reading: PackReading = played.ok ? readPack(folder) : { ok: false, problems: [...played.problems] }
  const outlines = reading.ok ? readOutlines(folder, Object.keys(reading.pack.map.regions)) : null
  const report = inspect(reading, { games, seed, seconds: PATIENCE }, bar.update, outlines)
  bar.stop()
  if (report.wrong.length > 0) process.exitCode = 1
  else if (report.suspicious.length > 0 && options.strict) process.exitCode = 2
  const saved = save === undefined ? [] : saveProofs(save, pack, report)
  if (options.json) return printJson(forJson(report))
  const { reportText } = await import('../systems/waw/validate/report-text.ts')
  print(reportText(ownScreen(), shownAs(folder), report))
  for (const path of saved) print(`saved: ${visible(path)}\n`)
}

/** A battle in metres: it is read, and bots play it. */
async function validateField(folder: string, options: ValidateOptions): Promise<void> {
  const bar = await progressBar(options.games, 'games')
  const report = inspectField(folder, options, bar.update)
  bar.stop()
  tellField(folder, report, options)
}

function tellField(folder: string, report: FieldReport, { strict, json }: ValidateOptions): void {
  const { wrong, suspicious, figures } = report
  if (wrong.length > 0) process.exitCode = 1
  else if (suspicious.length > 0 && strict) process.exitCode = 2
  if (json) return printJson(report)
  const lines = [
    shownAs(folder),
    ...figures.map(line => `  ${line}`),
    ...wrong.map(line => `wrong: ${line}`),
    ...suspicious.map(line => `suspicious: ${line}`),
    ...(wrong.length + suspicious.length === 0 ? ['Nothing is wrong with it.'] : []),
  ]
  print(`${lines.join('\n')}\n`)
}

/** A folder below the one that the program was started in is told without the way to it. */
function shownAs(folder: string): string {
  const below = relative('', folder)
  return visible(below === '' || below.startsWith('..') ? folder : below)
}

/** Writes the games that show something, for `sandtable replay`; where they are. */
function saveProofs(folder: string, scenario: string, { proofs }: Report): string[] {
  const opened = proofs.length === 0 ? null : openWar(scenario)
  if (opened === null) return []
  mkdirSync(folder, { recursive: true })
  return [...new Set(proofs.map(({ trial }) => trial))].flatMap(({ game, seed, bots, answers }) => {
    const g = begin(WAW, opened.s, { dice: seeded(seed) })
    for (const { player, answer } of answers) submit(g, player, answer)
    const path = join(folder, `${opened.id}-${game}.game.json`)
    const trouble = writeGame(path, opened, g, { seed, seats: bots, answers })
    if (trouble !== null) refuse([trouble])
    return trouble === null ? [path] : []
  })
}

/** Of a game that shows something, as much as it takes to play it again. */
const forJson = (report: Report): object => ({
  ...report,
  proofs: report.proofs.map(({ of, trial: { game, seed, bots, answers } }) => ({
    of,
    game,
    seed,
    bots,
    answers: answers.length,
  })),
})
