import type { MapFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import type { Polyline, Point } from '../../../plane.ts'
import type { Owner } from '../../../raster.ts'
import type { Projected } from './projected.ts'

/** A river outside the board, great if it is a great one on it. */
export interface Stream {
  readonly line: Polyline
  readonly major: boolean
}

/** Rivers as they flow, but only where no region is near: on the board a river is a border. */
export function streamsOf(topology: Topology, geometry: Projected, map: MapFile, owner: Owner): Stream[] {
  const found = topology.objects['rivers']
  if (found?.type !== 'GeometryCollection') return []
  const majors = new Set(
    map.borders.filter(({ river }) => river === 'major-river').map(({ called }) => called),
  )
  const isNear = ([x, y]: Point): boolean =>
    [-4, 0, 4].some(right => [-4, 0, 4].some(down => owner([x + right, y + down]) !== null))
  return found.geometries.flatMap(river => {
    if (river.type !== 'MultiLineString') return []
    const major = majors.has((river.properties as { name?: string } | undefined)?.name ?? '')
    const lines = river.arcs.flat().map(arc => geometry.arcs[arc < 0 ? ~arc : arc] ?? [])
    return lines.flatMap(line => stretchesOf(line, isNear)).map(line => ({ line, major }))
  })
}

/** The parts of a line that are not near. */
function stretchesOf(line: Polyline, isNear: (p: Point) => boolean): Polyline[] {
  const parts: Point[][] = [[]]
  for (const p of line) {
    if (isNear(p)) parts.push([])
    else parts.at(-1)?.push(p)
  }
  return parts.filter(part => part.length > 1)
}
