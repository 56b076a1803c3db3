import type { Box, Line, Point } from './plane.ts'
import type { El } from '../el.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Label } from './label.ts'
import type { Palette } from '../palette.ts'
import type { Place } from './places.ts'
import { chained, moved, pathOf, ringsPath } from './plane.ts'
import { el, short } from '../el.ts'
import { labelsAt, stackBoxes } from './labels.ts'
import { lettersOf } from './lettering.ts'
import { markBox, markOf } from './marks.ts'
import { markScale } from './label.ts'
import { scattered } from './glyphs.ts'

/** A map's drawings, lowest first: what states of regions are painted over, and what stays above them. */
export interface GroundLayers {
  /** Land, sea, what grows there, borders. */
  readonly ground: El
  /** Rivers, roads, railways and bridges. */
  readonly lines: El
  /** Towns and what is built. */
  readonly places: El
  readonly names: El
  /** The names that were drawn. */
  readonly labels: readonly Label[]
}

export interface Drawn {
  /** Pixels of the screen that a unit of the drawing will take; names and marks keep their size on the screen. */
  readonly scale: number
  /** Begins every id in the drawing, so that two maps can stand on one page. */
  readonly id: string
  /** The colour of whose source of supply a place is. */
  readonly sourceColour: (players: readonly string[]) => string
}

export function groundLayers(ground: Ground, palette: Palette, drawn: Drawn): GroundLayers {
  const { scale, id } = drawn
  const labels = labelsAt(ground, scale)
  const taken: Box[] = [
    ...labels.flatMap(label => label.boxes.map(box => grown(box, 3 / scale))),
    ...stackBoxes(ground, scale),
    ...ground.places.map(place => grown(markBox(place, scale), 6 / scale)),
  ]
  return {
    ground: el(
      'g',
      {},
      base(ground, palette),
      scattered(ground, palette, taken, scale),
      edges(ground, palette, scale),
    ),
    lines: el(
      'g',
      { fill: 'none', 'stroke-linejoin': 'round' },
      rivers(ground, palette),
      ways(ground, palette),
      bridges(ground, palette),
    ),
    places: el(
      'g',
      {},
      ground.places.map(place => placeMark(place, palette, drawn)),
    ),
    names: el(
      'g',
      {},
      labels.map((label, i) => lettersOf(label, ground, palette, `${id}-n${i}`)),
    ),
    labels,
  }
}

const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
]

const placeMark = (place: Place, palette: Palette, { scale, sourceColour }: Drawn): El =>
  el(
    'g',
    { transform: `${moved(place.at)} scale(${short(markScale(scale) / scale)})` },
    markOf(place, palette, sourceColour(place.source)),
  )

