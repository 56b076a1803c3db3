import type { El } from '../../../el.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { fitted, widthOf as sansWidth, wrapped } from '../../../wrap.ts'

/** Black on white, in millimetres: what the tracking sheet is made of. */
const BLACK = '#000000'
const GREY = '#777777'

/** What stays free to the left and right, and below the tables. */
export const EDGE = 12
export const FOOT = 28

/** From one line to write on to the next. */
export const LINE = 5

const TEXT = 3.5

interface Written {
  readonly size?: number
  readonly weight?: 400 | 600 | 700
  readonly serif?: boolean
  readonly end?: boolean
  readonly middle?: boolean
}

export const written = (
  x: number,
  y: number,
  text: string,
  { size = TEXT, weight = 400, serif = false, end = false, middle = false }: Written = {},
): El =>
  el(
    'text',
    {
      x: short(x),
      y: short(y),
      'text-anchor': end ? 'end' : middle ? 'middle' : null,
      'font-family': serif ? FONTS.serif : FONTS.sans,
      'font-weight': weight,
      'font-size': short(size),
      fill: BLACK,
    },
    text,
  )

export const ruled = (d: string, width = 0.25, dash: string | null = null): El =>
  el('path', { d, fill: 'none', stroke: BLACK, 'stroke-width': width, 'stroke-dasharray': dash })

/** Faint lines to write on, the first so far below the top. */
export const writingLines = (x: number, y: number, width: number, many: number): El =>
  el('path', {
    d: Array.from(
      { length: many },
      (_, i) => `M${short(x)} ${short(y + (i + 1) * LINE)}h${short(width)}`,
    ).join(''),
    fill: 'none',
    stroke: GREY,
    'stroke-width': 0.15,
  })

/** A name in as many lines as it needs, three at most; a long one is set smaller. */
export function named(x: number, top: number, width: number, name: string): El {
  const size = [5, 4.3, 3.7].find(one => isIn(wrapped(name, width, one), width, one)) ?? 3.2
  const lines = wrapped(name, width, size)
  return el(
    'g',
    {},
    lines.map((line, i) =>
      written(x, top + 5 + i * (size - 0.4), line, {
        size: fitted(line, width, size),
        weight: 600,
        serif: true,
      }),
    ),
  )
}

const isIn = (lines: readonly string[], width: number, size: number): boolean =>
  lines.length <= 3 && lines.every(line => sansWidth(line, size) <= width)

/** Bold letters are so much wider. */
export const BOLD = 1.08

/** A name, dots, and its number at the end; a text too long for the line is set smaller. */
export function counted(x: number, y: number, width: number, name: string, number: string): El {
  const end = fitted(number, (0.6 * width) / BOLD, TEXT)
  const far = BOLD * sansWidth(number, end)
  const room = width - far - 2
  const size = fitted(name, room, TEXT)
  const [from, to] = [x + sansWidth(name, size) + 1.2, x + width - far - 1.4]
  return el(
    'g',
    {},
    written(x, y, name, { size }),
    to > from &&
      el('path', {
        d: `M${short(from)} ${short(y - 0.3)}H${short(to)}`,
        fill: 'none',
        stroke: GREY,
        'stroke-width': 0.3,
        'stroke-dasharray': '0.3 0.6',
      }),
    written(x + width, y, number, { size: end, weight: 700, end: true }),
  )
}

const BOX = 3.1

/** Boxes to tick, the first of them ticked; and where they end. */
export function boxes(x: number, y: number, many: number, ticked: number): { drawing: El; end: number } {
  const at = (i: number): number => x + i * (BOX + 0.9)
  const drawing = el(
    'g',
    {},
    Array.from({ length: many }, (_, i) => [
      el('rect', {
        x: short(at(i)),
        y: short(y - BOX + 0.45),
        width: BOX,
        height: BOX,
        rx: 0.5,
        fill: 'none',
        stroke: BLACK,
        'stroke-width': 0.28,
      }),
      i < ticked &&
        el('rect', {
          x: short(at(i) + 0.7),
          y: short(y - BOX + 1.15),
          width: short(BOX - 1.4),
          height: short(BOX - 1.4),
          fill: BLACK,
        }),
    ]),
  )
  return { drawing, end: at(many) }
}
