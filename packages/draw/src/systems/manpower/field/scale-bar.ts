import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { FieldWords } from '../words/words.ts'
import type { Shown } from './drawn.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { fitted } from '../../../wrap.ts'

const LENGTHS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Metres that a bar of at most 160 pixels shows. */
const lengthFor = (scale: number): number => LENGTHS.findLast(length => length * scale <= 160) ?? 5

/** A bar with metres, in pixels from its left end. */
export function scaleBar({ scale, palette }: Shown, voice: Voice<FieldWords>): El {
  const metres = lengthFor(scale)
  const [whole, half] = [short(metres * scale), short((metres * scale) / 2)]
  const d = `M0 0v8h${whole}v-8M${half} 3v5`
  // Between two numbers something stays free, however long they are.
  const room = 0.9 * half
  const written = (x: number, text: string): El =>
    el(
      'text',
      {
        x,
        y: -5,
        'text-anchor': 'middle',
        'font-family': FONTS.serif,
        'font-weight': 600,
        'font-size': short(fitted(text, room, 13)),
        fill: palette.mapInk,
        stroke: palette.clear,
        'stroke-width': 3.4,
        'paint-order': 'stroke',
      },
      text,
    )
  return el(
    'g',
    {},
    el('path', { d, fill: 'none', stroke: palette.paper, 'stroke-width': 5, 'stroke-opacity': 0.8 }),
    el('path', { d, fill: 'none', stroke: palette.mapInk, 'stroke-width': 1.8 }),
    written(0, voice('scale:part', { metres: 0 })),
    written(half, voice('scale:part', { metres: metres / 2 })),
    written(whole, voice('scale:whole', { metres })),
  )
}
