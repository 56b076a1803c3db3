import type { RegionFile } from '@sandtable/scenario'
import type { Box, Polyline, Point } from '../../../plane.ts'
import { boundsOf, boxAround, distance, isInside, offEdge, shared } from '../../../plane.ts'

/** What is built in a region: drawn as one mark with others in a row beside it. */
export interface Built {
  /** Null where it would only repeat the region's name, or there is no city. */
  readonly name: string | null
  readonly kind: 'town' | 'city' | 'capital' | 'site'
  readonly points: number
  /** A fortress: its defence value. */
  readonly fdv: number | null
  readonly port: boolean
  readonly airbase: number | null
  /** Players whose source of supply it is. */
  readonly source: readonly string[]
}

export interface Place extends Built {
  readonly region: number
  readonly at: Point
}

export function builtIn({ name, city, fortress, port, airbase, source }: RegionFile): Built | null {
  const isBuilt = fortress !== null || port || airbase !== null || source.length > 0
  if (city === null && !isBuilt) return null
  return {
    name: city === null || city.name === name ? null : city.name,
    kind: city === null ? 'site' : city.points > 2 ? 'capital' : city.points > 0 ? 'city' : 'town',
    points: city?.points ?? 0,
    fdv: fortress?.fdv ?? null,
    port,
    airbase,
    source,
  }
}

interface Occupied {
  readonly rings: readonly Polyline[]
  readonly anchor: Point
  readonly label: Point
}

/** Where something stands that has no place of its own: in the region, clear of the stack and the name. */
export function siteIn({ rings, anchor, label }: Occupied, stack: number, marks: readonly Box[]): Point {
  const [left, top, right, bottom] = boundsOf(rings)
  const step = Math.max(4, (right - left) / 30)
  let [site, most]: [Point, number] = [anchor, -Infinity]
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const at: Point = [x, y]
      const mark = boxAround(at, 26, 22)
      const clash =
        shared(mark, boxAround(anchor, stack, stack)) +
        shared(mark, boxAround(label, 100, 20)) +
        marks.reduce((sum, other) => sum + 2 * shared(mark, other), 0)
      const worth = -clash / 12 - distance(at, anchor) / 20
      if (worth + 16 <= most || !isInside(rings, at)) continue
      const total = worth + Math.min(offEdge(rings, at), 16)
      if (total > most) [site, most] = [at, total]
    }
  }
  return site
}
