import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { Viewed } from './drawn.ts'
import { el, short } from '../../../el.ts'
import { isSeen, pixels } from './drawn.ts'
import { pathOf } from '../../../plane.ts'

/** Metres of height from one heavy contour to the next. */
const HEAVY = 25

/** The edge of every terrace, because 5 m earn an advantage; every 25 m a heavier one. */
export function contours(field: Field, viewed: Viewed): El {
  const seen = field.terraces.filter(({ ring }) => isSeen(viewed, ring))
  const line = (isHeavy: boolean): El =>
    el('path', {
      d: seen
        .filter(({ height }) => (height % HEAVY === 0) === isHeavy)
        .map(({ ring }) => `${pathOf(ring.slice(0, -1))}Z`)
        .join(''),
      'stroke-opacity': isHeavy ? 0.9 : 0.6,
      'stroke-width': short(pixels(viewed, isHeavy ? 1.8 : 1)),
    })
  return el(
    'g',
    { fill: 'none', stroke: viewed.palette.contour, 'stroke-linejoin': 'round' },
    line(false),
    line(true),
  )
}
