import type { El } from '../../../el.ts'
import type { Field, Spot } from './field.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { chip } from './chip.ts'
import { crosses } from './fire.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { grownPath } from './reach.ts'
import { onScreen, pixels } from './drawn.ts'
import { turnOf } from './field.ts'

/** Where fire falls, to scale; lengths in metres. */
export type FirePattern =
  | { readonly kind: 'point'; readonly at: Spot }
  | { readonly kind: 'circle'; readonly at: Spot; readonly radius: number }
  /** A wedge of 90 degrees. */
  | { readonly kind: 'cone'; readonly at: Spot; readonly facing: Spot; readonly radius: number }
  | {
      readonly kind: 'line'
      readonly at: Spot
      readonly facing: Spot
      readonly length: number
      /** 0: a thin line. */
      readonly width: number
    }

/** A pattern on the ground. */
export function firePattern(pattern: FirePattern, field: Field, shown: Shown): El {
  const [x, y] = field.at(pattern.at)
  const { palette } = shown
  const paint = {
    fill: palette.hit,
    'fill-opacity': 0.14,
    stroke: palette.hit,
    'stroke-width': short(pixels(shown, 1.8)),
    'stroke-linejoin': 'round',
  }
  const turn = 'facing' in pattern ? ` rotate(${short(turnOf(pattern.facing))})` : ''
  return el('g', { transform: `translate(${short(x)} ${short(y)})${turn}` }, shapeOf(pattern, paint, shown))
}

function shapeOf(pattern: FirePattern, paint: Readonly<Record<string, string | number>>, shown: Shown): El {
  const cross = pixels(shown, 7)
  switch (pattern.kind) {
    case 'point':
      return el('path', {
        ...paint,
        d: `M${short(-cross)} 0h${short(2 * cross)}M0 ${short(-cross)}v${short(2 * cross)}`,
      })
    case 'circle':
      return el('circle', { ...paint, r: pattern.radius })
    case 'cone': {
      const side = short(pattern.radius * Math.SQRT1_2)
      const r = short(pattern.radius)
      return el('path', { ...paint, d: `M0 0L${-side} ${-side}A${r} ${r} 0 0 1 ${side} ${-side}Z` })
    }
    case 'line': {
      const { length, width } = pattern
      return el('rect', {
        ...paint,
        x: short(-width / 2),
        y: short(-length),
        width: short(width),
        height: short(length),
      })
    }
  }
}

/** Within the solid line men die, within the dashed one they are hurt: twice as far. */
export function blast(at: Spot, killRadius: number, field: Field, shown: Shown): El {
  const [cx, cy] = field.at(at)
  const { palette } = shown
  const ring = (r: number, paint: Readonly<Record<string, string | number>>): El =>
    el('circle', { cx: short(cx), cy: short(cy), r: short(r), stroke: palette.hit, ...paint })
  return el(
    'g',
    {},
    ring(2 * killRadius, {
      fill: palette.hit,
      'fill-opacity': 0.1,
      'stroke-width': short(pixels(shown, 1.5)),
      'stroke-dasharray': `${short(pixels(shown, 5))} ${short(pixels(shown, 3))}`,
    }),
    ring(killRadius, { fill: palette.hit, 'fill-opacity': 0.16, 'stroke-width': short(pixels(shown, 2)) }),
  )
}

/** Every place where a shot may burst, and a dotted line around all that it can reach. */
export function possibleBursts(bursts: readonly Spot[], reach: number, field: Field, shown: Shown): El {
  const places = bursts.map(field.at)
  const { palette } = shown
  return el(
    'g',
    {},
    el('path', {
      d: grownPath(hullOf(places), reach),
      fill: palette.hit,
      'fill-opacity': 0.06,
      stroke: palette.hit,
      'stroke-width': short(pixels(shown, 1.4)),
      'stroke-dasharray': `${short(pixels(shown, 2))} ${short(pixels(shown, 4))}`,
    }),
    crosses(places, pixels(shown, 2.6), palette.hit, 1.7, shown),
  )
}

/** The one place where it burst, and how far off that was. */
export const burst = (at: Spot, text: string, field: Field, shown: Shown): El =>
  el(
    'g',
    {},
    crosses([field.at(at)], pixels(shown, 5), shown.palette.hit, 2.6, shown),
    onScreen(shown, field.at(at), el('g', { transform: 'translate(0 -22)' }, chip(text, shown, 'plain'))),
  )

/** The corners of the smallest shape without dents around some places, clockwise on the drawing. */
export function hullOf(places: readonly Point[]): Point[] {
  const sorted = places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (line: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const p of line) {
      while (kept.length > 1 && !turnsRight(kept.at(-2) as Point, kept.at(-1) as Point, p)) kept.pop()
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())]
}

const turnsRight = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

/** A round window that shows the ground around a spot larger. */
export interface Lens {
  readonly at: Spot
  /** Where its middle stands, in metres. */
  readonly place: Point
  /** Pixels. */
  readonly radius: number
  /** Pixels of a metre in it. */
  readonly scale: number
  readonly text: string
}

/** A lens with what is drawn at its scale in it, and two lines to the ground that it shows. */
export function lens(
  { at, place, radius, scale, text }: Lens,
  drawings: readonly El[],
  field: Field,
  shown: Shown,
): El {
  const { palette, id } = shown
  const spot = field.at(at)
  const [x, y] = [(spot[0] - place[0]) * shown.scale, (spot[1] - place[1]) * shown.scale]
  const far = Math.hypot(x, y) || 1
  const [ax, ay] = [(-y / far) * radius * 0.45, (x / far) * radius * 0.45]
  const small = (radius * shown.scale) / scale
  const leader = (side: number): string =>
    `M${short(x + (side * ax * small) / radius)} ${short(y + (side * ay * small) / radius)}L${short(side * ax)} ${short(side * ay)}`
  return onScreen(
    shown,
    place,
    el('clipPath', { id: `${id}-lens` }, el('circle', { r: radius })),
    el('path', { d: leader(1) + leader(-1), stroke: palette.mapInk, 'stroke-width': 1.2 }),
    el('circle', { r: radius + 4, fill: palette.surface }),
    el(
      'g',
      { 'clip-path': `url(#${id}-lens)` },
      el('rect', { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius, fill: palette.clear }),
      el('g', { transform: `scale(${scale}) translate(${short(-spot[0])} ${short(-spot[1])})` }, drawings),
      el(
        'text',
        {
          y: short(radius * 0.84),
          'text-anchor': 'middle',
          'font-family': FONTS.sans,
          'font-weight': 600,
          'font-size': 12,
          fill: palette.hit,
          stroke: palette.clear,
          'stroke-width': 3.4,
          'paint-order': 'stroke',
        },
        text,
      ),
    ),
    el('circle', { r: radius, fill: 'none', stroke: palette.mapInk, 'stroke-width': 1.6 }),
  )
}
