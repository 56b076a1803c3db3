import type { Ground, GroundRegion } from './ground.ts'
import type { Place } from './places.ts'
import { markBox } from './marks.ts'
import { siteIn } from './places.ts'

/**
 * The places of a map with the fortresses of the moment, by region: those that have fallen are gone, and what was built
 * since has its own figure, on empty ground a place of its own.
 */
export function placesNow(ground: Ground, forts: readonly (number | null)[]): Place[] {
  const built = new Set(ground.places.map(({ region }) => region))
  const marks = ground.places.map(place => markBox(place, 1))
  const bare = forts.flatMap((fdv, region): Place[] => {
    if (fdv === null || built.has(region)) return []
    const at = siteIn(ground.regions[region] as GroundRegion, ground.counter + 8, marks)
    return [{ ...BARE, region, at, fdv }]
  })
  return [...ground.places.map(place => ({ ...place, fdv: forts[place.region] ?? null })), ...bare]
}

const BARE = { name: null, kind: 'site', points: 0, port: false, airbase: null, source: [] } as const
