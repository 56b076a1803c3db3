import type { MapFile, RegionFile, TerrainName } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import type { Box, Polyline, Point } from '../../../plane.ts'
import type { Crossing } from './crossings.ts'
import type { Place } from './places.ts'
import type { Link, Plan } from './plan.ts'
import type { Owner } from '../../../raster.ts'
import type { Projected } from './projected.ts'
import type { Stood } from './standing.ts'
import type { Stream } from './streams.ts'
import type { Way } from './ways.ts'
import { boundsOf, chained, ringsPath } from '../../../plane.ts'
import { builtIn, siteIn } from './places.ts'
import { CANVAS, projected } from './projected.ts'
import { crossingsOf } from './crossings.ts'
import { ownerOf } from '../../../raster.ts'
import { planOf } from './plan.ts'
import { depthOf, mainland, standings } from './standing.ts'
import { markBox } from './marks.ts'
import { streamsOf } from './streams.ts'
import { waysOf } from './ways.ts'

export interface GroundRegion {
  readonly id: string
  readonly name: string
  readonly terrain: TerrainName
  readonly closed: RegionFile['closed']
  readonly rings: readonly Polyline[]
  /** Its outline as the data of a path. */
  readonly d: string
  readonly bounds: Box
  /** Where a stack stands: with room around it, away from the town and the name. */
  readonly anchor: Point
  /** Where its name lies best while a stack stands at the anchor. */
  readonly label: Point
  readonly neighbours: readonly number[]
}

export interface GroundLand {
  readonly name: string
  readonly rings: readonly Polyline[]
  readonly d: string
}

/** A map as it lies on the drawing: everything that can be drawn of it, and nothing about counters. */
export interface Ground {
  readonly width: number
  readonly height: number
  /** The board and its visible surroundings, the limit of any view. */
  readonly sheet: Box
  /** The regions alone. */
  readonly board: Box
  /** Whether everything but land is sea. */
  readonly sea: boolean
  /** In the order of the pack's map. */
  readonly regions: readonly GroundRegion[]
  readonly around: readonly GroundLand[]
  /** In the order of the pack's borders. */
  readonly crossings: readonly Crossing[]
  /** On a plan, the lines that join neighbours; on a map they touch. */
  readonly links: readonly Link[]
  readonly places: readonly Place[]
  /** The edge of the board, coasts among it, and lines between the lands around. */
  readonly edge: readonly Polyline[]
  readonly frontiers: readonly Polyline[]
  /** Rivers that flow outside the board. */
  readonly streams: readonly Stream[]
  readonly ways: readonly Way[]
  /** How large a counter is, in pixels, at the scale that the map is drawn for. */
  readonly counter: number
  /** Which region a point of the drawing is in, and which of the lands around. */
  readonly owner: Owner
  readonly abroad: Owner
}

/** All that a ground needs of a pack. */
export interface Mapped {
  readonly year: number
  readonly map: MapFile
}

const SHEET: Box = [-740, -460, CANVAS.width + 740, CANVAS.height + 460]

/** A map by its outlines; where they do not fit its regions, or there are none, as a plan. */
export function groundOf(outlines: Topology | null, pack: Mapped): Ground {
  const ids = Object.keys(pack.map.regions)
  const drawn = outlines === null ? null : projected(outlines)
  const topology = drawn !== null && fits(drawn, ids) ? outlines : null
  const plan = topology === null ? planOf(pack.map) : null
  const geometry = plan?.geometry ?? (drawn as Projected)
  const shapes = shapesOf(geometry, ids)
  const number = new Map(geometry.regions.map((land, i) => [i, ids.indexOf(land.id ?? '')]))
  const canvas: Box = [0, 0, CANVAS.width, CANVAS.height]
  const owner = ownerOf(shapes, canvas)
  const around = aroundOf(geometry, pack.year >= NAMED_SINCE)
  const counter = plan?.counter ?? counterFor(shapes)
  const towns = plan?.sites ?? townsOf(topology, geometry, ids)
  const { regions, places } = settled(pack.map, ids, shapes, towns, owner, counter, plan)
  const crossings = plan?.crossings ?? crossingsOf(pack.map, ids, geometry, number, shapes)
  const isRegion = (land: number): boolean => land < geometry.regions.length
  const linesOf = (wanted: (beside: readonly number[]) => boolean): Polyline[] =>
    geometry.arcs.filter((_, i) => wanted(geometry.beside[i] ?? []))
  return {
    ...CANVAS,
    sheet: SHEET,
    board: boundsOf(shapes.flat()),
    sea: geometry.sea,
    counter,
    regions,
    around,
    crossings,
    links: plan?.links ?? [],
    ways: waysOf(
      crossings,
      region => places.find(place => place.region === region)?.at ?? (regions[region] as GroundRegion).anchor,
    ),
    places,
    edge: chained(linesOf(beside => beside.filter(isRegion).length === 1)),
    frontiers: chained(linesOf(beside => beside.length === 2 && !beside.some(isRegion))),
    streams: topology === null ? [] : streamsOf(topology, geometry, pack.map, owner),
    owner,
    abroad: ownerOf(
      around.map(land => land.rings),
      canvas,
    ),
  }
}

