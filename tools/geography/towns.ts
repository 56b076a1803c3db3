import type { Geometry, Point, Position } from 'geojson'
import type { MapTopology } from './shape.ts'
import { feature } from 'topojson-client'

/** Ids of the regions whose town does not lie in them. */
export function strayTowns(map: MapTopology): string[] {
  const regions = feature(map, map.objects.regions).features
  return feature(map, map.objects.towns).features.flatMap(town => {
    const { id } = town.properties as { id: string }
    const region = regions.find(other => other.properties?.['id'] === id)
    const { coordinates } = town.geometry as Point
    return region && holds(ringsOf(region.geometry), coordinates) ? [] : [id]
  })
}

function ringsOf(shape: Geometry): Position[][] {
  if (shape.type === 'Polygon') return shape.coordinates
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : []
}

/** Whether a line from the point to the east leaves the rings an odd number of times. */
function holds(rings: Position[][], [px = 0, py = 0]: Position): boolean {
  let inside = false
  for (const ring of rings)
    for (const [i, [bx = 0, by = 0]] of ring.entries()) {
      const [ax = bx, ay = by] = ring[i - 1] ?? []
      if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
  return inside
}
