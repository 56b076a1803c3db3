import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { Polyline, Point } from '../../../plane.ts'
import type { Viewed } from './drawn.ts'
import { between, curvePath, distance, pathOf, pathsOf } from '../../../plane.ts'
import { el, short } from '../../../el.ts'
import { isSeen, pixels } from './drawn.ts'
import { ofKinds } from './ground.ts'
import { spineOf } from './spine.ts'

/** Metres that a road is wide, and what it takes on the screen at least. */
const ROAD = { metres: 6, pixels: 4 }

/** Roads are cased buff lines. */
export function roads(field: Field, viewed: Viewed): El | null {
  const d = field.roads
    .filter(({ line }) => isSeen(viewed, line))
    .map(({ line }) => curvePath(line))
    .join('')
  if (d === '') return null
  const wide = Math.max(ROAD.metres, pixels(viewed, ROAD.pixels))
  const { palette } = viewed
  const line = (stroke: string, width: number): El => el('path', { d, stroke, 'stroke-width': short(width) })
  return el(
    'g',
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    line(palette.road, wide + pixels(viewed, 2)),
    line(palette.roadFill, wide),
  )
}

/** Railways: a line with ties along the middle of their ground. */
export const rails = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'rail').map(([{ ring }]) => {
    const d = pathOf(spineOf(ring, 12))
    const { palette } = viewed
    const tie = Math.max(3, pixels(viewed, 7))
    return el(
      'g',
      { fill: 'none', stroke: palette.rail },
      el('path', { d, stroke: palette.roadFill, 'stroke-opacity': 0.6, 'stroke-width': short(tie * 1.4) }),
      el('path', { d, 'stroke-width': short(Math.max(0.6, pixels(viewed, 1.8))) }),
      el('path', {
        d,
        'stroke-width': short(tie),
        'stroke-dasharray': `${short(pixels(viewed, 1.2))} ${short(pixels(viewed, 5))}`,
      }),
    )
  })

/** Houses as roofs, lit from the north-west: a ridge along the middle, the far side darker; a shadow on the ground. */
export const houses = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'house').map(([{ ring }]) => {
    const { palette } = viewed
    const k = pixels(viewed, 1)
    const corners = ring.slice(0, -1)
    const fallen: Polyline = corners.map(([x, y]): Point => [x + 2, y + 2.5])
    const roof = gable(corners)
    return el(
      'g',
      { stroke: palette.mapInk2, 'stroke-width': short(1.2 * k), 'stroke-linejoin': 'round' },
      el('path', { d: `${pathOf(fallen)}Z`, fill: palette.slopeDark, 'fill-opacity': 0.28, stroke: 'none' }),
      el('path', { d: `${pathOf(corners)}Z`, fill: palette.roof }),
      roof && el('path', { d: `${pathOf(roof.far)}Z`, fill: palette.roofShade, stroke: 'none' }),
      roof && el('path', { d: pathOf(roof.ridge), fill: 'none', 'stroke-width': short(0.9 * k) }),
      roof && el('path', { d: `${pathOf(corners)}Z`, fill: 'none' }),
    )
  })

/** The ridge of a roof with four corners, and its half that looks away from the light; null: it has more or fewer. */
function gable([a, b, c, d, ...more]: Polyline): { ridge: Polyline; far: Polyline } | null {
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) return null
  const isLong = distance(a, b) + distance(c, d) > distance(b, c) + distance(d, a)
  const [p, q, r, s] = isLong ? [a, b, c, d] : [b, c, d, a]
  const [from, to] = [between(p, s, 0.5), between(q, r, 0.5)]
  const one: Polyline = [p, q, to, from]
  const other: Polyline = [from, to, r, s]
  const away = (half: Polyline): number => half.reduce((sum, [x, y]) => sum + x + y, 0)
  return { ridge: [from, to], far: away(one) > away(other) ? one : other }
}

/** Walls dark, with a light seam. */
export function walls(field: Field, viewed: Viewed): El | null {
  const d = pathsOf(field.walls.map(({ line }) => line).filter(line => isSeen(viewed, line)))
  if (d === '') return null
  const { palette } = viewed
  const k = pixels(viewed, 1)
  return el(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round' },
    el('path', { d, stroke: palette.wall, 'stroke-width': short(Math.max(1, 3.8 * k)) }),
    el('path', {
      d,
      stroke: palette.wallSeam,
      'stroke-width': short(1.2 * k),
      'stroke-dasharray': `${short(4 * k)} ${short(2 * k)}`,
    }),
  )
}
