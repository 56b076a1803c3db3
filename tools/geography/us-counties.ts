import type { Feature } from 'geojson'
import type { Topology } from 'topojson-specification'
import type { Unit } from './units.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'

const FILE = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'))

/** The counties of the United States (U.S. Census Bureau, by us-atlas); the code is the FIPS code. */
export function usCounties(): Unit[] {
  const atlas = JSON.parse(readFileSync(FILE, 'utf8')) as Topology
  const states = new Map(named(atlas, 'states').map(state => [state.code, state.name]))
  return named(atlas, 'counties').map(county => ({
    ...county,
    state: states.get(county.code.slice(0, 2)) ?? '',
  }))
}

function named(atlas: Topology, object: string): Omit<Unit, 'state'>[] {
  const geometries = atlas.objects[object]
  if (geometries?.type !== 'GeometryCollection') throw new Error(`us-atlas has no ${object}`)
  return geometries.geometries.map(geometry => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
      throw new Error(`us-atlas has a ${object} without an area: ${geometry.id}`)
    const { name } = geometry.properties as { name: string }
    const { geometry: shape } = feature(atlas, geometry) as Feature<Unit['shape']>
    return { code: String(geometry.id), name, shape }
  })
}
