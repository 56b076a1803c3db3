import type { El } from '../../../el.ts'
import type { Shown } from './drawn.ts'
import { el } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { widthOf } from '../../../wrap.ts'

/** A few words in a pill around 0, in pixels: of a fact, of what cannot be, or amber of the choice. */
export function chip(text: string, { palette }: Shown, kind: 'plain' | 'bad' | 'choice'): El {
  const isChoice = kind === 'choice'
  const ink = kind === 'bad' ? palette.hit : palette.mapInk
  const size = isChoice ? 14.5 : 13
  const [wide, high] = [Math.ceil(widthOf(text, size)) + 22, isChoice ? 26 : 22]
  return el(
    'g',
    {},
    el('rect', {
      x: -wide / 2,
      y: -high / 2,
      width: wide,
      height: high,
      rx: high / 2,
      fill: isChoice ? palette.signal : palette.paper,
      stroke: isChoice ? palette.paper : ink,
      'stroke-width': isChoice ? 2 : 1.2,
    }),
    el(
      'text',
      {
        y: isChoice ? 5 : 4.5,
        'text-anchor': 'middle',
        'font-family': FONTS.sans,
        'font-weight': isChoice ? 700 : 600,
        'font-size': size,
        fill: isChoice ? palette.onSignal : ink,
      },
      text,
    ),
  )
}
