import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { FormationFigure, Stance } from './figure.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { el, short } from '../../../el.ts'
import { pathOf } from '../../../plane.ts'
import { pixels } from './drawn.ts'
import { stanceOf, zoomAt } from './figure.ts'
import { stripeFill } from './defs.ts'
import { unitsOf } from './units.ts'

/** A formation on its ground, to scale; a tag names it. */
export function formation(figure: FormationFigure, field: Field, shown: Shown): El {
  const stance = stanceOf(figure, field, shown)
  const zoom = zoomAt(shown.scale)
  const isSolid = figure.order === 'close' || zoom === 'block'
  return el(
    'g',
    { transform: placed(stance) },
    ring(figure, stance, shown),
    ground(figure, stance, shown, isSolid),
    isSolid && zoom === 'formation' && ranks(figure, stance, shown),
    zoom !== 'block' && unitsOf(figure, stance, field, shown, isSolid),
    front(figure, stance, shown),
  )
}

const placed = ({ middle: [x, y], turn }: Stance): string =>
  `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`

const frame = (
  { front: wide, deep }: Stance,
  out: number,
  paint: Readonly<Record<string, string | number>>,
): El =>
  el('rect', {
    x: short(-wide / 2 - out),
    y: short(-deep / 2 - out),
    width: short(wide + 2 * out),
    height: short(deep + 2 * out),
    rx: short(out + 0.5),
    fill: 'none',
    ...paint,
  })

/** Amber: it may act or be chosen; thick: it is selected, or the target. */
function ring({ state }: FormationFigure, stance: Stance, shown: Shown): El[] {
  if (state === null) return []
  const { palette } = shown
  const [out, wide] = state === 'chosen' ? [7, 4] : [5, 2.4]
  const line = (stroke: string, width: number): El =>
    frame(stance, pixels(shown, out), { stroke, 'stroke-width': short(pixels(shown, width)) })
  return [line(palette.paper, wide + 3), line(palette.signalLine, wide)]
}

/** Open order stands pale on the ground, which shows through from near; close order is a solid block with its side's stripe at the back. */
function ground({ livery }: FormationFigure, stance: Stance, shown: Shown, isSolid: boolean): El[] {
  const edge = { stroke: livery.edge, 'stroke-width': short(pixels(shown, 1)) }
  const opacity = shown.scale >= 2 ? 0.4 : 0.88
  if (!isSolid)
    return [frame(stance, pixels(shown, 1.5), { fill: livery.back, 'fill-opacity': opacity, ...edge })]
  const k = pixels(shown, 1)
  const band = Math.min(4 * k, stance.deep / 4)
  return [
    frame(stance, 1.5 * k, { fill: livery.field, ...edge }),
    el(
      'g',
      {
        transform: `translate(${short(-stance.front / 2)} ${short(stance.deep / 2 - band)}) scale(${short(10000 * k) / 10000})`,
      },
      el('rect', { width: short(stance.front / k), height: short(band / k), fill: stripeFill(livery) }),
    ),
  ]
}

/** Lines between the ranks of a solid block. */
function ranks({ livery, spacing }: FormationFigure, { front: wide, deep }: Stance, shown: Shown): El {
  const many = Math.round(deep / spacing)
  const lines = Array.from(
    { length: Math.max(0, many - 1) },
    (_, i) => `M${short(-wide / 2)} ${short((deep * (i + 1)) / many - deep / 2)}h${short(wide)}`,
  )
  return el('path', {
    d: lines.join(''),
    stroke: livery.ink,
    'stroke-opacity': 0.45,
    'stroke-width': short(pixels(shown, 0.7)),
  })
}

/** The front is a heavy edge with one arrowhead. */
function front({ livery }: FormationFigure, { front: wide, deep }: Stance, shown: Shown): El {
  const k = pixels(shown, 1)
  const y = -deep / 2 - 1.5 * k
  const head: Point[] = [
    [-5.5 * k, y - 1.5 * k],
    [0, y - 8.5 * k],
    [5.5 * k, y - 1.5 * k],
  ]
  return el(
    'g',
    { stroke: livery.edge },
    el('path', {
      d: `M${short(-wide / 2 - 1.5 * k)} ${short(y)}H${short(wide / 2 + 1.5 * k)}`,
      'stroke-width': short(3 * k),
    }),
    el('path', {
      d: `${pathOf(head)}Z`,
      fill: livery.edge,
      stroke: livery.back,
      'stroke-width': short(k),
    }),
  )
}
