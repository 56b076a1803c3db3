import type { El } from './el.ts'
import type { Palette } from './palette.ts'
import type { Point } from './plane.ts'
import { el, short } from './el.ts'
import { FONTS } from './fonts.ts'
import { wrapped } from './wrap.ts'

/** A part of a picture: where it is on it, what it is called, and a note; its name stands to the left or to the right. */
export interface Call {
  readonly at: Point
  readonly side: 'left' | 'right'
  readonly name: string
  readonly note: string
}

export interface Callouts {
  readonly drawing: El
  readonly width: number
  readonly height: number
}

interface Framed {
  readonly picture: El
  /** Of the picture; its parts are placed in the same units, and all letters are set in them. */
  readonly width: number
  readonly height: number
  readonly calls: readonly Call[]
  /** The room for names on each side. */
  readonly column: number
}

const [NAME, NOTE, LINE, APART, REACH] = [13.5, 13, 16, 8, 24] as const

/** A picture with a line from each of its parts to its name beside it. */
export function callouts({ picture, width, height, calls, column }: Framed, palette: Palette): Callouts {
  const [left, right] = (['left', 'right'] as const).map(side =>
    stacked(
      calls.filter(call => call.side === side),
      column,
      height,
    ),
  ) as [Column, Column]
  const high = Math.max(height, left.height, right.height)
  const [x, y] = [column + REACH, (high - height) / 2]
  const wide = width + 2 * x
  const named = ({ call, top, lines }: Label, by: number): El => {
    const isLeft = call.side === 'left'
    const edge = isLeft ? column : wide - column
    const text = { x: short(edge), anchor: isLeft ? 'end' : null } as const
    const base = top + by + 12
    const [endX, endY] = [x + call.at[0], y + call.at[1]]
    return el(
      'g',
      {},
      el('path', {
        d: `M${short(edge + (isLeft ? 5 : -5))} ${short(base - 4)}L${short(endX)} ${short(endY)}`,
        stroke: palette.ink3,
        'stroke-width': 1.2,
      }),
      el('circle', {
        cx: short(endX),
        cy: short(endY),
        r: 2.8,
        fill: palette.surface,
        stroke: palette.ink3,
        'stroke-width': 1.2,
      }),
      written(call.name, { ...text, y: base, size: NAME, weight: 600, fill: palette.ink }),
      lines.map((line, i) =>
        written(line, { ...text, y: base + LINE * (i + 1), size: NOTE, weight: 400, fill: palette.ink2 }),
      ),
    )
  }
  return {
    drawing: el(
      'g',
      {},
      el('g', { transform: `translate(${x} ${short(y)})` }, picture),
      [left, right].flatMap(side => side.labels.map(label => named(label, (high - side.height) / 2))),
    ),
    width: wide,
    height: short(high),
  }
}

interface Label {
  readonly call: Call
  readonly top: number
  readonly lines: readonly string[]
}

interface Column {
  readonly labels: readonly Label[]
  readonly height: number
}

/** Names one below the other, each as near to the height of its part as its neighbours let it. */
function stacked(calls: readonly Call[], column: number, height: number): Column {
  const labels = calls
    .toSorted((one, other) => one.at[1] - other.at[1])
    .map(call => ({ call, lines: call.note === '' ? [] : wrapped(call.note, column, NOTE) }))
  const highOf = (lines: readonly string[]): number => LINE * (1 + lines.length)
  const all = labels.reduce((sum, { lines }) => sum + highOf(lines) + APART, -APART)
  const room = Math.max(height, all)
  const tops: number[] = []
  let free = 0
  let behind = all
  for (const { call, lines } of labels) {
    const top = Math.max(free, Math.min(call.at[1] - 8, room - behind))
    tops.push(top)
    free = top + highOf(lines) + APART
    behind -= highOf(lines) + APART
  }
  return { labels: labels.map((label, i) => ({ ...label, top: tops[i] as number })), height: room }
}

interface Written {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly anchor: 'end' | null
}

const written = (text: string, { x, y, size, weight, fill, anchor }: Written): El =>
  el(
    'text',
    {
      x,
      y: short(y),
      'font-family': FONTS.sans,
      'font-weight': weight,
      'font-size': size,
      'text-anchor': anchor,
      fill,
    },
    text,
  )
