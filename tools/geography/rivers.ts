import type { Position } from 'geojson'
import type { Frame } from './recipe.ts'
import { open } from 'shapefile'
import { clipLines } from './clip.ts'
import { fileOfPackage } from './debian.ts'

const FILE = 'usr/share/magics/10m/ne_10m_rivers_lake_centerlines'

/** The courses of rivers by their names (Natural Earth 1:10m, public domain); several rivers may have one name. */
export async function riversNamed(names: string[]): Promise<Map<string, Position[][]>> {
  if (names.length === 0) return new Map()
  const all = await rivers()
  return new Map(names.map(name => [name, all.get(name) ?? []]))
}

/** The names of the rivers that touch a frame. */
export async function riversWithin(frame: Frame): Promise<string[]> {
  const touching = [...(await rivers())].filter(([, lines]) => clipLines(lines, frame).coordinates.length > 0)
  return touching.map(([name]) => name).toSorted()
}

async function rivers(): Promise<Map<string, Position[][]>> {
  const courses = new Map<string, Position[][]>()
  const [shp, dbf] = [
    fileOfPackage('libmagics++-data', `${FILE}.shp`),
    fileOfPackage('libmagics++-data', `${FILE}.dbf`),
  ]
  const source = await open(shp, dbf, { encoding: 'utf-8' })
  for (let row = await source.read(); !row.done; row = await source.read()) {
    const { properties, geometry } = row.value
    const name = String(properties?.['name'] ?? '')
    const course = courses.get(name) ?? []
    courses.set(name, course)
    if (geometry.type === 'LineString') course.push(geometry.coordinates)
    if (geometry.type === 'MultiLineString') course.push(...geometry.coordinates)
  }
  return courses
}
