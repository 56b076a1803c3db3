import type { El } from '../el.ts'
import type { Field, Spot } from './field.ts'
import type { Line, Point } from '../map/plane.ts'
import type { Shown } from './drawn.ts'
import { between, distance, ringsPath } from '../map/plane.ts'
import { chip } from './chip.ts'
import { el, short } from '../el.ts'
import { inPixels, isIn, onScreen, pixels } from './drawn.ts'
import { levelRings } from './level-rings.ts'

/** How far a weapon reaches. */
export interface Reach {
  /** The ground of who shoots: distance runs from edge to edge. */
  readonly from: readonly Spot[]
  /** Metres. */
  readonly far: number
}

/** The ground within reach in a dashed line; what lies beyond has a light veil. */
export function reachLine({ from, far }: Reach, field: Field, shown: Shown): El {
  const { palette } = shown
  const d = grownPath(clockwise(from.map(field.at)), far)
  const line = (stroke: string, width: number, dash: string | null, opacity: number): El =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-dasharray': dash,
      'stroke-opacity': opacity,
    })
  const dashes = `${short(pixels(shown, 9))} ${short(pixels(shown, 5))}`
  const board = `M0 0H${field.width}V${field.height}H0Z`
  return el(
    'g',
    {},
    el('path', { d: `${board}${d}`, fill: palette.veil, 'fill-rule': 'evenodd' }),
    line(palette.paper, 4.5, null, 0.8),
    line(palette.mapInk, 1.8, dashes, 1),
  )
}

/** Its metres, on the line; they belong over all that stands on the ground. */
export const reachLabel = ({ from, far }: Reach, text: string, field: Field, shown: Shown): El =>
  onScreen(shown, chipPlace(clockwise(from.map(field.at)), far, field), chip(text, shown, 'plain'))

/** The corners so that the inside lies to the right of the way round, as the drawing sees it. */
function clockwise(corners: readonly Point[]): Point[] {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Point
    return sum + x * ny - nx * y
  }, 0)
  return area < 0 ? corners.toReversed() : [...corners]
}

/** What lies within so many metres of a shape without dents. */
export function grownPath(corners: Line, by: number): string {
  const r = short(by)
  return `${corners
    .map((corner, i) => {
      const [before, after] = [
        corners[(i + corners.length - 1) % corners.length] as Point,
        corners[(i + 1) % corners.length] as Point,
      ]
      const [from, to] = [outwards(before, corner, corner, by), outwards(corner, after, corner, by)]
      const arc = `A${r} ${r} 0 0 1 ${short(to[0])} ${short(to[1])}`
      return `${i === 0 ? 'M' : 'L'}${short(from[0])} ${short(from[1])}${by > 0 ? arc : ''}`
    })
    .join('')}Z`
}

/** A point moved off an edge that goes clockwise. */
function outwards(from: Point, to: Point, p: Point, by: number): Point {
  const far = distance(from, to) || 1
  return [p[0] + (by * (to[1] - from[1])) / far, p[1] - (by * (to[0] - from[0])) / far]
}

/** At the end of the reach off the middle of an edge, on the ground if it can be: on a flank, where less is drawn. */
function chipPlace(corners: Line, far: number, field: Field): Point {
  const middles = corners.map((_, i) => {
    const [from, to] = [corners[(i + 1) % corners.length], corners[(i + 2) % corners.length]] as [
      Point,
      Point,
    ]
    return outwards(from, to, between(from, to, 0.5), far)
  })
  const margin = 0.06 * Math.min(field.width, field.height)
  return middles.find(p => isIn([0, 0, field.width, field.height], p, -margin)) ?? (middles[0] as Point)
}

/**
 * The ground that is not seen, as rings on the drawing: a grid of places is asked, so many metres apart. A place is asked
 * in centimetres.
 */
export function unseenGround(field: Field, step: number, sees: (spot: Spot) => boolean): Point[][] {
  const [columns, rows] = [Math.ceil(field.width / step) + 1, Math.ceil(field.height / step) + 1]
  const values = Array.from({ length: columns * rows }, (_, i) => {
    const x = Math.min(field.width, (i % columns) * step)
    const y = Math.min(field.height, Math.floor(i / columns) * step)
    return sees([Math.round(100 * x), Math.round(100 * (field.height - y))]) ? 0 : 1
  })
  return levelRings({ columns, rows, left: 0, top: 0, step, values }, 0.5)
}

/** A veil with a diagonal hatch over what cannot be seen. */
export const unseenVeil = (rings: readonly Line[], shown: Shown): El =>
  onScreen(
    shown,
    [0, 0],
    el('path', {
      d: ringsPath(rings.map(ring => inPixels(shown, ring))),
      fill: `url(#unseen) ${shown.palette.unseen}`,
      'fill-rule': 'evenodd',
    }),
  )

/** Ground that one may not enter: the hatch in a solid edge. */
export const barredGround = (outline: readonly Spot[], field: Field, shown: Shown): El =>
  onScreen(
    shown,
    [0, 0],
    el('path', {
      d: ringsPath([inPixels(shown, outline.map(field.at))]),
      fill: `url(#barred) ${shown.palette.veil}`,
      'fill-opacity': 0.6,
      stroke: shown.palette.mapInk2,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  )
