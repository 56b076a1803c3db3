import type { Box, El, Field, Page, Paper } from '@sandtable/draw'
import type { FieldFile } from '@sandtable/scenario'
import type { FieldSheetWords } from './words/words.ts'
import type { Voice } from '@sandtable/kernel'
import {
  el,
  fieldDefs,
  fieldLayers,
  fieldOf,
  FONTS,
  footer,
  framed,
  LIGHT,
  MARGIN,
  compass,
  scaleBar,
} from '@sandtable/draw'

type Says = Voice<FieldSheetWords>

/** So much of the ground is on two neighbouring sheets, to glue them by. */
const OVERLAP = 8

/** Names and marks are as large as on a screen of 96 dots to the inch. */
const DOTS = 3.78

/** Sheets that a map to scale is put together from. */
interface Tiling {
  readonly paper: Paper
  /** Millimetres of a metre. */
  readonly unit: number
  /** What one sheet shows, in metres, and the step to the next. */
  readonly wide: number
  readonly high: number
  readonly right: number
  readonly down: number
  readonly columns: number
  readonly rows: number
}

/** Scales that suit a ruler, the largest map first, and how many sheets are reasonable to glue. */
const SMALLEST = 10_000
const SCALES = [500, 1000, 2000, 2500, 5000, SMALLEST]
const MANY = 30

/** The largest of the scales at which a table takes the map. */
const scaleFor = (field: Field, paper: Paper): number =>
  SCALES.find(oneTo => {
    const { rows, columns } = tilingOf(field, paper, oneTo)
    return rows * columns <= MANY
  }) ?? SMALLEST

/**
 * The ground of a battle on one sheet, with a grid of those that follow; then to the scale with this
 * denominator.
 */
export function fieldMapPages(file: FieldFile, upright: Paper, voice: Says, wanted?: number): Page[] {
  const field = fieldOf(file)
  const oneTo = wanted ?? scaleFor(field, upright)
  const tiling = tilingOf(field, upright, oneTo)
  const tiles = Array.from({ length: tiling.rows * tiling.columns }, (_, i) => ({
    row: Math.floor(i / tiling.columns),
    column: i % tiling.columns,
  }))
  return [
    overview(file, field, tiling, oneTo, voice),
    ...tiles.map(({ row, column }) => tile(file, field, tiling, oneTo, row, column, voice)),
  ]
}

function tilingOf(field: Field, { width, height }: Paper, oneTo: number): Tiling {
  const paper = field.width > field.height ? { width: height, height: width } : { width, height }
  const unit = 1000 / oneTo
  const [wide, high] = [(paper.width - 2 * MARGIN) / unit, (paper.height - 2 * MARGIN) / unit]
  const [right, down] = [wide - OVERLAP / unit, high - OVERLAP / unit]
  const many = (size: number, shown: number, step: number): number =>
    1 + Math.max(0, Math.ceil((size - shown) / step))
  return {
    paper,
    unit,
    wide,
    high,
    right,
    down,
    columns: many(field.width, wide, right),
    rows: many(field.height, high, down),
  }
}

/** A letter for the column and a number for the row. */
const nameOf = (row: number, column: number): string =>
  `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}${row + 1}`

function overview(file: FieldFile, field: Field, tiling: Tiling, oneTo: number, voice: Says): Page {
  const { paper, wide, high, right, down, rows, columns } = tiling
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN }
  const unit = Math.min(room.width / field.width, room.height / field.height)
  const title = voice('sheet:map', { title: file.title })
  const sheets = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const [x, y] = [column * right, row * down]
    return el(
      'g',
      {},
      el('rect', {
        x,
        y,
        width: Math.min(wide, field.width - x),
        height: Math.min(high, field.height - y),
        fill: 'none',
        stroke: LIGHT.frame,
        'stroke-width': 0.2 / unit,
        'stroke-dasharray': `${1.5 / unit} ${1 / unit}`,
      }),
      lettered(nameOf(row, column), x + 2 / unit, y + 4.5 / unit, 3.4 / unit),
    )
  })
  const note = voice('sheet:map:note', { sheet: title, scale: oneTo })
  const window: Box = [0, 0, field.width, field.height]
  return {
    paper,
    title,
    drawing: sheet(file, field, { paper, unit, window }, sheets, note, voice),
  }
}

