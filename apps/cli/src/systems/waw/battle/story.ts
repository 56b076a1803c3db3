import type { Event, LogLine, Position, Scenario, NamedLine } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { copy, fold } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { padEnd, padStart, ruler, widest, widthOf, withRules, wrapped } from '../../../screen.ts'
import { say, voice } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** The lines of a whole battle, each with the position after it. */
function linesOf(s: Scenario, events: readonly Event[]): NamedLine[] {
  const p = copy(s.setup) as Position
  const party = (side: number | null): string => (side === null ? '' : (s.players[side]?.name ?? ''))
  return events.flatMap(e => say(s, fold(WAW, s, p, [e]), e).map(line => ({ line, party: party(line.side) })))
}

/** A battle as tables, one for each step, under the steps' headings. */
export function story(screen: Screen, s: Scenario, events: readonly Event[]): string[] {
  return tables(screen, linesOf(s, events), widest(s.players.map(({ name }) => name)))
}

/** Lines as tables, one for each section; the first column has the given width. */
export function tables(screen: Screen, told: readonly NamedLine[], parties: number): string[] {
  const text: string[] = []
  for (let from = 0, to = 0; from < told.length; from = to) {
    const { line } = told[from] as NamedLine
    while (to < told.length && told[to]?.line.section === line.section) to++
    if (line.as === 'heading') text.push('', ruler(screen, line.outcome))
    else text.push('', ...block(screen, parties, told.slice(from, to)))
  }
  return text
}

/** Widths of a step's columns. */
interface Columns {
  /** Null: a side's name has its own line. */
  readonly side: number | null
  readonly who: number
  readonly reckoning: number
  readonly outcome: number
}

function block(screen: Screen, side: number, told: readonly NamedLine[]): string[] {
  const lines = told.map(({ line }) => line)
  const columns = columnsOf(lines, side, screen.width)
  const heading = voice(`section:${(lines[0] as LogLine).section}`)
  const rows = told.flatMap((one, i) => row(screen, columns, one, told[i - 1] ?? null))
  return [screen.paint.bold(heading), ...rows]
}

/** The least width for the result; to leave it, the side's column goes first, then the others. */
const ROOM = 20

function columnsOf(lines: readonly LogLine[], side: number, width: number): Columns {
  const who = widest(lines.map(line => line.who))
  const reckoning = widest(lines.map(line => line.reckoning))
  const outcome = widest(lines.filter(line => line.note !== '').map(line => line.outcome))
  const leaveRoom = (...cells: number[]): boolean =>
    2 + cells.reduce((sum, n) => sum + n + 2, 0) <= width - ROOM
  if (leaveRoom(side, who, reckoning)) return { side, who, reckoning, outcome }
  if (leaveRoom(0, who, reckoning)) return { side: null, who, reckoning, outcome }
  return { side: null, who: 0, reckoning: 0, outcome: 0 }
}

/** A name isn't repeated: the same side continues, and an Elite unit rolls its second die. */
function row(screen: Screen, columns: Columns, told: NamedLine, before: NamedLine | null): string[] {
  const { line, party } = told
  const side = party === before?.party ? '' : party
  const again = line.of === 'fired' && before?.line.of === 'fired' && before.line.who === line.who
  const reckoning =
    line.as === 'row'
      ? padEnd(line.reckoning, columns.reckoning)
      : padStart(line.reckoning, columns.reckoning)
  const bare = party === '' && line.who === ''
  const cells = [padEnd(again ? `  ${warPhrase('battle:again')}` : line.who, columns.who), reckoning].filter(
    cell => cell !== '',
  )
  const left = bare ? [] : [columns.side === null ? '' : padEnd(side, columns.side), ...cells]
  const rules = line.tone === 'quiet' ? '' : line.rules.join(' ')
  return [
    ...(columns.side === null && side !== '' ? [`  ${side}`] : []),
    ...withRules(screen, laidOut(screen, line, left, columns.outcome), rules),
  ]
}

/** The result and its reasons, right of the cells; a text too long for a line continues below. */
function laidOut(screen: Screen, line: LogLine, left: readonly string[], outcomes: number): string[] {
  const { paint, width } = screen
  const behind = 2 + left.reduce((sum, cell) => sum + widthOf(cell) + 2, 0)
  const outcome = line.note === '' ? line.outcome : padEnd(line.outcome, outcomes)
  if (behind + widthOf(outcome) + 2 + widthOf(line.note) <= width)
    return [`  ${paintCells(screen, line, [...left, outcome, line.note]).join('  ')}`.trimEnd()]
  const indent = Math.min(behind, width - ROOM)
  const [first = '', ...more] = wrapped(line.outcome, width - indent)
  const fits = behind + widthOf(first) <= width
  const below = (text: string): string => ' '.repeat(indent) + text
  return [
    `  ${paintCells(screen, line, [...left, fits ? first : '', '']).join('  ')}`.trimEnd(),
    ...(fits ? more : [first, ...more]).map(text => below(TONES[line.tone](paint, text))),
    ...(line.note === '' ? [] : wrapped(line.note, width - indent).map(text => below(paint.dim(text)))),
  ]
}

export const TONES: Readonly<Record<LogLine['tone'], (paint: Screen['paint'], text: string) => string>> = {
  plain: (_paint, text) => text,
  quiet: (paint, text) => paint.dim(text),
  hit: (paint, text) => paint.red(text),
  panic: (paint, text) => paint.magenta(text),
  good: (paint, text) => paint.green(text),
  bad: (paint, text) => paint.bold(paint.red(text)),
}

/** The last two cells are the result and its reasons. */
function paintCells({ paint }: Screen, line: LogLine, cells: readonly string[]): string[] {
  const last = cells.length - 1
  return cells.map((cell, i) => {
    if (cell.trim() === '') return cell
    if (i === last) return paint.dim(cell)
    if (line.as === 'total' && i >= last - 2) return paint.bold(TONES[line.tone](paint, cell))
    return i === last - 1 ? TONES[line.tone](paint, cell) : cell
  })
}