/** Counters are as large as regions have room for, from 30 to 48 pixels: a fifth of the regions may be too small. */
function counterFor(shapes: readonly (readonly Polyline[])[]): number {
  const depths = shapes.map(rings => depthOf(mainland(rings))).toSorted((a, b) => a - b)
  return Math.round(Math.min(48, Math.max(30, 1.5 * (depths[Math.floor(depths.length / 5)] ?? 24))))
}

/** Regions with their stacks and names and what is built in them. */
function settled(
  map: MapFile,
  ids: readonly string[],
  shapes: readonly (readonly Polyline[])[],
  towns: ReadonlyMap<number, Point>,
  owner: Owner,
  counter: number,
  plan: Plan | null,
): { regions: GroundRegion[]; places: Place[] } {
  const files = Object.values(map.regions)
  const built = files.map(builtIn)
  const marks = built.flatMap((what, i) => {
    const at = towns.get(i)
    return what === null || at === undefined ? [] : [markBox({ ...what, region: i, at }, 1)]
  })
  const stands = shapes.map((rings, i) => ({ rings, name: (files[i] as RegionFile).name, home: null }))
  const stood = plan?.stood ?? standings(stands, { owner, size: counter, scale: 1, marks })
  const regions = files.map(({ name, terrain, closed }, i): GroundRegion => {
    const rings = shapes[i] as readonly Polyline[]
    const id = ids[i] as string
    return {
      id,
      name,
      terrain,
      closed,
      rings,
      d: ringsPath(rings),
      bounds: boundsOf(rings),
      ...(stood[i] as Stood),
      neighbours: neighboursOf(map, id, ids),
    }
  })
  const places = built.flatMap((what, i) =>
    what === null
      ? []
      : [{ ...what, region: i, at: towns.get(i) ?? siteIn(regions[i] as GroundRegion, counter + 8, marks) }],
  )
  return { regions, places }
}

const neighboursOf = (map: MapFile, id: string, ids: readonly string[]): number[] =>
  map.borders.flatMap(({ between: [a, b] }) =>
    a === id ? [ids.indexOf(b)] : b === id ? [ids.indexOf(a)] : [],
  )

/** The lands around bear the names of today, which say nothing about a war of another age. */
const NAMED_SINCE = 1800

function aroundOf(geometry: Projected, isNamed: boolean): GroundLand[] {
  /** An island that the geometry cuts through is left out, for it would go on for ever. */
  const isCut = (ring: readonly number[]): boolean =>
    ring.length === 1 && ring.some(arc => geometry.cut.includes(arc < 0 ? ~arc : arc))
  return geometry.around.map(land => {
    const rings = ringsOf(
      geometry,
      land.rings.filter(ring => !isCut(ring)),
    )
    return { name: isNamed ? land.name : '', rings, d: ringsPath(rings) }
  })
}

/** Whether geometry has each of these regions once, and no other. */
function fits({ regions }: Projected, ids: readonly string[]): boolean {
  const drawn = new Set(regions.map(({ id }) => id))
  return drawn.size === ids.length && regions.length === ids.length && ids.every(id => drawn.has(id))
}

const shapesOf = (geometry: Projected, ids: readonly string[]): Polyline[][] =>
  ids.map(id => ringsOf(geometry, geometry.regions.find(region => region.id === id)?.rings ?? []))

function ringsOf(geometry: Projected, rings: readonly (readonly number[])[]): Point[][] {
  return rings.map(ring =>
    ring.flatMap((arc, i) => {
      const line = geometry.arcs[arc < 0 ? ~arc : arc] as Polyline
      const turned = arc < 0 ? line.toReversed() : line
      return i === 0 ? [...turned] : turned.slice(1)
    }),
  )
}

function townsOf(topology: Topology | null, geometry: Projected, ids: readonly string[]): Map<number, Point> {
  const found = topology?.objects['towns']
  const towns = new Map<number, Point>()
  if (found?.type !== 'GeometryCollection') return towns
  const { scale, translate } = topology?.transform ?? { scale: [1, 1], translate: [0, 0] }
  for (const town of found.geometries) {
    const at = ids.indexOf((town.properties as { id?: string } | undefined)?.id ?? '')
    if (town.type !== 'Point' || at < 0) continue
    const [x = 0, y = 0] = town.coordinates
    towns.set(at, geometry.at([x * scale[0] + translate[0], y * scale[1] + translate[1]]))
  }
  return towns
}