function tile(
  file: FieldFile,
  field: Field,
  tiling: Tiling,
  oneTo: number,
  row: number,
  column: number,
  voice: Says,
): Page {
  const { paper, unit, wide, high, right, down, rows, columns } = tiling
  const [x, y] = [column * right, row * down]
  const title = voice('sheet:map:tile', { title: file.title, scale: oneTo, tile: nameOf(row, column) })
  const marks = gluing(tiling, column > 0, row > 0, column + 1 < columns, row + 1 < rows)
  const note = voice('sheet:map:tile:note', { sheet: title, last: nameOf(rows - 1, columns - 1) })
  const window: Box = [x, y, x + wide, y + high]
  return { paper, title, drawing: sheet(file, field, { paper, unit, window }, [], note, voice, marks) }
}

/** A part of the ground in the frame of a sheet; `over` in metres, `marks` in millimetres. */
function sheet(
  file: FieldFile,
  field: Field,
  { paper, unit, window }: { paper: Paper; unit: number; window: Box },
  over: readonly El[],
  note: string,
  voice: Says,
  marks: readonly El[] = [],
): El {
  const shown = { scale: unit * DOTS, palette: LIGHT, id: 'print' }
  const { ground, built, works, names } = fieldLayers(field, shown, window)
  return el(
    'g',
    {},
    fieldDefs([file], LIGHT),
    framed(
      paper,
      el(
        'g',
        { transform: `translate(${-window[0] * unit} ${-window[1] * unit}) scale(${unit})` },
        ground,
        built,
        works,
        names,
        over,
      ),
      el(
        'g',
        { transform: `translate(6 ${paper.height - 2 * MARGIN - 5}) scale(${1 / DOTS})` },
        scaleBar(shown, voice),
      ),
      el(
        'g',
        {
          transform: `translate(${paper.width - 2 * MARGIN - 8} ${paper.height - 2 * MARGIN - 5}) scale(${1 / DOTS})`,
        },
        compass(shown, voice),
      ),
    ),
    marks,
    footer(paper, note),
  )
}

/** Dashed lines along the edges that lie over a neighbour, and crosses where the ground of both must meet. */
function gluing(
  { paper }: Tiling,
  isLeft: boolean,
  isTop: boolean,
  isRight: boolean,
  isBottom: boolean,
): El[] {
  const [left, top] = [MARGIN, MARGIN]
  const [right, bottom] = [paper.width - MARGIN, paper.height - MARGIN]
  const half = OVERLAP / 2
  const cut = [
    isRight ? `M${right - half} ${top}V${bottom}` : '',
    isBottom ? `M${left} ${bottom - half}H${right}` : '',
  ]
  const xs = [...(isLeft ? [left + half] : []), ...(isRight ? [right - half] : [])]
  const ys = [...(isTop ? [top + half] : []), ...(isBottom ? [bottom - half] : [])]
  const crosses = [
    ...xs.flatMap(x => [0.25, 0.5, 0.75].map(part => [x, top + part * (bottom - top)] as const)),
    ...ys.flatMap(y => [0.25, 0.5, 0.75].map(part => [left + part * (right - left), y] as const)),
  ].map(([x, y]) => `M${x - 2} ${y}h4M${x} ${y - 2}v4`)
  const line = (d: string, width: number, dash: string | null): El =>
    el('path', { d, fill: 'none', stroke: LIGHT.frame, 'stroke-width': width, 'stroke-dasharray': dash })
  return [line(cut.join(''), 0.2, '2 1.5'), line(crosses.join(''), 0.25, null)].filter(
    ({ attrs }) => attrs['d'] !== '',
  )
}

const lettered = (text: string, x: number, y: number, size: number): El =>
  el(
    'text',
    { x, y, 'font-family': FONTS.sans, 'font-weight': 700, 'font-size': size, fill: LIGHT.frame },
    text,
  )