/** The sheet, the lands around, the board's soft shadow, and the regions in the colours of their terrain. */
export function base(ground: Ground, palette: Palette): El {
  const [left, top, right, bottom] = ground.sheet
  const sheet = { x: left, y: top, width: right - left, height: bottom - top }
  const edge = ground.edge.map(pathOf).join('')
  return el(
    'g',
    {},
    el('rect', { ...sheet, fill: ground.sea ? palette.sea : palette.off }),
    ground.sea && waters(ground, palette),
    el('path', { d: ground.around.map(land => land.d).join(''), fill: palette.off }),
    el('path', {
      d: ground.frontiers.map(pathOf).join(''),
      fill: 'none',
      stroke: palette.offInk,
      'stroke-dasharray': '7 3 1.5 3',
      'stroke-opacity': 0.6,
    }),
    [false, true].map(major =>
      el('path', {
        d: ground.streams
          .filter(stream => stream.major === major)
          .map(({ line }) => pathOf(line))
          .join(''),
        fill: 'none',
        stroke: palette.river,
        'stroke-width': major ? 4 : 1.6,
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    ),
    [14, 9, 5].map(width =>
      el('path', {
        d: edge,
        fill: 'none',
        stroke: palette.shadow,
        'stroke-width': width,
        'stroke-opacity': 0.35,
      }),
    ),
    ground.regions.map(region => regionFill(region, palette)),
  )
}

const regionFill = ({ d, terrain }: GroundRegion, palette: Palette): El =>
  el('path', { d, fill: palette[terrain], stroke: palette[terrain], 'stroke-width': 0.8 })

/** Water lines off the coast, closer together towards it. */
function waters(ground: Ground, palette: Palette): El {
  const d = [...ground.around.map(land => land.d), ...ground.regions.map(region => region.d)].join('')
  return el(
    'g',
    { fill: 'none', stroke: palette.seaGlyph, 'stroke-linejoin': 'round' },
    [42, 30, 20, 11].map((width, i) =>
      el('path', { d, 'stroke-width': width, 'stroke-opacity': short(0.13 + i * 0.02) }),
    ),
  )
}

function edges(ground: Ground, palette: Palette, scale: number): El {
  const inner = ground.crossings.filter(crossing => crossing.river === null && crossing.closed === null)
  const shut = ground.crossings.filter(crossing => crossing.closed !== null)
  const thin = Math.min(1, 1 / scale ** 0.3)
  return el(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round' },
    el('path', {
      d: pathsOf(inner.flatMap(({ lines }) => lines)),
      stroke: palette.border,
      'stroke-width': short(1.2 * thin),
      'stroke-dasharray': '5 2.6',
    }),
    el('path', {
      d: pathsOf(shut.flatMap(({ lines }) => lines)),
      stroke: palette.frame,
      'stroke-width': 2.6,
    }),
    el('path', {
      d: ground.edge.map(pathOf).join(''),
      stroke: palette.frame,
      'stroke-width': ground.sea ? 1.4 : 2,
    }),
    ground.regions.map(region => region.closed !== null && hatched(region, palette)),
  )
}

const pathsOf = (lines: readonly Line[]): string => lines.map(pathOf).join('')

/** Ground that nobody enters is struck through along its edge. */
const hatched = ({ rings }: GroundRegion, palette: Palette): El =>
  el('path', {
    d: ringsPath(rings),
    stroke: palette.frame,
    'stroke-width': 5,
    'stroke-dasharray': '1.4 5',
    'stroke-opacity': 0.7,
  })

function rivers(ground: Ground, palette: Palette): El[] {
  const lines = (kind: 'minor-river' | 'major-river'): string =>
    pathsOf(
      chained(ground.crossings.filter(({ river }) => river === kind).flatMap(crossing => crossing.lines)),
    )
  const [minor, major] = [lines('minor-river'), lines('major-river')]
  const stroke = (d: string, colour: string, width: number): El | null =>
    d === '' ? null : el('path', { d, stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' })
  return [
    stroke(minor, palette.riverCase, 4.2),
    stroke(major, palette.riverCase, 7.6),
    stroke(minor, palette.river, 2.6),
    stroke(major, palette.river, 5.6),
    stroke(major, palette.riverThread, 1.2),
    ...straits(ground, palette),
  ].filter(drawing => drawing !== null)
}

/** Where regions face each other over water, the way over is dotted from coast to coast. */
function straits(ground: Ground, palette: Palette): El[] {
  return ground.crossings
    .filter(crossing => crossing.lines.length === 0 && crossing.closed === null)
    .map(({ a, b }) => {
      const [from, to] = nearest(ground.regions[a] as GroundRegion, ground.regions[b] as GroundRegion)
      return el('path', {
        d: pathOf([from, to]),
        stroke: palette.riverInk,
        'stroke-width': 1.6,
        'stroke-dasharray': '1 6',
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
      })
    })
}

function nearest(a: GroundRegion, b: GroundRegion): [Point, Point] {
  const coast = (region: GroundRegion, to: Point): Point =>
    region.rings.flat().reduce((best, p) => (far(p, to) < far(best, to) ? p : best), region.anchor)
  const far = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1])
  const from = coast(a, b.anchor)
  const to = coast(b, from)
  return [coast(a, to), to]
}

function ways(ground: Ground, palette: Palette): El[] {
  const d = (kind: 'road' | 'rail'): string =>
    ground.ways
      .filter(way => way.kind === kind)
      .map(way => way.d)
      .join('')
  const [road, rail] = [d('road'), d('rail')]
  return [
    el('path', { d: road, stroke: palette.road, 'stroke-width': 3.2, 'stroke-linecap': 'round' }),
    el('path', { d: road, stroke: palette.roadFill, 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
    el('path', { d: rail, stroke: palette.rail, 'stroke-width': 1.6 }),
    el('path', { d: rail, stroke: palette.rail, 'stroke-width': 5.4, 'stroke-dasharray': '1.1 4.6' }),
  ].filter(({ attrs }) => attrs['d'] !== '')
}

/** Two short bars across the river. */
function bridges(ground: Ground, palette: Palette): El[] {
  const bars = ground.crossings
    .filter(crossing => crossing.bridge && crossing.river !== null && crossing.lines.length > 0)
    .map(({ at: [x, y], over: [dx, dy], river }) => {
      const half = river === 'major-river' ? 8 : 6.5
      return [-2.6, 2.6]
        .map(aside => {
          const [cx, cy] = [x - dy * aside, y + dx * aside]
          return pathOf([
            [cx - dx * half, cy - dy * half],
            [cx + dx * half, cy + dy * half],
          ])
        })
        .join('')
    })
    .join('')
  if (bars === '') return []
  return [
    el('path', { d: bars, stroke: palette.roadFill, 'stroke-width': 4 }),
    el('path', { d: bars, stroke: palette.rail, 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
  ]
}
