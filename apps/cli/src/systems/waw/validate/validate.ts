import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatedProblem } from '@sandtable/scenario'
import type { Report } from './inspect.ts'
import type { ValidateOptions } from '../../../validate/options.ts'
import { begin, seeded, submit } from '@sandtable/kernel'
import { inEveryLanguage } from '../../../validate/in-every-language.ts'
import { inspect } from './inspect.ts'
import { openWar } from '../open-war.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { progressBar } from '../../../progress.ts'
import { readOutlines, readPack, visible } from '@sandtable/scenario'
import { refuse } from '../../../refuse.ts'
import { shownAs } from '../../../validate/shown-as.ts'
import { WAW } from '@sandtable/waw'
import { writeGame } from '@sandtable/shelf'
import { phrase } from '../../../words/words.ts'
import type { WarPhraseOf } from '../words/words.ts'
import { warPhrase } from '../words/words.ts'
import { sayGameFault, sayMessage } from '../../../words/faults.ts'

/** Games are stopped after this many seconds in total. */
const PATIENCE = 120

/** Reads and checks a war, and lets bots play it. */
export async function validateWar(folder: string, options: ValidateOptions): Promise<void> {
  const { games, seed, save } = options
  const bar = await progressBar(games, 'games')
  const reading = inEveryLanguage(folder, language => readPack(folder, language))
  const outlines = reading.ok ? readOutlines(folder, Object.keys(reading.pack.map.regions)) : null
  const report = inspect(reading, { games, seed, seconds: PATIENCE }, bar.update, outlines)
  bar.stop()
  if (report.wrong.length > 0) process.exitCode = 1
  else if (report.suspicious.length > 0 && options.strict) process.exitCode = 2
  const saved = save === undefined ? [] : saveProofs(save, folder, report)
  if (options.json) return printJson(forJson(report))
  const { reportText } = await import('../../../validate/report-text.ts')
  print(reportText(ownScreen(), shownAs(folder), report, checkName))
  for (const path of saved) print(`${phrase('validate:saved', { path: visible(path) })}\n`)
}

const checkName = (check: string): string => warPhrase(`check:${check}` as WarPhraseOf)

/** Writes the games that show something, for `sandtable replay`; returns their paths. */
function saveProofs(folder: string, scenario: string, { proofs }: Report): string[] {
  const opened = proofs.length === 0 ? null : openWar(scenario)
  if (opened === null) return []
  mkdirSync(folder, { recursive: true })
  return [...new Set(proofs.map(({ trial }) => trial))].flatMap(({ game, seed, bots, answers }) => {
    const g = begin(WAW, opened.s, { dice: seeded(seed) })
    for (const { player, answer } of answers) submit(g, player, answer)
    const path = join(folder, `${opened.id}-${game}.game.json`)
    const trouble = writeGame(path, opened, g, { seed, seats: bots, answers })
    if (trouble !== null) refuse([sayGameFault(path, trouble)])
    return trouble === null ? [path] : []
  })
}

const inWords = (problem: LocatedProblem): LocatedProblem => ({
  ...problem,
  message: sayMessage(problem.message),
})

/** The findings in words; for a game that shows something, what it takes to play it again. */
const forJson = (report: Report): object => ({
  ...report,
  wrong: report.wrong.map(inWords),
  suspicious: report.suspicious.map(inWords),
  proofs: report.proofs.map(({ of, trial: { game, seed, bots, answers } }) => ({
    of,
    game,
    seed,
    bots,
    answers: answers.length,
  })),
})
