import type { MapTopology } from './shape.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compare, readWritten, regionIds, touches } from './adjacency.ts'
import { readRecipe } from './recipe.ts'
import { strayTowns } from './towns.ts'

const PACKS = join(import.meta.dirname, '..', '..', 'packs')
const FOLDERS = globSync('*/geography.yaml', { cwd: PACKS })
  .map(file => file.split('/')[0] ?? '')
  .toSorted()

const textOf = (pack: string, file: string): string => readFileSync(join(PACKS, pack, file), 'utf8')
const mapOf = (pack: string): MapTopology => JSON.parse(textOf(pack, 'map.topojson')) as MapTopology

test.each(FOLDERS)('the map of %s has the regions of its geography.yaml and of its map.yaml', pack => {
  const ids = regionIds(mapOf(pack)).toSorted()
  expect(ids).toEqual(Object.keys(readRecipe(textOf(pack, 'geography.yaml')).regions).toSorted())
  expect(ids).toEqual(readWritten(textOf(pack, 'map.yaml')).regions.toSorted())
})

test.each(FOLDERS)('the map of %s is small enough to be sent to a browser', pack => {
  expect(textOf(pack, 'map.topojson').length).toBeLessThan(100_000)
})

test('the regions of missouri-1861 touch where its map.yaml says that they do', () => {
  const map = mapOf('missouri-1861')
  const written = readWritten(textOf('missouri-1861', 'map.yaml'))
  expect(compare(regionIds(map), touches(map), written)).toEqual([])
  expect(strayTowns(map)).toEqual([])
})
