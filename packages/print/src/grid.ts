import type { El, Page, Paper } from '@sandtable/draw'
import type { PageWords } from './words/words.ts'
import type { Voice } from '@sandtable/kernel'
import { el, footer, MARGIN } from '@sandtable/draw'

/** Pieces of one size in rows, with cutting marks. */
export interface Pieces {
  readonly title: string
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly gap: number
  /** Units of a drawing to a millimetre. */
  readonly scale: number
  readonly pieces: readonly { readonly front: El; readonly back: El }[]
  /** What the drawings refer to. */
  readonly defs: El
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
}

/**
 * Fronts and backs page by page. Backs stand mirrored, so that they meet their fronts when the sheet is printed on both
 * sides and turned over its long edge.
 */
export function gridPages(paper: Paper, sheet: Pieces, voice: Voice<PageWords>): Page[] {
  const grid = gridOf(paper, sheet)
  const perPage = grid.columns * grid.rows
  const pages = Math.ceil(sheet.pieces.length / perPage)
  return Array.from({ length: pages }, (_, i) => {
    const here = sheet.pieces.slice(i * perPage, (i + 1) * perPage)
    const page = (side: 'front' | 'back'): Page => {
      const title = voice(`pieces:${side}`, { sheet: sheet.title, page: i + 1, pages })
      const drawings = here.map(piece => piece[side])
      return {
        paper,
        title,
        drawing: el(
          'g',
          {},
          sheet.defs,
          marks(sheet, grid),
          placed(drawings, side, sheet, grid),
          footer(paper, voice('pieces:note', { title })),
        ),
      }
    }
    return [page('front'), page('back')]
  }).flat()
}

function gridOf(paper: Paper, { width, height, gap }: Pieces): Grid {
  const fit = (space: number, piece: number): number => Math.floor((space - 2 * MARGIN + gap) / (piece + gap))
  const columns = fit(paper.width, width)
  const rows = fit(paper.height, height)
  return {
    columns,
    rows,
    left: (paper.width - columns * (width + gap) + gap) / 2,
    top: (paper.height - rows * (height + gap) + gap) / 2,
  }
}

const placed = (
  drawings: readonly El[],
  side: 'front' | 'back',
  sheet: Pieces,
  { columns, left, top }: Grid,
): El[] =>
  drawings.map((drawing, i) => {
    const column = side === 'front' ? i % columns : columns - 1 - (i % columns)
    const x = left + column * (sheet.width + sheet.gap)
    const y = top + Math.floor(i / columns) * (sheet.height + sheet.gap)
    return el('g', { transform: `translate(${x} ${y}) scale(${1 / sheet.scale})` }, drawing)
  })

const MARK = 4

/** Short lines outside the grid, at both edges of every column and row. */
function marks({ width, height, gap }: Pieces, { columns, rows, left, top }: Grid): El {
  const edges = (number: number, start: number, size: number): number[] =>
    Array.from({ length: number }, (_, i) => [
      start + i * (size + gap),
      start + i * (size + gap) + size,
    ]).flat()
  const right = left + columns * (width + gap) - gap
  const bottom = top + rows * (height + gap) - gap
  const lines = [
    ...edges(columns, left, width).flatMap(x => [
      `M${x} ${top - 1 - MARK}v${MARK}`,
      `M${x} ${bottom + 1}v${MARK}`,
    ]),
    ...edges(rows, top, height).flatMap(y => [
      `M${left - 1 - MARK} ${y}h${MARK}`,
      `M${right + 1} ${y}h${MARK}`,
    ]),
  ]
  return el('path', { d: lines.join(''), fill: 'none', stroke: '#777777', 'stroke-width': 0.15 })
}
