import type { El } from '../el.ts'
import type { Field, Spot } from './field.ts'
import type { Point } from '../map/plane.ts'
import type { Shown } from './drawn.ts'
import { chip } from './chip.ts'
import { el, short } from '../el.ts'
import { onScreen, pixels } from './drawn.ts'
import { pathOf } from '../map/plane.ts'

/** The way of a move that is held up: amber in a light casing, with what it costs over its end. */
export function wayLine(way: readonly Spot[], text: string, field: Field, shown: Shown): El {
  const places = way.map(field.at)
  const { palette } = shown
  const line = (stroke: string, width: number): El =>
    el('path', {
      d: pathOf(places),
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  const end = places.at(-1) as Point
  return el(
    'g',
    {},
    line(palette.paper, 8),
    line(palette.signal, 4),
    onScreen(shown, end, el('g', { transform: 'translate(0 -26)' }, chip(text, shown, 'choice'))),
  )
}
