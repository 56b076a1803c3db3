import type { TerrainName } from '@sandtable/scenario'
import type { Box, Point } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Palette } from '../../../palette.ts'
import { chance } from '../../../chance.ts'
import { el, short } from '../../../el.ts'
import { offEdge } from '../../../plane.ts'

/** What is scattered over a terrain: how far apart, the lines of one glyph of size `k`, and the part of it that is filled. */
interface Glyph {
  readonly apart: number
  readonly stroke: number
  readonly opacity: number
  readonly lines: (x: number, y: number, k: number) => string
  readonly filled: ((x: number, y: number, k: number) => string) | null
}

const n = short
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`
const crown = (x: number, y: number, k: number): string =>
  `M${at(x - 3.8 * k, y)}a${n(3.8 * k)} ${n(4.2 * k)} 0 1 1 ${n(7.6 * k)} 0`
const peak = (x: number, y: number, k: number): string =>
  `M${at(x - 7 * k, y + 5 * k)}L${at(x, y - 6.5 * k)}L${at(x + 7 * k, y + 5 * k)}`
const block = (x: number, y: number, k: number): string =>
  `M${at(x - 2.2 * k, y - 2.2 * k)}h${n(4.4 * k)}v${n(3.6 * k)}h${n(-4.4 * k)}z`

const GLYPHS: Readonly<Record<Exclude<TerrainName, 'sea'>, Glyph>> = {
  clear: {
    apart: 33,
    stroke: 0.8,
    opacity: 0,
    lines: (x, y, k) =>
      `M${at(x - 2 * k, y)}l${n(-k)} ${n(-3 * k)}M${at(x, y)}v${n(-3.8 * k)}M${at(x + 2 * k, y)}l${n(k)} ${n(-3 * k)}`,
    filled: null,
  },
  forest: {
    apart: 15,
    stroke: 0.9,
    opacity: 0.42,
    lines: (x, y, k) => `M${at(x, y)}v${n(2.6 * k)}${crown(x, y, k)}`,
    filled: crown,
  },
  hills: {
    apart: 21,
    stroke: 1,
    opacity: 0,
    lines: (x, y, k) =>
      `M${at(x - 6 * k, y + 2 * k)}q${at(6 * k, -8 * k)} ${at(12 * k, 0)}` +
      `M${at(x + 1.5 * k, y - 0.5 * k)}l${at(1.6 * k, 3 * k)}M${at(x + 3.8 * k, y)}l${at(1.4 * k, 2.4 * k)}` +
      `M${at(x - 0.8 * k, y - 0.6 * k)}l${at(1.4 * k, 3.2 * k)}`,
    filled: null,
  },
  mountain: {
    apart: 22,
    stroke: 1.05,
    opacity: 0.14,
    lines: (x, y, k) =>
      `${peak(x, y, k)}M${at(x + 0.6 * k, y - 4 * k)}l${at(2.6 * k, 8 * k)}` +
      `M${at(x + 2.6 * k, y - 1.5 * k)}l${at(2 * k, 5.5 * k)}M${at(x + 4.6 * k, y + k)}l${at(k, 3 * k)}`,
    filled: peak,
  },
  swamp: {
    apart: 19,
    stroke: 0.9,
    opacity: 0,
    lines: (x, y, k) =>
      `M${at(x - 6 * k, y)}h${n(12 * k)}M${at(x - 3 * k, y + 3 * k)}h${n(7 * k)}` +
      `M${at(x - 2 * k, y - 1.5 * k)}v${n(-3.5 * k)}M${at(x, y - 1.5 * k)}v${n(-5 * k)}M${at(x + 2 * k, y - 1.5 * k)}v${n(-3.5 * k)}`,
    filled: null,
  },
  desert: {
    apart: 17,
    stroke: 0.9,
    opacity: 0.9,
    lines: (x, y, k) => (k > 1 ? `M${at(x - 7 * k, y)}q${at(5 * k, -5 * k)} ${at(14 * k, 0)}` : ''),
    filled: (x, y, k) =>
      `M${at(x - 4 * k, y + 5 * k)}h1.2v1.2h-1.2zM${at(x + 3 * k, y + 4 * k)}h1.2v1.2h-1.2z`,
  },
  urban: { apart: 13, stroke: 0, opacity: 0.55, lines: () => '', filled: block },
}

/** The side of a tile of ground, and how much sparser its glyphs stand than on a map. */
const [TILE, SPARSE] = [264, 2.6]

/** A square of ground that can be laid beside itself: a few glyphs of its terrain, always alike, none cut by its edge. */
export function groundTile(
  terrain: TerrainName,
  palette: Palette,
): { readonly side: number; readonly drawing: El } {
  const drawn = { stroked: '', filled: '' }
  if (terrain !== 'sea') {
    const { apart, lines, filled } = GLYPHS[terrain]
    const many = Math.round(TILE / (apart * SPARSE))
    const step = TILE / many
    const next = chance(7)
    for (let i = 0; i < many * many; i++) {
      const [x, y] = [i % many, Math.floor(i / many)].map(
        place => (place + 0.5 + (next() - 0.5) * 0.5) * step,
      ) as [number, number]
      drawn.stroked += lines(x, y, 1.3)
      drawn.filled += filled?.(x, y, 1.3) ?? ''
    }
  }
  return { side: TILE, drawing: el('g', {}, ofTerrain(terrain, drawn, palette, 1.2)) }
}

/** How far a glyph keeps from borders. */
const CLEAR = 8

/**
 * Glyphs scattered over the regions, always alike for one map: on a jittered grid, clear of borders and of what is
 * `taken`. They grow less than the map, so that more come as one looks closer.
 */
export function scattered(ground: Ground, palette: Palette, taken: readonly Box[], scale: number): El {
  const grown = Math.max(0.7, scale) ** -0.5
  const lines = new Map<TerrainName, { stroked: string; filled: string }>()
  for (const [i, region] of ground.regions.entries()) {
    if (region.terrain === 'sea') continue
    const glyph = GLYPHS[region.terrain]
    const drawn = lines.get(region.terrain) ?? { stroked: '', filled: '' }
    for (const [[x, y], k] of spots(ground, region, i, glyph.apart * grown, taken)) {
      drawn.stroked += glyph.lines(x, y, k * grown)
      drawn.filled += glyph.filled?.(x, y, k * grown) ?? ''
    }
    lines.set(region.terrain, drawn)
  }
  return el(
    'g',
    { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    [...lines].map(([terrain, drawn]) => ofTerrain(terrain, drawn, palette, grown)),
  )
}

function ofTerrain(
  terrain: TerrainName,
  { stroked, filled }: { stroked: string; filled: string },
  palette: Palette,
  grown: number,
): El | null {
  if (terrain === 'sea') return null
  const { stroke, opacity } = GLYPHS[terrain]
  const colour = palette[`${terrain}Glyph`]
  return el(
    'g',
    {},
    filled !== '' && el('path', { d: filled, fill: colour, 'fill-opacity': opacity }),
    stroked !== '' &&
      el('path', { d: stroked, fill: 'none', stroke: colour, 'stroke-width': short(stroke * grown) }),
  )
}

function* spots(
  ground: Ground,
  region: GroundRegion,
  i: number,
  apart: number,
  taken: readonly Box[],
): Generator<readonly [Point, number]> {
  const next = chance(11 + i * 131)
  const [left, top, right, bottom] = region.bounds
  const near = taken.filter(([x0, y0, x1, y1]) => x0 < right && x1 > left && y0 < bottom && y1 > top)
  let row = 0
  for (let y = top; y < bottom; y += apart * 0.82) {
    row++
    for (let x = left + ((row % 2) * apart) / 2; x < right; x += apart) {
      const p: Point = [x + (next() - 0.5) * apart * 0.5, y + (next() - 0.5) * apart * 0.45]
      const size = 0.85 + next() * 0.3
      if (ground.owner(p) !== i || near.some(box => isIn(box, p))) continue
      if (offEdge(region.rings, p) >= CLEAR) yield [p, size]
    }
  }
}

const isIn = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom
