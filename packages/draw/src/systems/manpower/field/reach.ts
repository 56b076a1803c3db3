import type { El } from '../../../el.ts'
import type { Field, Spot } from './field.ts'
import type { Box, Polyline, Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { between, distance, ringsPath } from '../../../plane.ts'
import { chip } from './chip.ts'
import { el, short } from '../../../el.ts'
import { inPixels, isIn, onScreen, pixels } from './drawn.ts'
import { levelRings } from './level-rings.ts'

/** How far a weapon reaches. */
export interface Reach {
  /** A shooter's ground: distance runs from edge to edge. */
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
  onScreen(shown, chipPlace(clockwise(from.map(field.at)), far, field, shown), chip(text, shown, 'plain'))

/** The corners so that the inside lies to the right of the way round, as the drawing sees it. */
function clockwise(corners: readonly Point[]): Point[] {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Point
    return sum + x * ny - nx * y
  }, 0)
  return area < 0 ? corners.toReversed() : [...corners]
}

/** The area within this many metres of a shape without dents. */
export function grownPath(corners: Polyline, by: number): string {
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

/** Pixels between the middle of its words and the edge of the field, across and down. */
const [ACROSS, DOWN] = [84, 20]

/** At the end of the reach off the middle of an edge, whole on the field: on a flank if it can be, where less is drawn. */
function chipPlace(corners: Polyline, far: number, field: Field, shown: Shown): Point {
  const middles = corners.map((_, i) => {
    const [from, to] = [corners[(i + 1) % corners.length], corners[(i + 2) % corners.length]] as [
      Point,
      Point,
    ]
    return outwards(from, to, between(from, to, 0.5), far)
  })
  const [dx, dy] = [pixels(shown, ACROSS), pixels(shown, DOWN)]
  const room: Box = [dx, dy, field.width - dx, field.height - dy]
  const [x, y] = middles.find(p => isIn(room, p)) ?? (middles[0] as Point)
  return [Math.max(room[0], Math.min(x, room[2])), Math.max(room[1], Math.min(y, room[3]))]
}

/** The ground that is not seen, as rings on the drawing. */
export const unseenGround = (field: Field, step: number, sees: (spot: Spot) => boolean): Point[][] =>
  groundWhere(field, [0, 0, field.width, field.height], step, spot => !sees(spot))

/** All ground but that around a spot where something may be, as rings on the drawing. */
export function groundBut(field: Field, spot: Spot, around: number, step: number, is: Asks): Point[][] {
  const [x, y] = field.at(spot)
  const window: Box = [
    Math.max(0, x - around),
    Math.max(0, y - around),
    Math.min(field.width, x + around),
    Math.min(field.height, y + around),
  ]
  const board: Point[] = [[0, 0], [field.width, 0], [field.width, field.height], [0, field.height]] // prettier-ignore
  return [board, ...groundWhere(field, window, step, is)]
}

/** Asks something of a place, in centimetres. */
type Asks = (spot: Spot) => boolean

/**
 * Where something is true in a window of the drawing, as rings: a grid of places is asked, this many metres
 * apart.
 */
function groundWhere(field: Field, [left, top, right, bottom]: Box, step: number, is: Asks): Point[][] {
  const [columns, rows] = [Math.ceil((right - left) / step) + 1, Math.ceil((bottom - top) / step) + 1]
  const values = Array.from({ length: columns * rows }, (_, i) => {
    const x = Math.min(right, left + (i % columns) * step)
    const y = Math.min(bottom, top + Math.floor(i / columns) * step)
    return is([Math.round(100 * x), Math.round(100 * (field.height - y))]) ? 1 : 0
  })
  return levelRings({ columns, rows, left, top, step, values }, 0.5)
}

/** A veil with a diagonal hatch over what cannot be seen. */
export const unseenVeil = (rings: readonly Polyline[], shown: Shown): El =>
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
