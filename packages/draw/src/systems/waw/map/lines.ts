import type { Crossing } from './crossings.ts'
import type { El } from '../../../el.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Palette } from '../../../palette.ts'
import type { Point } from '../../../plane.ts'
import { chained, distance, pathOf, pathsOf } from '../../../plane.ts'
import { el, short } from '../../../el.ts'

/** A path once, drawn with each of these strokes, the lowest first. */
function stroked(id: string, d: string, strokes: readonly Readonly<Record<string, string | number>>[]): El[] {
  if (d === '') return []
  const uses = strokes.map(stroke => el('use', { href: `#${id}`, ...stroke }))
  return [el('defs', {}, el('path', { id, d })), ...uses]
}

/** Rivers on the borders that they guard, cased; the great ones with a light thread. */
export function rivers(ground: Ground, palette: Palette, thin: number, id: string): El[] {
  const d = (kind: 'minor-river' | 'major-river'): string => {
    const guarded = ground.crossings.filter(({ river }) => river === kind)
    return pathsOf(chained(guarded.flatMap(crossing => crossing.lines)))
  }
  const line = (stroke: string, width: number): Readonly<Record<string, string | number>> => ({
    stroke,
    'stroke-width': short(width * thin),
    'stroke-linecap': 'round',
  })
  return [
    ...stroked(`${id}-minor`, d('minor-river'), [line(palette.riverCase, 4.2), line(palette.river, 2.6)]),
    ...stroked(`${id}-major`, d('major-river'), [
      line(palette.riverCase, 7.6),
      line(palette.river, 5.6),
      line(palette.riverThread, 1.2),
    ]),
    ...straits(ground, palette, thin),
  ]
}

/** Where regions face each other over water, the way over is dotted from coast to coast. */
function straits(ground: Ground, palette: Palette, thin: number): El[] {
  const apart = ground.links.length > 0 ? [] : ground.crossings
  return apart
    .filter(crossing => crossing.lines.length === 0 && crossing.closed === null)
    .map(({ a, b }) => {
      const [from, to] = nearest(ground.regions[a] as GroundRegion, ground.regions[b] as GroundRegion)
      return el('path', {
        d: pathOf([from, to]),
        stroke: palette.riverInk,
        'stroke-width': short(1.6 * thin),
        'stroke-dasharray': `${short(thin)} ${short(6 * thin)}`,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
      })
    })
}

function nearest(a: GroundRegion, b: GroundRegion): [Point, Point] {
  const coast = (region: GroundRegion, to: Point): Point =>
    region.rings.flat().reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best), region.anchor)
  const from = coast(a, b.anchor)
  const to = coast(b, from)
  return [coast(a, to), to]
}

/** Roads are cased lines, railways lines with ties. */
export function ways(ground: Ground, palette: Palette, thin: number, id: string): El[] {
  const d = (kind: 'road' | 'rail'): string =>
    ground.ways
      .filter(way => way.kind === kind)
      .map(way => way.d)
      .join('')
  return [
    ...stroked(`${id}-road`, d('road'), [
      { stroke: palette.road, 'stroke-width': short(3.2 * thin), 'stroke-linecap': 'round' },
      { stroke: palette.roadFill, 'stroke-width': short(1.6 * thin), 'stroke-linecap': 'round' },
    ]),
    ...stroked(`${id}-rail`, d('rail'), [
      { stroke: palette.rail, 'stroke-width': short(1.6 * thin) },
      {
        stroke: palette.rail,
        'stroke-width': short(5.4 * thin),
        'stroke-dasharray': `${short(1.1 * thin)} ${short(4.6 * thin)}`,
      },
    ]),
  ]
}

/** Two short bars across the river, where the road crosses it if there is one. */
export function bridges(ground: Ground, palette: Palette, thin: number): El[] {
  const bridged = ground.crossings.filter(
    ({ bridge, river, lines }) => bridge && river !== null && lines.length > 0,
  )
  const d = bridged.map(crossing => barsOf(ground, crossing, thin)).join('')
  if (d === '') return []
  return [
    el('path', { d, stroke: palette.roadFill, 'stroke-width': short(3.6 * thin), 'stroke-linecap': 'round' }),
    el('path', { d, stroke: palette.rail, 'stroke-width': short(1.7 * thin), 'stroke-linecap': 'round' }),
  ]
}

function barsOf(ground: Ground, crossing: Crossing, thin: number): string {
  const way = ground.ways.find(other => other.crossing === crossing)
  const [x, y] = way?.line[2] ?? crossing.at
  const [dx, dy] = way === undefined ? crossing.over : direction(way.line[1] as Point, way.line[3] as Point)
  const half = (crossing.river === 'major-river' ? 7.5 : 5.5) * thin
  return [-2.8 * thin, 2.8 * thin]
    .map(aside => {
      const [cx, cy] = [x - dy * aside, y + dx * aside]
      return pathOf([
        [cx - dx * half, cy - dy * half],
        [cx + dx * half, cy + dy * half],
      ])
    })
    .join('')
}

function direction(from: Point, to: Point): Point {
  const far = distance(from, to) || 1
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
}
