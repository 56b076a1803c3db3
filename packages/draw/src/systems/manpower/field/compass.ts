import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { FieldWords } from '../words/words.ts'
import type { Shown } from './drawn.ts'
import { el } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'

/** A needle that points up, for north is up on every map, with the letter of north; in pixels from its middle, 15 to every side. */
export function compass({ palette }: Pick<Shown, 'palette'>, voice: Voice<FieldWords>): El {
  const [north, south] = ['M0 -9L5 11L0 7Z', 'M0 -9L-5 11L0 7Z']
  return el(
    'g',
    {},
    el('path', {
      d: 'M0 -9L5 11L0 7L-5 11Z',
      fill: palette.paper,
      stroke: palette.paper,
      'stroke-width': 4,
      'stroke-opacity': 0.8,
      'stroke-linejoin': 'round',
    }),
    el('path', { d: north, fill: palette.mapInk }),
    el('path', { d: south, fill: palette.paper, stroke: palette.mapInk, 'stroke-width': 1 }),
    el(
      'text',
      {
        x: 0,
        y: -12,
        'text-anchor': 'middle',
        'font-family': FONTS.serif,
        'font-weight': 600,
        'font-size': 13,
        fill: palette.mapInk,
        stroke: palette.clear,
        'stroke-width': 3.4,
        'paint-order': 'stroke',
      },
      voice('compass:north'),
    ),
  )
}
