import type { Event, Line, Position, Scenario } from '@sandtable/waw'
import type { Screen } from './screen.ts'
import { copy, fold } from '@sandtable/kernel'
import { ENGLISH, say, WAW } from '@sandtable/waw'
import { padEnd, padStart, widest, widthOf } from './screen.ts'

/** The lines of a whole battle, each told with the position that it left behind. */
function linesOf(s: Scenario, events: readonly Event[]): Line[] {
  const p = copy(s.setup) as Position
  return events.flatMap(e => say(s, fold(WAW, s, p, [e]), e))
}

/** A battle as tables, one for each step, under the steps' headings. */
export function story(screen: Screen, s: Scenario, events: readonly Event[]): string[] {
  const lines = linesOf(s, events)
  const sides = widest(s.players)
  const text: string[] = []
  for (let from = 0, to = 0; from < lines.length; from = to) {
    const first = lines[from] as Line
    while (to < lines.length && lines[to]?.section === first.section) to++
    if (first.as === 'heading') text.push('', ruler(screen, first.outcome))
    else text.push('', ...block(screen, s, sides, lines.slice(from, to)))
  }
  return text
}

export const ruler = ({ paint, width }: Screen, title: string): string =>
  `${paint.bold(title)} ${paint.dim('─'.repeat(Math.max(0, width - widthOf(title) - 1)))}`

/** Widths of a step's columns. */
interface Columns {
  readonly side: number
  readonly who: number
  readonly reckoning: number
  readonly outcome: number
}

function block(screen: Screen, s: Scenario, side: number, lines: readonly Line[]): string[] {
  const columns: Columns = {
    side,
    who: widest(lines.map(line => line.who)),
    reckoning: widest(lines.map(line => line.reckoning)),
    outcome: widest(lines.filter(line => line.note !== '').map(line => line.outcome)),
  }
  const heading = ENGLISH[`section:${(lines[0] as Line).section}`]
  const rows = lines.flatMap((line, i) => row(screen, s, columns, line, lines[i - 1] ?? null))
  return [screen.paint.bold(heading), ...rows]
}

/** A name is not said twice in a row: the same side goes on, and an Elite unit has its second die. */
function row(screen: Screen, s: Scenario, columns: Columns, line: Line, before: Line | null): string[] {
  const { paint, width } = screen
  const side = line.side === null || line.side === before?.side ? '' : (s.players[line.side] ?? '')
  const again = line.of === 'fired' && before?.of === 'fired' && before.who === line.who
  const reckoning =
    line.as === 'row'
      ? padEnd(line.reckoning, columns.reckoning)
      : padStart(line.reckoning, columns.reckoning)
  const bare = line.side === null && line.who === ''
  const cells = [
    ...(bare ? [] : [padEnd(side, columns.side)]),
    ...(bare || columns.who === 0 ? [] : [padEnd(again ? '  again' : line.who, columns.who)]),
    ...(bare || columns.reckoning === 0 ? [] : [reckoning]),
    line.note === '' ? line.outcome : padEnd(line.outcome, columns.outcome),
    line.note,
  ]
  const length = widthOf(`  ${cells.join('  ')}`.trimEnd())
  const rules = line.tone === 'quiet' ? '' : line.rules.join(' ')
  const text = `  ${paintCells(screen, line, cells).join('  ')}`.trimEnd()
  if (rules === '') return [text]
  const gap = width - length - widthOf(rules)
  return gap >= 2
    ? [text + ' '.repeat(gap) + paint.dim(rules)]
    : [text, padStart('', width - widthOf(rules)) + paint.dim(rules)]
}

const TONES: Readonly<Record<Line['tone'], (paint: Screen['paint'], text: string) => string>> = {
  plain: (_paint, text) => text,
  quiet: (paint, text) => paint.dim(text),
  hit: (paint, text) => paint.red(text),
  panic: (paint, text) => paint.magenta(text),
  good: (paint, text) => paint.green(text),
  bad: (paint, text) => paint.bold(paint.red(text)),
}

/** The last two cells are what came of it, and why. */
function paintCells({ paint }: Screen, line: Line, cells: readonly string[]): string[] {
  const last = cells.length - 1
  return cells.map((cell, i) => {
    if (cell.trim() === '') return cell
    if (i === last) return paint.dim(cell)
    if (line.as === 'total' && i >= last - 2) return paint.bold(TONES[line.tone](paint, cell))
    return i === last - 1 ? TONES[line.tone](paint, cell) : cell
  })
}
