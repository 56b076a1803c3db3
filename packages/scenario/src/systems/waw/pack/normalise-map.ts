import type { BorderFile, MapFile, RegionFile } from '../pack-file.ts'
import type { BorderText, MapText, RegionText } from './map-schema.ts'
import { each } from '../../../each.ts'

export const mapOf = (map: MapText): MapFile => ({
  regions: each(map.regions, regionOf),
  borders: map.borders.map(borderOf),
  areas: each(map.areas ?? {}, ({ name, theater }) => ({ name, theater: theater ?? null })),
  theaters: map.theaters ?? {},
})

const regionOf = (region: RegionText): RegionFile => ({
  name: region.name,
  terrain: region.terrain,
  area: region.area ?? null,
  city: cityOf(region.city),
  fortress: region.fortress ?? null,
  port: region.port ?? false,
  airbase: region.airbase ?? null,
  source: region.source ?? [],
  production: region.production ?? [],
  income: region.income ?? 0,
  resources: region.resources ?? {},
  closed: region.closed ?? null,
})

function cityOf(city: RegionText['city']): RegionFile['city'] {
  if (city === undefined) return null
  return typeof city === 'string' ? { name: city, points: 0 } : { name: city.name, points: city.points ?? 0 }
}

/** The regions of a border, however it is written. */
export const betweenOf = (border: BorderText): [string, string] =>
  Array.isArray(border) ? border : border.between

function borderOf(written: BorderText): BorderFile {
  const border = Array.isArray(written) ? { between: written } : written
  return {
    between: border.between,
    river: border.river ?? null,
    called: border.called ?? null,
    bridge: border.bridge ?? false,
    road: border.road ?? false,
    rail: border.rail ?? false,
    closed: border.closed ?? null,
  }
}
