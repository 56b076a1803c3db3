import type { Crossing } from './crossings.ts'
import type { Polyline, Point } from '../../../plane.ts'
import { between, curvePath, distance } from '../../../plane.ts'
import { chance } from '../../../chance.ts'

/** A road or a railway from one region's town to the next, through the border that it crosses. */
export interface Way {
  readonly kind: 'road' | 'rail'
  readonly crossing: Crossing
  readonly line: Polyline
  readonly d: string
}

type Kind = Way['kind']

/** All roads and railways; one that continues through a town does so smoothly. */
export function waysOf(crossings: readonly Crossing[], nodeOf: (region: number) => Point): Way[] {
  return (['road', 'rail'] as const).flatMap(kind => {
    const taken = crossings.filter(crossing => crossing[kind])
    return taken.map(crossing => wayOver(kind, crossing, taken, nodeOf))
  })
}

function wayOver(
  kind: Kind,
  crossing: Crossing,
  taken: readonly Crossing[],
  nodeOf: (region: number) => Point,
): Way {
  const [a, b] = [nodeOf(crossing.a), nodeOf(crossing.b)]
  const over = crossedAt(crossing, a, b)
  const next = chance(crossing.a * 97 + crossing.b * 13 + (kind === 'rail' ? 5 : 0))
  const bend = kind === 'road' ? 0.24 : 0.14
  const line = [a, aside(a, over, (next() - 0.5) * bend), over, aside(over, b, (next() - 0.5) * bend), b]
  const before = onward(crossing, crossing.a, over, taken, nodeOf)
  const after = onward(crossing, crossing.b, over, taken, nodeOf)
  return { kind, crossing, line, d: curvePath(line, before ?? a, after ?? b) }
}

/** The middle between two points, moved aside by a part of their distance. */
const aside = (a: Point, b: Point, part: number): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * part,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * part,
]

/** Where the way crosses the border: near its middle, but drawn towards the straight line between the towns. */
function crossedAt(crossing: Crossing, a: Point, b: Point): Point {
  let [best, least] = [crossing.at, Infinity]
  for (const line of crossing.lines) {
    for (const [i, p] of line.entries()) {
      const isNearEnd = i < line.length * 0.12 || i > line.length * 0.88
      const detour = distance(a, p) + distance(p, b) + (isNearEnd ? 30 : 0)
      if (detour < least) [best, least] = [p, detour]
    }
  }
  return best
}

/** Where the straightest other road of this kind continues from a town, if one does. */
function onward(
  crossing: Crossing,
  town: number,
  from: Point,
  taken: readonly Crossing[],
  nodeOf: (region: number) => Point,
): Point | null {
  const at = nodeOf(town)
  let [found, straightest]: [Point | null, number] = [null, -0.35]
  for (const other of taken) {
    if (other === crossing || (other.a !== town && other.b !== town)) continue
    const next = crossedAt(other, nodeOf(other.a), nodeOf(other.b))
    const turn = cosine(from, at, next)
    if (turn < straightest) [found, straightest] = [between(at, next, 0.5), turn]
  }
  return found
}

function cosine(a: Point, at: Point, b: Point): number {
  const product = (a[0] - at[0]) * (b[0] - at[0]) + (a[1] - at[1]) * (b[1] - at[1])
  return product / Math.max(0.01, distance(a, at) * distance(b, at))
}
