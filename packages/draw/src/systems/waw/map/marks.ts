import type { Box } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Palette } from '../../../palette.ts'
import type { Place } from './places.ts'
import { FONTS } from '../../../fonts.ts'
import { el, short } from '../../../el.ts'
import { markScale } from './label.ts'

/** Half the side of what a place shows first, and how far apart the marks beside it stand. */
const HALF = { town: 4.6, city: 6, capital: 8, site: 0, fort: 11 } as const
const APART = 17
const BESIDE = 8

const halfOf = (place: Place): number => (place.fdv === null ? HALF[place.kind] : HALF.fort)

/** Marks beside the first one. */
function besideOf(place: Place): ('port' | 'airbase' | 'source')[] {
  return [
    ...(place.source.length > 0 ? (['source'] as const) : []),
    ...(place.port ? (['port'] as const) : []),
    ...(place.airbase === null ? [] : (['airbase'] as const)),
  ]
}

/** What the marks of a place cover, in units of the drawing; marks keep their size on the screen. */
export function markBox(place: Place, scale: number): Box {
  const [x, y] = place.at
  const unit = markScale(scale) / scale
  const half = halfOf(place)
  const beside = besideOf(place).length
  const left = half === 0 ? BESIDE : half
  const right = half === 0 ? BESIDE + (beside - 1) * APART : half + (beside === 0 ? 0 : 2 + beside * APART)
  const tall = Math.max(half, beside === 0 ? 0 : BESIDE)
  return [x - left * unit, y - tall * unit, x + right * unit, y + tall * unit]
}

/** The marks of a place around 0, in pixels. */
export function markOf(place: Place, palette: Palette, sourceColour: string): El {
  const half = halfOf(place)
  const first = half === 0 ? 0 : half + 2 + APART / 2
  return el(
    'g',
    { stroke: palette.placeInk, fill: palette.place, 'stroke-width': 1.6 },
    place.fdv === null ? PLAIN[place.kind](palette) : fort(place.fdv, palette),
    besideOf(place).map((kind, i) => {
      const transform = `translate(${short(first + i * APART)} 0)`
      if (kind === 'source') return el('g', { transform }, wheel(palette, sourceColour))
      if (kind === 'port') return el('g', { transform }, port(palette))
      return el('g', { transform }, airbase(place.airbase ?? 0, palette))
    }),
  )
}

const PLAIN: Readonly<Record<Place['kind'], (palette: Palette) => El | null>> = {
  town: () => el('circle', { r: 3.6 }),
  city: palette => el('g', {}, el('rect', { x: -5, y: -5, width: 10, height: 10 }), dot(palette, 2)),
  capital: palette =>
    el(
      'g',
      {},
      el('circle', { r: 7.4 }),
      el('path', { d: star(5.6, 0.42, 5), fill: palette.placeInk, stroke: 'none' }),
    ),
  site: () => null,
}

const dot = (palette: Palette, r: number): El => el('circle', { r, fill: palette.placeInk, stroke: 'none' })

function star(r: number, waist: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [turn, far] = [-Math.PI / 2 + (i * Math.PI) / points, i % 2 === 0 ? r : r * waist]
    return `${short(far * Math.cos(turn))} ${short(far * Math.sin(turn))}`
  })
  return `M${corners.join('L')}Z`
}

/** A star-shaped trace with the defence value in it. */
const fort = (fdv: number, palette: Palette): El =>
  el(
    'g',
    {},
    el('path', { d: star(11.5, 0.72, 8), 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    el(
      'text',
      {
        y: 4.3,
        'text-anchor': 'middle',
        'font-family': FONTS.sans,
        'font-weight': 700,
        'font-size': 12,
        fill: palette.placeInk,
        stroke: 'none',
      },
      String(fdv),
    ),
  )

const wheel = (palette: Palette, colour: string): El =>
  el(
    'g',
    { stroke: palette.place, fill: 'none' },
    el('circle', { r: 7.4, fill: colour, 'stroke-width': 1.4 }),
    el('circle', { r: 4.2, 'stroke-width': 1.3 }),
    el('path', { d: 'M0-4.2V4.2M-4.2 0H4.2M-3-3L3 3M3-3L-3 3', 'stroke-width': 1 }),
    el('circle', { r: 1.4, fill: palette.place, stroke: 'none' }),
  )

const port = (palette: Palette): El =>
  el(
    'g',
    {},
    el('circle', { r: 7.4, 'stroke-width': 1.4 }),
    el('path', {
      d: 'M0-3.4V4.6M-2-1.2H2M-4 1.4C-3.6 3.6-2 4.6 0 4.8C2 4.6 3.6 3.6 4 1.4',
      fill: 'none',
      stroke: palette.placeInk,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
    el('circle', { cy: -4.3, r: 1.2, fill: 'none', 'stroke-width': 1.1 }),
  )

const airbase = (capacity: number, palette: Palette): El =>
  el(
    'g',
    {},
    el('rect', { x: -7.4, y: -7.4, width: 14.8, height: 14.8, rx: 3, 'stroke-width': 1.4 }),
    el('path', {
      d: 'M-5-5L5 5M5-5L-5 5',
      'stroke-width': capacity === 0 ? 2.2 : 1.2,
      'stroke-opacity': 0.5,
    }),
    capacity > 0 &&
      el(
        'text',
        {
          y: 4.2,
          'text-anchor': 'middle',
          'font-family': FONTS.sans,
          'font-weight': 700,
          'font-size': 12,
          fill: palette.placeInk,
          stroke: 'none',
        },
        String(capacity),
      ),
  )
