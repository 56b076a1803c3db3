import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblem } from '../../../problem.ts'
import { readOutlines } from './outlines.ts'

const PACKS = join(import.meta.dirname, '../../../../../../packs')
const folder = mkdtempSync(join(tmpdir(), 'outlines-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SQUARE = '[[0, 50], [1, 50], [1, 51], [0, 51], [0, 50]]'
const NEXT = '[[1, 50], [2, 50], [2, 51], [1, 51], [1, 50]]'

/** Two squares side by side. */
const SOUND = `{
  "type": "Topology",
  "objects": { "regions": { "type": "GeometryCollection", "geometries": [
    { "type": "Polygon", "arcs": [[0]], "properties": { "id": "mill" } },
    { "type": "MultiPolygon", "arcs": [[[1]]], "properties": { "id": "ford" } }
  ] } },
  "arcs": [${SQUARE}, ${NEXT}]
}
`

const said = (text: string, regions: readonly string[] = ['mill', 'ford']): string[] => {
  writeFileSync(join(folder, 'map.topojson'), text)
  const outlines = readOutlines(folder, regions)
  expect(outlines.text === null).toBe(outlines.problems.length > 0)
  return outlines.problems.map(problem => formatProblem('', problem).slice(1))
}

test('the outlines of the packs that come with the program are sound', () => {
  for (const pack of ['hastings-1066', 'missouri-1861', 'mongols-1241']) {
    const text = readFileSync(join(PACKS, pack, 'map.topojson'), 'utf8')
    const ids = [...text.slice(0, text.indexOf('"around"')).matchAll(/"id":"([^"]+)"/g)].map(
      ([, id]) => `${id}`,
    )
    expect(readOutlines(join(PACKS, pack), ids)).toEqual({ is: 'drawn', text, problems: [] })
  }
})

test('two squares are sound', () => {
  expect(said(SOUND)).toEqual([])
})

test('missing outlines are reported', () => {
  expect(readOutlines(join(folder, 'nowhere'), ['mill'])).toMatchObject({
    is: 'missing',
    text: null,
    problems: [{ file: 'map.topojson', line: 1, column: 1 }],
  })
})

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['an outline of no region', '"id": "ford"', '"id": "fort"', ["map.topojson:1:1: no outline for the region ford of map.yaml", "map.topojson:5:64: objects.regions.geometries[1].properties.id: map.yaml has no region 'fort': did you mean 'ford'?"]],
  ['an outline twice', '"id": "ford"', '"id": "mill"', ["map.topojson:1:1: no outline for the region ford of map.yaml", "map.topojson:5:64: objects.regions.geometries[1].properties.id: 'mill' has two outlines"]],
  ['no JSON', '"type": "Topology",', '"type": "Topology"', ["map.topojson:3:3: this text isn't JSON: it breaks off or goes wrong here"]],
  ['another kind of JSON', '"type": "Topology"', '"type": "FeatureCollection"', ['map.topojson:2:3: type: expected Topology, found "FeatureCollection"']],
  ['no regions', '"regions"', '"lands"', ['map.topojson:3:3: objects.regions: required: a GeometryCollection of outlines']],
  ['an outline without an id', '"properties": { "id": "ford" }', '"properties": {}', ["map.topojson:5:48: objects.regions.geometries[1].properties.id: required: a region's id"]],
  ['an arc that is not there', '[[[1]]]', '[[[2]]]', ['map.topojson:5:31: objects.regions.geometries[1].arcs: expected arcs from 0 to 1, found 2']],
  ['an arc of one place', NEXT, '[[1, 50]]', ['map.topojson:7:59: arcs[1]: expected at least two points']],
  ['a place off the earth', NEXT, '[[1, 50], [2, 500], [1, 50]]', ['map.topojson:7:59: arcs[1]: expected longitude -180 to 180, latitude -90 to 90']],
]

test.for(SPOILT)('refused: %s', ([, sound, spoilt, expected]) => {
  expect(SOUND).toContain(sound)
  expect(said(SOUND.replace(sound, () => spoilt))).toEqual(expected)
})

test('all regions without an outline are named', () => {
  expect(said(SOUND, ['mill', 'ford', 'wood', 'lake'])).toEqual([
    'map.topojson:1:1: no outline for the regions wood, lake of map.yaml',
  ])
})

test('a map without any size is refused', () => {
  const flat = SOUND.replace(SQUARE, '[[0, 50], [1, 50], [0, 50]]').replace(
    NEXT,
    '[[1, 50], [2, 50], [1, 50]]',
  )
  expect(said(flat)).toEqual(['map.topojson:7:3: arcs: expected regions with an area, found a line'])
})
