import type { Counted, TrackingRow } from './row.ts'
import type { El } from '../../../el.ts'
import type { Page, Paper } from '../../../paper.ts'
import type { TableRow } from './table.ts'
import { counted, fitted, LINE, named, ruled, writingLines, written } from './marks.ts'
import { EMPTY_ROW, EXAMPLES } from './row.ts'
import { el } from '../../../el.ts'
import { widthOf as sansWidth } from '../../../wrap.ts'
import { footer } from '../../../paper.ts'
import { rowHeight, table, tableHeight } from './table.ts'
import { TICKS, ticks } from './ticks.ts'

/** What is written at the head of the sheet; null: a line to write on. */
export interface TrackingHead {
  readonly player: string | null
  readonly battle: string | null
  readonly turn: number | null
}

const BLANK_HEAD: TrackingHead = { player: null, battle: null, turn: null }

/** M-sheet-print, M-sheet-empty Rows of an empty sheet, and of one under the example. */
const EMPTY_ROWS = { printable: 9, example: 5 } as const

const EDGE = 12
const TOP = 26
const FOOT = 28
/** Lines to write on, in a row. */
const LEAST = 3

/** M-sheet-columns */
const COLUMNS = [
  { name: 'Group', share: 15 },
  { name: 'Alive', share: 25 },
  { name: 'Injured', share: 22 },
  { name: 'Dead', share: 22 },
  { name: 'Speed, m', share: 16 },
]

/** MG-sheet */
const STORES = [
  { name: 'Group', share: 15 },
  { name: 'Health and crew', share: 30 },
  { name: 'Equipment, uses', share: 27 },
  { name: 'Spells', share: 18 },
  { name: 'Cargo', share: 10 },
]

/** What is written on a sheet: its head, and a row for each group. */
export interface TrackingSheet {
  readonly head: TrackingHead
  readonly rows: readonly TrackingRow[]
}

/** A sheet that a game or a roster has filled: as many pages as its groups need, then what they carry and can take. */
export const trackingPages = ({ head, rows }: TrackingSheet, paper: Paper): Page[] => [
  ...paged(
    'Unit tracking sheet',
    COLUMNS,
    rows.map(row => groupRow(row, LEAST)),
    head,
    paper,
  ),
  ...paged('Unit tracking sheet: stores', STORES, rows.map(storesRow), head, paper),
]

/** A sheet of nine empty rows, with its second table. */
export const emptyTrackingPages = (paper: Paper): Page[] =>
  trackingPages(
    { head: BLANK_HEAD, rows: Array.from({ length: EMPTY_ROWS.printable }, () => EMPTY_ROW) },
    paper,
  )

/** The example of the rulebook with five empty rows under it. */
export function exampleTrackingPage(paper: Paper): Page {
  const examples = EXAMPLES.map(row => groupRow(row, 2))
  const rows = Array.from({ length: EMPTY_ROWS.example }, () => groupRow(EMPTY_ROW, LEAST))
  const second = TOP + 7 + tableHeight(examples) + 10
  const width = paper.width - 2 * EDGE
  return pageOf('Unit tracking sheet: example', BLANK_HEAD, paper, [
    caption(
      TOP + 4,
      'Example',
      'A man is counted once: alive, injured or dead. Speed is that of the slowest living unit.',
    ),
    table(COLUMNS, examples, EDGE, TOP + 7, width),
    caption(second, 'Your groups', 'One row for each group, one line for each kind of unit.'),
    table(COLUMNS, rows, EDGE, second + 3, width),
  ])
}

/** Rows page by page. */
function paged(
  title: string,
  columns: typeof COLUMNS,
  rows: readonly TableRow[],
  head: TrackingHead,
  paper: Paper,
): Page[] {
  const room = paper.height - TOP - FOOT
  const pages: TableRow[][] = [[]]
  for (const row of rows) {
    const last = pages.at(-1) as TableRow[]
    if (last.length > 0 && tableHeight(last) + rowHeight(row) > room) pages.push([row])
    else last.push(row)
  }
  return pages.map((here, i) =>
    pageOf(pages.length === 1 ? title : `${title}, ${i + 1} of ${pages.length}`, head, paper, [
      table(columns, here, EDGE, TOP, paper.width - 2 * EDGE),
    ]),
  )
}

const pageOf = (title: string, head: TrackingHead, paper: Paper, content: readonly El[]): Page => ({
  paper,
  title,
  drawing: el(
    'g',
    {},
    el('rect', { width: paper.width, height: paper.height, fill: '#FFFFFF' }),
    headOf(head, paper),
    content,
    rules(paper),
    footer(paper, title),
  ),
})

function headOf({ player, battle, turn }: TrackingHead, { width }: Paper): El {
  const right = width - EDGE
  const field = (x: number, to: number, name: string, text: string): El =>
    el(
      'g',
      {},
      written(x, 19, name, { size: 3.3 }),
      written(x + 12, 19, text, { size: fitted(text, to - x - 12, 3.8), weight: 600, serif: true }),
      ruled(`M${x} 20.4H${to}`, 0.2),
    )
  return el(
    'g',
    {},
    written(EDGE, 19.5, 'Unit tracking sheet', { size: 8, weight: 600, serif: true }),
    field(EDGE + 68, right - 74, 'Player', player ?? ''),
    field(right - 70, right - 24, 'Battle', battle ?? ''),
    field(right - 20, right, 'Turn', turn === null ? '' : String(turn)),
    ruled(`M${EDGE} 23H${right}`, 0.7),
  )
}

