import type { MapTopology } from './shape.ts'
import { mesh, neighbors } from 'topojson-client'
import { parse } from 'yaml'
import { lengthOf } from './shape.ts'

/** Two regions that touch along a line, in the order of their ids. */
export interface Touch {
  pair: string
  kilometres: number
}

/** What a map.yaml says of regions and borders; pairs are written as in a Touch. */
export interface Written {
  regions: string[]
  pairs: string[]
}

const pairOf = (ids: string[]): string => ids.toSorted().join(', ')

/** Which regions touch along a line, by their shapes; a corner is not enough. */
export function touches(map: MapTopology): Touch[] {
  const { regions } = map.objects
  const ids = regionIds(map)
  const found = neighbors(regions.geometries).flatMap((others, i) =>
    others
      .filter(other => other > i)
      .map((other): Touch => {
        const two: unknown[] = [regions.geometries[i], regions.geometries[other]]
        const shared = mesh(map, regions, (a, b) => a !== b && two.includes(a) && two.includes(b))
        const kilometres = Math.round(shared.coordinates.reduce((sum, line) => sum + lengthOf(line), 0))
        return { pair: pairOf([ids[i] ?? '', ids[other] ?? '']), kilometres }
      }),
  )
  return found.toSorted((a, b) => (a.pair < b.pair ? -1 : 1))
}

export const regionIds = (map: MapTopology): string[] =>
  map.objects.regions.geometries.map(region => (region.properties as { id: string }).id)

/** Reads the regions and the borders, in both of their forms, of a map.yaml. */
export function readWritten(text: string): Written {
  const data = parse(text) as { regions?: object; borders?: (string[] | { between: string[] })[] } | null
  const pairs = (data?.borders ?? []).map(border => pairOf(Array.isArray(border) ? border : border.between))
  return { regions: Object.keys(data?.regions ?? {}), pairs }
}

/** What the shapes and the written map disagree about, one line each. */
export function compare(ids: string[], found: Touch[], written: Written): string[] {
  const touching = new Set(found.map(touch => touch.pair))
  const lines = [
    ...written.regions.filter(id => !ids.includes(id)).map(id => `no shape: ${id}`),
    ...ids.filter(id => !written.regions.includes(id)).map(id => `not in map.yaml: ${id}`),
    ...found
      .filter(touch => !written.pairs.includes(touch.pair))
      .map(touch => `missing border: [${touch.pair}] # ${touch.kilometres} km`),
    ...written.pairs.filter(pair => !touching.has(pair)).map(pair => `extra border, no touch: [${pair}]`),
  ]
  return [...lines, ...islands(ids, found).map(id => `island: ${id}`)]
}

/** Regions that touch no other. */
export function islands(ids: string[], found: Touch[]): string[] {
  const known = new Set(found.flatMap(touch => touch.pair.split(', ')))
  return ids.filter(id => !known.has(id))
}
