import type { El } from '../../../el.ts'
import type { TrackingRow } from './row.ts'
import { boxes, ruled, written } from './marks.ts'
import { el } from '../../../el.ts'
import { widthOf as sansWidth } from '../../../wrap.ts'

/** The height of the line with boxes to tick. */
export const TICKS = 6.4

const SIZE = 3.1

/** Where its five parts begin, as shares of the width: order, shots, morale, advantage, equipment. */
const PARTS = [0, 0.2, 0.345, 0.635, 0.815] as const

/** MG-sheet Order, shots, morale, advantage and equipment of a group, to tick and to write. */
export function ticks(row: TrackingRow, left: number, top: number, width: number): El {
  const y = top + TICKS / 2 + 1.1
  const [order, shots, morale, advantage, equipment] = PARTS.map(part => left + 2 + part * (width - 2)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return el(
    'g',
    {},
    [shots, morale, advantage, equipment].map(x => ruled(`M${x - 1.8} ${top + 1.2}v${TICKS - 2.4}`)),
    choice(order, y, 'Order', ['open', 'close'], row.order),
    key(shots, y, 'Shots'),
    boxes(after(shots, 'Shots'), y, Math.min(4, Math.max(3, row.shots?.of ?? 0)), row.shots?.spent ?? 0)
      .drawing,
    choice(morale, y, 'Morale', ['high', 'low'], row.morale?.which ?? null),
    blank(morale + 33, y, 'turns', row.morale === null ? '' : String(row.morale.turns), 6),
    key(advantage, y, 'Advantage'),
    blank(after(advantage, 'Advantage'), y, '', signed(row.advantage), 11),
    key(equipment, y, 'Equipment'),
    boxes(after(equipment, 'Equipment'), y, 4, 0).drawing,
  )
}

const key = (x: number, y: number, text: string): El => written(x, y, text, { size: SIZE, weight: 700 })
const after = (x: number, text: string): number => x + sansWidth(text, SIZE) * 1.08 + 1

/** One of two boxes. */
function choice(x: number, y: number, name: string, words: readonly string[], chosen: string | null): El {
  let at = after(x, name)
  const options = words.map(word => {
    const box = boxes(at, y, 1, word === chosen ? 1 : 0)
    const label = written(box.end, y, word, { size: SIZE })
    at = box.end + sansWidth(word, SIZE) + 1.6
    return el('g', {}, box.drawing, label)
  })
  return el('g', {}, key(x, y, name), options)
}

/** A word, and a line to write a number on. */
function blank(x: number, y: number, word: string, text: string, width: number): El {
  const from = word === '' ? x : x + sansWidth(word, SIZE) + 1
  return el(
    'g',
    {},
    word !== '' && written(x, y, word, { size: SIZE }),
    ruled(`M${from} ${y + 0.6}h${width}`, 0.2),
    text !== '' && written(from + width / 2, y, text, { size: 3.6, weight: 600, serif: true, middle: true }),
  )
}

const signed = (n: number | null): string => (n === null ? '' : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
