import type { Feature, FeatureCollection, GeoJsonProperties, Geometry, MultiPolygon, Position } from 'geojson'
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification'
import type { Recipe } from './recipe.ts'
import type { Choice, Unit } from './units.ts'
import { merge, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import { clipArea, clipLines } from './clip.ts'

/** Fine enough that no bend is lost, coarse enough that the two sides of one border fall on the same points. */
const SNAP = 1e6
const KM_PER_DEGREE = 111.2

export type MapTopology = Topology<{
  regions: GeometryCollection<{ id: string }>
  around: GeometryCollection<{ name: string }>
  rivers: GeometryCollection<{ name: string }>
  towns: GeometryCollection<{ id: string }>
}>

/** Joins the units of each region, drops needless points, and lays all on one grid. */
export function drawMap(recipe: Recipe, choice: Choice, rivers: Map<string, Position[][]>): MapTopology {
  const join = joiner([...choice.regions.values(), choice.around].flat())
  const states = Map.groupBy(choice.around, unit => unit.state)
  const objects = {
    regions: collect(choice.regions, (units, id) => [{ id }, join(units)]),
    around: collect(states, (units, name) => [{ name }, clipArea(join(units), recipe.frame)]),
    rivers: collect(rivers, (lines, name) => [{ name }, clipLines(lines, recipe.frame)]),
  }
  const fine = presimplify(topology(objects, SNAP) as MapTopology, area)
  const coarse = simplify(fine, recipe.detail)
  const large = filter(coarse, filterAttachedWeight(coarse, recipe.smallest, area)) as MapTopology
  for (const object of Object.values(large.objects)) noneIfNull(object)
  large.objects.towns = {
    type: 'GeometryCollection',
    geometries: Object.entries(recipe.towns).map(([id, coordinates]) => ({
      type: 'Point',
      properties: { id },
      coordinates,
    })),
  }
  return quantize(large, recipe.grid)
}

/** The filter leaves a collection that nothing is in without a type. */
function noneIfNull(object: GeometryCollection): void {
  object.type = 'GeometryCollection'
  object.geometries ??= []
}

/** Joins units along the borders that they share. */
function joiner(units: Unit[]): (units: Unit[]) => MultiPolygon {
  const all = topology(
    {
      units: collect(
        units.map(unit => [unit.code, unit]),
        unit => [{}, unit.shape],
      ),
    },
    SNAP,
  )
  const shapes = (all.objects['units'] as GeometryCollection).geometries as Polygon[]
  const shapeOf = new Map(units.map((unit, i) => [unit, shapes[i]]))
  return some =>
    merge(
      all,
      some.flatMap(unit => shapeOf.get(unit) ?? []),
    )
}

function collect<T, P extends GeoJsonProperties>(
  entries: Iterable<[string, T]>,
  draw: (value: T, key: string) => [P, Geometry],
): FeatureCollection<Geometry, P> {
  const features = Array.from(entries, ([key, value]): Feature<Geometry, P> => {
    const [properties, geometry] = draw(value, key)
    return { type: 'Feature', properties, geometry }
  })
  return { type: 'FeatureCollection', features }
}

/** The area of a ring or triangle in square kilometres, as on a flat map true to scale in its middle. */
function area(ring: Position[]): number {
  let twice = 0
  let north = 0
  for (const [i, b] of ring.entries()) {
    const a = ring.at(i - 1) ?? b
    twice += (a[0] ?? 0) * (b[1] ?? 0) - (b[0] ?? 0) * (a[1] ?? 0)
    north += (b[1] ?? 0) / ring.length
  }
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * Math.cos((north * Math.PI) / 180)
}

/** A line's length in kilometres. */
export function lengthOf(line: Position[]): number {
  let length = 0
  for (const [i, b] of line.entries()) {
    const a = line[i - 1] ?? b
    const north = (((a[1] ?? 0) + (b[1] ?? 0)) / 2) * (Math.PI / 180)
    length += Math.hypot(((b[0] ?? 0) - (a[0] ?? 0)) * Math.cos(north), (b[1] ?? 0) - (a[1] ?? 0))
  }
  return length * KM_PER_DEGREE
}
