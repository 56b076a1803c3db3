import type { El } from '../../../el.ts'
import { el } from '../../../el.ts'
import { fitted } from '../../../wrap.ts'
import { LINE, ruled, written } from './marks.ts'

/** The height of a table's head, and the room above and below the lines of a row. */
const HEAD = 6.4
const PAD = 1.4

export interface Column {
  readonly name: string
  /** Of the width of the table, in hundredths. */
  readonly share: number
}

export interface TableRow {
  /** Lines of 5 mm that it takes. */
  readonly lines: number
  /** Below the lines. */
  readonly more: number
  /** What stands in it: the left edges of its columns and its end, and the top. */
  readonly drawn: (edges: readonly number[], top: number) => El
}

export const rowHeight = ({ lines, more }: TableRow): number => lines * LINE + 2 * PAD + more
export const tableHeight = (rows: readonly TableRow[]): number =>
  rows.reduce((sum, row) => sum + rowHeight(row), HEAD)

/** A ruled table: a head in a double line, rows in single ones. */
export function table(
  columns: readonly Column[],
  rows: readonly TableRow[],
  left: number,
  top: number,
  width: number,
): El {
  let edge = left
  const edges = [left, ...columns.map(({ share }) => (edge += (share * width) / 100))]
  const bottom = top + tableHeight(rows)
  let y = top + HEAD
  const drawn = rows.map(row => {
    const [from, lines] = [y, y + row.lines * LINE + 2 * PAD]
    y += rowHeight(row)
    return el(
      'g',
      {},
      edges.slice(1, -1).map(x => ruled(`M${x} ${from}V${lines}`)),
      row.more > 0 && ruled(`M${left} ${lines}h${width}`, 0.15, '0.8 0.6'),
      ruled(`M${left} ${y}h${width}`, 0.4),
      row.drawn(edges, from + PAD),
    )
  })
  return el(
    'g',
    {},
    ruled(`M${left} ${top}h${width}V${bottom}H${left}Z`, 0.4),
    ruled(`M${left} ${top + HEAD - 0.7}h${width}M${left} ${top + HEAD}h${width}`, 0.25),
    edges.slice(1, -1).map(x => ruled(`M${x} ${top}v${HEAD}`)),
    columns.map(({ name }, i) =>
      written((edges[i] ?? left) + 2, top + 4.3, name, {
        weight: 700,
        size: fitted(name, (edges[i + 1] ?? left) - (edges[i] ?? left) - 4, 3.3),
      }),
    ),
    drawn,
  )
}
