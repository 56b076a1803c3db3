import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { TrackingRow } from './row.ts'
import type { TrackingWords } from '../words/words.ts'
import { BOLD, boxes, ruled, written } from './marks.ts'
import { el, short } from '../../../el.ts'
import { fitted, widthOf as sansWidth } from '../../../wrap.ts'

/** The height of the line with boxes to tick. */
export const TICKS = 6.4

/** Letters are this large, or as much smaller as long words must be. */
const SIZES = [3.1, 2.9, 2.7, 2.5, 2.3, 2.1, 1.9, 1.7, 1.5] as const

/** Free before and behind each part; between two parts stands a line. */
const GAP = 2

/** Something on the line, drawn from here in letters of this size, and where it ends. */
type Part = (x: number, y: number, size: number) => Drawn
interface Drawn {
  readonly drawing: El
  readonly end: number
}

/** MG-sheet Order, shots, morale, advantage and equipment of a group, to tick and to write. */
export function ticks(
  row: TrackingRow,
  left: number,
  top: number,
  width: number,
  voice: Voice<TrackingWords>,
): El {
  const y = top + TICKS / 2 + 1.1
  const parts: Part[] = [
    inRow([
      key(voice('tick:order')),
      ...(['open', 'close'] as const).map(order => box(voice(`tick:order:${order}`), row.order === order)),
    ]),
    inRow([
      key(voice('tick:shots')),
      toTick(Math.min(4, Math.max(3, row.shots?.of ?? 0)), row.shots?.spent ?? 0),
    ]),
    inRow([
      key(voice('tick:morale')),
      ...(['high', 'low'] as const).map(which =>
        box(voice(`tick:morale:${which}`), row.morale?.which === which),
      ),
      word(voice('tick:turns')),
      blank(row.morale === null ? '' : voice('count', { count: row.morale.turns }), 6),
    ]),
    inRow([
      key(voice('tick:advantage')),
      blank(row.advantage === null ? '' : voice('change', { change: row.advantage }), 10),
    ]),
    inRow([key(voice('tick:equipment')), toTick(4, 0)]),
  ]
  return spread(parts, left, y, width, top)
}

/** All parts in the largest letters that fit the line; the remaining space goes between them. */
function spread(parts: readonly Part[], left: number, y: number, width: number, top: number): El {
  const widthsAt = (size: number): number[] => parts.map(part => part(0, 0, size).end)
  const over = (size: number): number => width - widthsAt(size).reduce((sum, wide) => sum + wide + 2 * GAP, 0)
  const size = SIZES.find(one => over(one) >= 0) ?? (SIZES[SIZES.length - 1] as number)
  const apart = Math.max(0, over(size)) / parts.length
  let x = left
  const drawn = parts.map((part, i) => {
    const line = i > 0 && ruled(`M${short(x)} ${top + 1.2}v${TICKS - 2.4}`)
    const { drawing, end } = part(x + GAP, y, size)
    x = end + GAP + apart
    return el('g', {}, line, drawing)
  })
  return el('g', {}, drawn)
}

const inRow =
  (parts: readonly Part[]): Part =>
  (x, y, size) => {
    let end = x
    const drawings = parts.map(part => {
      const drawn = part(end, y, size)
      end = drawn.end
      return drawn.drawing
    })
    return { drawing: el('g', {}, drawings), end }
  }

const key =
  (text: string): Part =>
  (x, y, size) => ({
    drawing: written(x, y, text, { size, weight: 700 }),
    end: x + BOLD * sansWidth(text, size) + 1,
  })

const word =
  (text: string): Part =>
  (x, y, size) => ({ drawing: written(x, y, text, { size }), end: x + sansWidth(text, size) + 1 })

const toTick =
  (many: number, ticked: number): Part =>
  (x, y) =>
    boxes(x, y, many, ticked)

/** A box with a word behind it. */
const box = (text: string, isTicked: boolean): Part => inRow([toTick(1, isTicked ? 1 : 0), word(text)])

/** A line to write on. */
const blank =
  (text: string, width: number): Part =>
  (x, y) => ({
    drawing: el(
      'g',
      {},
      ruled(`M${x} ${y + 0.6}h${width}`, 0.2),
      text !== '' &&
        written(x + width / 2, y, text, {
          size: fitted(text, width, 3.6),
          weight: 600,
          serif: true,
          middle: true,
        }),
    ),
    end: x + width,
  })
