import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { geoConicEqualArea } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Polyline, Point } from '../../../plane.ts'
import { distance } from '../../../plane.ts'
import { coastal, roughened } from './borders.ts'

/** The drawing's size: what a desk has beside its panel. */
export const CANVAS = { width: 1084, height: 784 } as const
export const MARGIN = { left: 64, top: 34, right: 40, bottom: 40 } as const
/** Degrees by which the lands at the edge of the geometry extend, so that its end is out of sight. */
const BEYOND = 14
/** Degrees of coast that make a sea. */
const SEASIDE = 2

type Shape = Polygon<{ id?: string; name?: string }> | MultiPolygon<{ id?: string; name?: string }>

/** A land of the geometry: a region, or one around the board. */
export interface Land {
  readonly id: string | null
  readonly name: string
  /** Arcs of each ring, as TopoJSON numbers them. */
  readonly rings: readonly (readonly number[])[]
}

/** The geometry of a map laid on the drawing, its borders roughened. */
export interface Projected {
  readonly arcs: readonly Polyline[]
  readonly regions: readonly Land[]
  readonly around: readonly Land[]
  /** Which lands lie along each arc: regions first, then those around. */
  readonly beside: readonly (readonly number[])[]
  /** Where the geometry ends in the middle of a small piece of land: unwanted arcs. */
  readonly cut: readonly number[]
  /** Whether there is a real coast, so that everything but land is sea. */
  readonly sea: boolean
  readonly at: (place: readonly [number, number]) => Point
}

type Edges = Readonly<Record<'west' | 'east' | 'south' | 'north', number | null>>

export function projected(topology: Topology): Projected {
  const regions = landsOf(topology, 'regions')
  const around = landsOf(topology, 'around')
  const beside = besides([...regions, ...around], topology.arcs.length)
  const raw = topology.arcs.map(arc => decoded(topology, arc))
  const edges = edgesOf(raw, beside)
  const at = projection(topology)
  const isRegion = (land: number): boolean => land < regions.length
  const fixed = new Set(raw.flatMap((arc, i) => ((beside[i] ?? []).some(isRegion) ? arc.map(String) : [])))
  const isEdge = (arc: Polyline): boolean => arc.every(p => isOn(edges, p))
  const arcs = raw.map((arc, i) => {
    const lands = beside[i] ?? []
    const moved =
      lands.length === 0 || lands.some(isRegion)
        ? arc
        : arc.map(p => (fixed.has(String(p)) ? p : beyond(edges, p)))
    const line = moved.map(at)
    if (lands.length === 2 && lands.some(isRegion)) return roughened(line, i)
    return lands.length === 1 && !isEdge(arc) ? coastal(line) : line
  })
  const cut = raw.flatMap((arc, i) => (beside[i]?.length === 1 && arc.some(p => isOn(edges, p)) ? [i] : []))
  const coast = raw.reduce((sum, arc, i) => sum + (beside[i]?.length === 1 ? coastIn(arc, edges) : 0), 0)
  return { arcs, regions, around, beside, cut, sea: coast > SEASIDE, at }
}

/** Degrees of an arc that are no end of the geometry. */
function coastIn(arc: Polyline, edges: Edges): number {
  const steps = arc.slice(1).map((p, i) => [arc[i] as Point, p] as const)
  return steps.reduce((sum, [a, b]) => sum + (isOn(edges, a) || isOn(edges, b) ? 0 : distance(a, b)), 0)
}

function landsOf(topology: Topology, object: string): Land[] {
  const found = topology.objects[object] as GeometryCollection | undefined
  const shapes = (found?.geometries ?? []).filter(
    (shape): shape is Shape => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
  )
  return shapes.map(shape => ({
    id: shape.properties?.id ?? null,
    name: shape.properties?.name ?? '',
    rings: shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat(),
  }))
}

function besides(lands: readonly Land[], arcs: number): number[][] {
  const beside: number[][] = Array.from({ length: arcs }, () => [])
  for (const [i, land] of lands.entries()) {
    for (const arc of land.rings.flat()) {
      const list = beside[arc < 0 ? ~arc : arc]
      if (list?.includes(i) === false) list.push(i)
    }
  }
  return beside
}

function decoded(topology: Topology, arc: readonly (readonly number[])[]): Point[] {
  const transform = topology.transform
  if (transform === undefined) return arc.map(([x = 0, y = 0]) => [x, y])
  let [x, y] = [0, 0]
  return arc.map(([right = 0, up = 0]) => {
    x += right
    y += up
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
}

/** Where the geometry was cut off: long straight stretches along a meridian or a parallel with land on one side only. */
function edgesOf(arcs: readonly Polyline[], beside: readonly (readonly number[])[]): Edges {
  const runs = [new Map<number, number>(), new Map<number, number>()] as const
  for (const [i, arc] of arcs.entries()) {
    if (beside[i]?.length !== 1) continue
    for (let k = 1; k < arc.length; k++) {
      const [a, b] = [arc[k - 1] as Point, arc[k] as Point]
      for (const axis of [0, 1] as const) {
        if (a[axis] === b[axis]) runs[axis].set(a[axis], (runs[axis].get(a[axis]) ?? 0) + distance(a, b))
      }
    }
  }
  const [west, east] = extremes(runs[0])
  const [south, north] = extremes(runs[1])
  return { west, east, south, north }
}

/** The two straightest lines of one direction, lower first; a coast has no straight of half a degree. */
function extremes(runs: ReadonlyMap<number, number>): [number | null, number | null] {
  const long = [...runs].filter(([, length]) => length > 0.5).map(([where]) => where)
  const middle = (Math.min(...long) + Math.max(...long)) / 2
  const [low, high] = [long.filter(where => where <= middle), long.filter(where => where > middle)]
  return [low.length === 0 ? null : Math.min(...low), high.length === 0 ? null : Math.max(...high)]
}

const isOn = (edges: Edges, p: Point): boolean => beyond(edges, p) !== p

function beyond({ west, east, south, north }: Edges, p: Point): Point {
  const [x, y] = p
  const right = east !== null && x >= east ? BEYOND : west !== null && x <= west ? -BEYOND : 0
  const up = north !== null && y >= north ? BEYOND / 2 : south !== null && y <= south ? -BEYOND / 2 : 0
  return right === 0 && up === 0 ? p : [x + right, y + up]
}

/** Equal areas, with the standard parallels a sixth from the board's top and foot, fitted to the drawing. */
function projection(topology: Topology): (place: readonly [number, number]) => Point {
  const board = feature(topology, topology.objects['regions'] as GeometryCollection)
  const places = board.features.flatMap(({ geometry }) =>
    'coordinates' in geometry ? flatPlaces(geometry.coordinates) : [],
  )
  const [wests, norths] = [places.map(p => p[0]), places.map(p => p[1])]
  const [low, high] = [Math.min(...norths), Math.max(...norths)]
  const middle = (Math.min(...wests) + Math.max(...wests)) / 2
  const conic = geoConicEqualArea()
    .parallels([low + (high - low) / 6, high - (high - low) / 6])
    .rotate([-middle, 0])
    .fitExtent(
      [
        [MARGIN.left, MARGIN.top],
        [CANVAS.width - MARGIN.right, CANVAS.height - MARGIN.bottom],
      ],
      { type: 'MultiPoint', coordinates: places.map(p => [...p]) },
    )
  return place => conic([place[0], place[1]]) ?? [0, 0]
}

function flatPlaces(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return []
  if (typeof coordinates[0] === 'number') return [[coordinates[0], Number(coordinates[1])]]
  return coordinates.flatMap(flatPlaces)
}
