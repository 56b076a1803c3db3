import type { BorderFile, MapFile } from '@sandtable/scenario'
import type { Polyline, Point } from '../../../plane.ts'
import type { Projected } from './projected.ts'
import { along, chained, distance, lengthOf } from '../../../plane.ts'

/** A border of the map as it lies on the drawing. */
export interface Crossing {
  readonly a: number
  readonly b: number
  readonly river: BorderFile['river']
  readonly called: string | null
  readonly bridge: boolean
  readonly road: boolean
  readonly rail: boolean
  readonly closed: BorderFile['closed']
  /** The edge that both regions share; empty where they only face each other, as over a sea. */
  readonly lines: readonly Polyline[]
  /** Where it is crossed, and the way across, as a direction of length 1. */
  readonly at: Point
  readonly over: Point
}

export function crossingsOf(
  map: MapFile,
  ids: readonly string[],
  geometry: Projected,
  number: ReadonlyMap<number, number>,
  shapes: readonly (readonly Polyline[])[],
): Crossing[] {
  const edges = sharedEdges(geometry, number)
  return map.borders.map(border => {
    const [a, b] = border.between.map(id => ids.indexOf(id)) as [number, number]
    const lines = chained(edges.get(keyOf(a, b)) ?? [])
    const { river, called, bridge, road, rail, closed } = border
    const { at, over } = passage(lines, shapes[a] as readonly Polyline[], shapes[b] as readonly Polyline[])
    return { a, b, river, called, bridge, road, rail, closed, lines, at, over }
  })
}

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** The arcs between any two regions. */
function sharedEdges(geometry: Projected, number: ReadonlyMap<number, number>): Map<string, Polyline[]> {
  const edges = new Map<string, Polyline[]>()
  for (const [i, beside] of geometry.beside.entries()) {
    const [a, b] = beside.map(land => number.get(land) ?? -1)
    if (a === undefined || b === undefined || a < 0 || b < 0) continue
    const key = keyOf(a, b)
    edges.set(key, [...(edges.get(key) ?? []), geometry.arcs[i] as Polyline])
  }
  return edges
}

/** Where to cross: the middle of the longest edge, straight over it; without an edge, where the shapes are nearest. */
function passage(
  lines: readonly Polyline[],
  a: readonly Polyline[],
  b: readonly Polyline[],
): { at: Point; over: Point } {
  const longest = lines.toSorted((x, y) => lengthOf(y) - lengthOf(x))[0]
  if (longest === undefined) return strait(a, b)
  const half = lengthOf(longest) / 2
  const [from, to] = [along(longest, half - 8), along(longest, half + 8)]
  const far = Math.max(distance(from, to), 0.01)
  return { at: along(longest, half), over: [(from[1] - to[1]) / far, (to[0] - from[0]) / far] }
}

function strait(a: readonly Polyline[], b: readonly Polyline[]): { at: Point; over: Point } {
  let [near, from, to]: [number, Point, Point] = [Infinity, [0, 0], [0, 0]]
  for (const p of a.flat()) {
    for (const q of b.flat()) {
      const far = distance(p, q)
      if (far < near) [near, from, to] = [far, p, q]
    }
  }
  const far = Math.max(near, 0.01)
  return {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    over: [(to[0] - from[0]) / far, (to[1] - from[1]) / far],
  }
}
