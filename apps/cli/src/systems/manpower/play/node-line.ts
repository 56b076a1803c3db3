import type { Outline, Point } from '@sandtable/board'
import { boxOf, contains } from '@sandtable/board'

/** The cells of a map in characters, rows from the north. */
export interface Grid {
  readonly rows: number
  readonly columns: number
  readonly middle: (row: number, column: number) => Point
  readonly cellOf: (point: Point) => readonly [row: number, column: number]
}

/** The drawing in the last cells of a zone, by the neighbours that lie outside it: north, east, south and west. */
const EDGES: Readonly<Record<string, string>> = {
  n: '─',
  s: '─',
  ns: '─',
  e: '│',
  w: '│',
  ew: '│',
  nw: '╭',
  ne: '╮',
  es: '╯',
  sw: '╰',
  new: '╭',
  esw: '╰',
  nes: '╮',
  nsw: '╭',
  nesw: '□',
}

/** The same where no such neighbour lies outside, but one at a corner. */
const CORNERS: readonly (readonly [down: number, right: number, sign: string])[] = [
  [-1, -1, '╯'],
  [-1, 1, '╰'],
  [1, -1, '╮'],
  [1, 1, '╭'],
]

const SIDES: readonly (readonly [down: number, right: number, name: string])[] = [
  [-1, 0, 'n'],
  [0, 1, 'e'],
  [1, 0, 's'],
  [0, -1, 'w'],
]

/** MG-adv-node The line around the node's zone: its sign in a cell, '' if there is none. A zone smaller than a cell takes one. */
export function nodeLine(outline: Outline, { rows, columns, middle, cellOf }: Grid): string[][] {
  const [west, south, east, north] = boxOf(outline)
  const inside = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => contains(outline, middle(i, j))),
  )
  if (!inside.some(row => row.includes(true))) {
    const [row, column] = cellOf([Math.round((west + east) / 2), Math.round((south + north) / 2)])
    inside[row]?.splice(column, 1, true)
  }
  const outside = (i: number, j: number): boolean => inside[i]?.[j] !== true
  return inside.map((row, i) =>
    row.map((within, j) => {
      if (!within) return ''
      const out = SIDES.flatMap(([down, right, name]) => (outside(i + down, j + right) ? [name] : []))
      const corner = CORNERS.find(([down, right]) => outside(i + down, j + right))
      return EDGES[out.join('')] ?? corner?.[2] ?? ''
    }),
  )
}
