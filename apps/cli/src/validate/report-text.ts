import type { LocatedProblem } from '@sandtable/scenario'
import type { Screen } from '../screen.ts'
import { formatProblem } from '@sandtable/scenario'
import { padEnd, widest, wrapped } from '../screen.ts'

/** What was found out about a pack. */
export interface Report {
  /** What it is called; null if it cannot be read. */
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
  /** How bad what it found is; null: it found nothing. */
  readonly level: 'wrong' | 'suspicious' | null
}

export interface Located extends LocatedProblem {
  readonly check: string
}

/** What was checked, what was found, and what it comes to. */
export function reportText(screen: Screen, folder: string, report: Report): string {
  const { paint } = screen
  const { wrong, suspicious } = report
  return [
    paint.bold(report.title ?? folder),
    '',
    ...checkLines(screen, report),
    ...lines(folder, paint.red('wrong'), wrong),
    ...lines(folder, paint.yellow('suspicious'), suspicious),
    '',
    `${verdict(report)}  ${paint.dim(effort(report))}`,
    '',
  ].join('\n')
}

function checkLines({ paint, width }: Screen, { checks }: Report): string[] {
  const signs = { wrong: paint.red('✗'), suspicious: paint.yellow('?'), none: paint.green('✓') }
  const names = widest(checks.map(({ name }) => name))
  return checks.flatMap(({ name, figures, level }) =>
    wrapped(figures, width - names - 6).map((line, i) =>
      i === 0
        ? `  ${signs[level ?? 'none']} ${padEnd(name, names)}  ${paint.dim(line)}`
        : `${' '.repeat(names + 6)}${paint.dim(line)}`,
    ),
  )
}

/** Each finding as one line that editors and terminals turn into a link. */
const lines = (folder: string, head: string, found: readonly Located[]): string[] =>
  found.length === 0 ? [] : ['', head, ...found.map(finding => `  ${formatProblem(folder, finding)}`)]

function verdict({ wrong, suspicious }: Report): string {
  if (wrong.length + suspicious.length === 0) return 'Nothing wrong, nothing suspicious.'
  return `${wrong.length} wrong, ${suspicious.length} suspicious.`
}

const effort = ({ games, seed, seconds }: Report): string =>
  games === 0
    ? `${seconds.toFixed(1)} s`
    : `${games} ${games === 1 ? 'game' : 'games'} from seed ${seed}, ${seconds.toFixed(1)} s`
