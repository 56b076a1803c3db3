import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

/** A region as a path on a plane, with its middle. */
export interface Shape {
  readonly id: string
  readonly path: string
  readonly x: number
  readonly y: number
}

type Point = readonly [number, number]

/** The regions of a map on a plane of this width. */
export function shapesOf(topology: Topology, width: number): { shapes: Shape[]; height: number } {
  const [west, south, east, north] = topology.bbox as [number, number, number, number]
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = width / ((east - west) * squeeze)
  const project = ([x, y]: Point): Point => [(x - west) * squeeze * scale, (north - y) * scale]
  const arcs = arcsOf(topology)
  const { geometries } = topology.objects['regions'] as GeometryCollection<{ id: string }>
  const shapes = geometries.map(geometry => {
    const rings = ringsOf(geometry, arcs).map(ring => ring.map(project))
    const [x, y] = middle(rings)
    const path = rings.map(ring => `M${ring.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`)
    return { id: (geometry.properties as { readonly id: string }).id, path: path.join(''), x, y }
  })
  return { shapes, height: (north - south) * scale }
}

function arcsOf({ arcs, transform }: Topology): Point[][] {
  const [sx, sy] = transform?.scale ?? [1, 1]
  const [tx, ty] = transform?.translate ?? [0, 0]
  return arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Point => {
      x += dx
      y += dy
      return [x * sx + tx, y * sy + ty]
    })
  })
}

function ringsOf(geometry: GeometryObject, arcs: readonly Point[][]): Point[][] {
  const polygons =
    geometry.type === 'MultiPolygon' ? geometry.arcs : geometry.type === 'Polygon' ? [geometry.arcs] : []
  return polygons.flatMap(polygon =>
    polygon.map(ring => ring.flatMap(i => (i < 0 ? (arcs[~i] ?? []).toReversed() : (arcs[i] ?? [])))),
  )
}

function middle(rings: readonly (readonly Point[])[]): Point {
  const largest = rings.toSorted((a, b) => b.length - a.length)[0] ?? []
  const xs = largest.map(([x]) => x)
  const ys = largest.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