const caption = (y: number, title: string, text: string): El =>
  el(
    'g',
    {},
    written(EDGE, y, title, { size: 4.8, weight: 600, serif: true }),
    written(EDGE + 26, y, text, { size: 3.2 }),
  )

/** The least lines to write on, and the line of boxes. */
function groupRow(row: TrackingRow, least: number): TableRow {
  const lines = Math.max(least, row.alive.length, row.injured.length, row.dead.length)
  return {
    lines,
    more: TICKS,
    drawn: (edges, top) => {
      const from = `from ${row.speed?.from ?? ''}`
      const [group = 0, alive = 0, injured = 0, dead = 0, speed = 0, end = 0] = edges
      return el(
        'g',
        {},
        named(group + 2, top, alive - group - 3, row.group),
        cell(row.alive, alive, injured, top, lines),
        cell(row.injured, injured, dead, top, lines),
        cell(row.dead, dead, speed, top, lines),
        row.speed !== null &&
          written(speed + 2, top + 5, String(row.speed.metres), { size: 5, weight: 600, serif: true }),
        written(speed + 2, top + (row.speed === null ? lines * LINE - 0.8 : 9.4), from, {
          size: fitted(from, end - speed - 4, 3.1),
        }),
        ticks(row, group, top + lines * LINE + 1.4, end - group),
      )
    },
  }
}

const cell = (all: readonly Counted[], left: number, right: number, top: number, lines: number): El =>
  el(
    'g',
    {},
    all.map(({ unit, units }, i) =>
      counted(left + 2, top + (i + 1) * LINE - 1.3, right - left - 4, unit, String(units)),
    ),
    writingLines(left + 2, top + all.length * LINE, right - left - 4, lines - all.length),
  )

/** Health and crew, equipment, spells and cargo. */
function storesRow(row: TrackingRow): TableRow {
  const pools = row.pools.map(({ unit, health, crew }) => ({
    name: unit,
    number: [health === null ? [] : `${health} health`, crew === null ? [] : `${crew} crew`]
      .flat()
      .join(', '),
  }))
  const equipment = row.equipment.map(({ name, left }) => ({
    name,
    number: left === null ? '' : String(left),
  }))
  const spells = row.spells.map(name => ({ name, number: '' }))
  const lines = Math.max(4, pools.length, equipment.length, spells.length)
  const listed = (
    all: readonly { name: string; number: string }[],
    left: number,
    right: number,
    top: number,
  ): El =>
    el(
      'g',
      {},
      all.map(({ name, number }, i) =>
        counted(left + 2, top + (i + 1) * LINE - 1.3, right - left - 4, name, number),
      ),
      writingLines(left + 2, top + all.length * LINE, right - left - 4, lines - all.length),
    )
  return {
    lines,
    more: 0,
    drawn: ([group = 0, pool = 0, kit = 0, spell = 0, cargo = 0, end = 0], top) =>
      el(
        'g',
        {},
        named(group + 2, top, pool - group - 3, row.group),
        listed(pools, pool, kit, top),
        listed(equipment, kit, spell, top),
        listed(spells, spell, cargo, top),
        row.cargo === null
          ? writingLines(cargo + 2, top, end - cargo - 4, lines)
          : written(cargo + 2, top + 5, String(row.cargo), { size: 5, weight: 600, serif: true }),
      ),
  }
}

/** What is needed most while one fills the sheet: three columns at the foot, by where they begin in hundredths. */
const RULES = [
  [
    0,
    'Volley',
    [
      'alive + ½ injured, times man',
      'equivalence. Other side ahead by 2 or more:',
      'divide by the lead. Times 2d6 ÷ 20 = damage.',
    ],
  ],
  [38, 'Men', ['a third of the damage, rounded', 'down, die. Damage minus twice', 'the dead are injured.']],
  [
    68,
    'Advantage',
    [
      'node +3 · forest +2 · 5 m higher +1',
      'trench +1 · each era ahead +1',
      'morale +1 or −1 · under air attack +2',
    ],
  ],
] as const

function rules({ width, height }: Paper): El {
  const top = height - FOOT + 6
  const wide = width - 2 * EDGE
  return el(
    'g',
    {},
    ruled(`M${EDGE} ${top}h${wide}`, 0.4),
    RULES.map(([start, name, lines]) => {
      const x = EDGE + (wide * start) / 100
      return el(
        'g',
        {},
        written(x, top + 4.6, name, { size: 3, weight: 700 }),
        lines.map((line, k) =>
          written(x + (k === 0 ? sansWidth(`${name}  `, 3.2) : 0), top + 4.6 + k * 4, line, { size: 3 }),
        ),
      )
    }),
  )
}
