import { expect, test } from 'vitest'
import { ALL_GROUNDS } from '../testing/maps.ts'
import { isInside } from '../../../plane.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'
import { placesLayer } from './layers.ts'
import { placesNow } from './places-now.ts'

const { ground } = ALL_GROUNDS.find(({ name }) => name === 'mongols-1241') as (typeof ALL_GROUNDS)[number]
const printed = ground.regions.map((_, i) => ground.places.find(({ region }) => region === i)?.fdv ?? null)
const figures = (forts: readonly (number | null)[]): string[] =>
  [
    ...markup(
      placesLayer(placesNow(ground, forts), LIGHT, { scale: 1, id: 'm', sourceColour: () => '#123' }),
    ).matchAll(/font-weight="700"[^>]*>(\d+)</g),
  ].map(([, figure = '']) => figure)

test('[W-12.8-fdv] the map shows the fortresses that stand, each with the value that it has', () => {
  const walls = printed.flatMap((fdv, i) => (fdv === null ? [] : [i]))
  expect(walls.length).toBeGreaterThan(4)
  expect(placesNow(ground, printed)).toEqual(ground.places)
  const [fallen, taken] = walls as [number, number]
  const now = printed.map((fdv, i) => (i === fallen ? null : i === taken ? 7 : fdv))
  expect(figures(now).toSorted()).toEqual(now.flatMap(fdv => (fdv === null ? [] : [String(fdv)])).toSorted())
})

test('[W-A3.4-place] one that was built on empty ground has a place in its region', () => {
  const bare = ground.regions.findIndex((_, i) => !ground.places.some(({ region }) => region === i))
  const now = printed.map((fdv, i) => (i === bare ? 5 : fdv))
  const built = placesNow(ground, now).find(({ region }) => region === bare)
  expect(built).toMatchObject({ fdv: 5, kind: 'site' })
  expect(isInside(ground.regions[bare]!.rings, built!.at)).toBe(true)
  expect(figures(now)).toHaveLength(figures(printed).length + 1)
})
