import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { Page, Paper } from '../../../paper.ts'
import type { TableRow } from './table.ts'
import type { TrackingHead } from './head.ts'
import type { TrackingRow } from './row.ts'
import type { TrackingWords } from '../words/words.ts'
import { BLANK_HEAD, headOf } from './head.ts'
import { EDGE, FOOT, written } from './marks.ts'
import { el } from '../../../el.ts'
import { EMPTY_ROW } from './row.ts'
import { examples } from './examples.ts'
import { fitted } from '../../../wrap.ts'
import { footer } from '../../../paper.ts'
import { groupRow, storesRow } from './rows.ts'
import { rowHeight, table, tableHeight } from './table.ts'
import { rulesOf } from './rules.ts'

type Says = Voice<TrackingWords>

/** M-sheet-print, M-sheet-empty Rows of an empty sheet, and of one under the example. */
const EMPTY_ROWS = { printable: 9, example: 5 } as const

const TOP = 26
/** Lines to write on, in a row. */
const LEAST = 3

/** M-sheet-columns */
const COLUMNS = [
  { is: 'group', share: 15 },
  { is: 'alive', share: 25 },
  { is: 'injured', share: 22 },
  { is: 'dead', share: 22 },
  { is: 'speed', share: 16 },
] as const

/** MG-sheet */
const STORES = [
  { is: 'group', share: 15 },
  { is: 'pools', share: 30 },
  { is: 'equipment', share: 27 },
  { is: 'spells', share: 18 },
  { is: 'cargo', share: 10 },
] as const

type Columns = typeof COLUMNS | typeof STORES

const named = (columns: Columns, voice: Says) =>
  columns.map(({ is, share }) => ({ name: voice(`column:${is}`), share }))

/** What is written on a sheet: its head, and a row for each group. */
export interface TrackingSheet {
  readonly head: TrackingHead
  readonly rows: readonly TrackingRow[]
}

/** A sheet that a game or a roster has filled: as many pages as its groups need, then what they carry and can take. */
export function trackingPages({ head, rows }: TrackingSheet, paper: Paper, voice: Says): Page[] {
  const groups = rows.map(row => groupRow(row, LEAST, voice))
  const stores = rows.map(row => storesRow(row, voice))
  return [
    ...paged(voice('sheet'), COLUMNS, groups, head, paper, voice),
    ...paged(voice('sheet:stores'), STORES, stores, head, paper, voice),
  ]
}

/** A sheet of nine empty rows, with its second table. */
export const emptyTrackingPages = (paper: Paper, voice: Says): Page[] =>
  trackingPages(
    { head: BLANK_HEAD, rows: Array.from({ length: EMPTY_ROWS.printable }, () => EMPTY_ROW) },
    paper,
    voice,
  )

/** The example of the rulebook with five empty rows under it. */
export function exampleTrackingPage(paper: Paper, voice: Says): Page {
  const shown = examples(voice).map(row => groupRow(row, 2, voice))
  const rows = Array.from({ length: EMPTY_ROWS.example }, () => groupRow(EMPTY_ROW, LEAST, voice))
  const second = TOP + 7 + tableHeight(shown) + 10
  const width = paper.width - 2 * EDGE
  const columns = named(COLUMNS, voice)
  return pageOf(voice('sheet:example'), BLANK_HEAD, paper, voice, [
    caption(TOP + 4, width, voice('example'), voice('example:note')),
    table(columns, shown, EDGE, TOP + 7, width),
    caption(second, width, voice('own'), voice('own:note')),
    table(columns, rows, EDGE, second + 3, width),
  ])
}

/** Rows page by page. */
function paged(
  title: string,
  columns: Columns,
  rows: readonly TableRow[],
  head: TrackingHead,
  paper: Paper,
  voice: Says,
): Page[] {
  const room = paper.height - TOP - FOOT
  const pages: TableRow[][] = [[]]
  for (const row of rows) {
    const last = pages.at(-1) as TableRow[]
    if (last.length > 0 && tableHeight(last) + rowHeight(row) > room) pages.push([row])
    else last.push(row)
  }
  const titleOf = (page: number): string =>
    pages.length === 1 ? title : voice('sheet:page', { sheet: title, page, pages: pages.length })
  return pages.map((here, i) =>
    pageOf(titleOf(i + 1), head, paper, voice, [
      table(named(columns, voice), here, EDGE, TOP, paper.width - 2 * EDGE),
    ]),
  )
}

const pageOf = (
  title: string,
  head: TrackingHead,
  paper: Paper,
  voice: Says,
  content: readonly El[],
): Page => ({
  paper,
  title,
  drawing: el(
    'g',
    {},
    el('rect', { width: paper.width, height: paper.height, fill: '#FFFFFF' }),
    headOf(head, paper, voice),
    content,
    rulesOf(paper, voice),
    footer(paper, title),
  ),
})

/** The name of a table takes this much, and its note the rest of the line. */
const NAME = 24

const caption = (y: number, width: number, title: string, note: string): El =>
  el(
    'g',
    {},
    written(EDGE, y, title, { size: fitted(title, NAME, 4.8), weight: 600, serif: true }),
    written(EDGE + NAME + 2, y, note, { size: fitted(note, width - NAME - 2, 3.2) }),
  )
