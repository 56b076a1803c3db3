import type { LocatedProblem } from '@sandtable/scenario'
import type { Screen } from '../screen.ts'
import { formatProblem } from '@sandtable/scenario'
import { padEnd, widest, wrapped } from '../screen.ts'
import { decimals } from '../figures.ts'
import { phrase } from '../words/words.ts'

/** The findings about a pack. */
export interface Report {
  /** Its name; null if it can't be read. */
  readonly title: string | null
  readonly checks: readonly Checked[]
  readonly wrong: readonly Located[]
  readonly suspicious: readonly Located[]
  readonly proofs: readonly object[]
  readonly games: number
  readonly seed: string
  readonly seconds: number
}

interface Checked {
  readonly name: string
  readonly figures: string
  /** The severity of its findings; null: it found nothing. */
  readonly level: 'wrong' | 'suspicious' | null
}

export interface Located extends LocatedProblem {
  readonly check: string
}

/** The checks, the findings, and the verdict. */
export function reportText(
  screen: Screen,
  folder: string,
  report: Report,
  checkName: (check: string) => string,
): string {
  const { paint } = screen
  const { wrong, suspicious } = report
  return [
    paint.bold(report.title ?? folder),
    '',
    ...checkLines(screen, report, checkName),
    ...lines(folder, paint.red(phrase('validate:wrong-title')), wrong),
    ...lines(folder, paint.yellow(phrase('validate:suspicious-title')), suspicious),
    '',
    `${verdict(report)}  ${paint.dim(effort(report))}`,
    '',
  ].join('\n')
}

function checkLines(
  { paint, width }: Screen,
  { checks }: Report,
  checkName: (check: string) => string,
): string[] {
  const signs = { wrong: paint.red('✗'), suspicious: paint.yellow('?'), none: paint.green('✓') }
  const names = widest(checks.map(({ name }) => checkName(name)))
  return checks.flatMap(({ name, figures, level }) =>
    wrapped(figures, width - names - 6).map((line, i) =>
      i === 0
        ? `  ${signs[level ?? 'none']} ${padEnd(checkName(name), names)}  ${paint.dim(line)}`
        : `${' '.repeat(names + 6)}${paint.dim(line)}`,
    ),
  )
}

/** Each finding as one line that editors and terminals turn into a link. */
const lines = (folder: string, head: string, found: readonly Located[]): string[] =>
  found.length === 0 ? [] : ['', head, ...found.map(finding => `  ${formatProblem(folder, finding)}`)]

function verdict({ wrong, suspicious }: Report): string {
  if (wrong.length + suspicious.length === 0) return phrase('validate:clean')
  return phrase('validate:verdict', { wrong: wrong.length, suspicious: suspicious.length })
}

const effort = ({ games, seed, seconds }: Report): string =>
  games === 0
    ? phrase('validate:seconds', { seconds: decimals(seconds, 1) })
    : phrase('validate:effort', { count: games, seed, seconds: decimals(seconds, 1) })
