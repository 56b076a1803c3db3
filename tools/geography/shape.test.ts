import type { Position } from 'geojson'
import type { GeometryCollection } from 'topojson-specification'
import type { Recipe } from './recipe.ts'
import type { MapTopology } from './shape.ts'
import { feature } from 'topojson-client'
import { describe, expect, test } from 'vitest'
import { compare, islands, readWritten, touches } from './adjacency.ts'
import { readRecipe } from './recipe.ts'
import { drawMap } from './shape.ts'
import { strayTowns } from './towns.ts'
import { chooseUnits } from './units.ts'
import { usCounties } from './us-counties.ts'

const COUNTIES = usCounties()

/** St. Louis, what lies west of it, and Cape Girardeau, which touches neither. */
const RECIPE = {
  source: 'us-counties',
  frame: [-91, 38.5, -90.1, 39],
  regions: {
    'st-louis': { Missouri: ['St. Louis'] },
    'st-charles': { Missouri: ['St. Charles', 'Warren'] },
    franklin: { Missouri: ['Franklin'] },
    cape: { Missouri: ['Cape Girardeau'] },
  },
  leave: { Missouri: 'all', Illinois: 'all' },
  towns: { 'st-louis': [-90.4, 38.65], franklin: [-90.4, 38.65] },
}

const draw = (change: Partial<Recipe> = {}): MapTopology => {
  const recipe = readRecipe(JSON.stringify({ ...RECIPE, ...change }))
  const choice = chooseUnits(recipe, COUNTIES)
  expect(choice.problems).toEqual([])
  const meramec = [
    [-91.5, 38.2],
    [-90.3, 38.6],
  ]
  return drawMap(recipe, choice, new Map([['Meramec', [meramec]]]))
}

const IDS = Object.keys(RECIPE.regions)

/** The corners of what a collection holds, each ring or line for itself. */
function linesOf(map: MapTopology, object: 'regions' | 'around' | 'rivers'): Position[][] {
  return feature(map, map.objects[object] as GeometryCollection).features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
    return geometry.type === 'MultiLineString' || geometry.type === 'Polygon' ? geometry.coordinates : []
  })
}

describe('a map drawn from counties', () => {
  test('has one shape a region, which a browser can read', () => {
    const { features } = feature(draw(), draw().objects.regions)
    expect(features.map(region => region.properties?.['id'] as string)).toEqual(IDS)
    expect(new Set(features.map(region => region.geometry.type))).toEqual(new Set(['MultiPolygon']))
  })

  test('joins the city and the county of St. Louis into one ring', () => {
    const [first] = feature(draw(), draw().objects.regions).features
    expect(first?.geometry).toMatchObject({ type: 'MultiPolygon', coordinates: [[expect.anything()]] })
  })

  test('has the same bytes every time', () => {
    expect(JSON.stringify(draw())).toBe(JSON.stringify(draw()))
  })

  test('is smaller, the less detail it is to have', () => {
    const size = (detail: number): number => JSON.stringify(draw({ detail }).arcs).length
    expect(size(100)).toBeLessThan(size(1))
    expect(size(1)).toBeLessThan(size(0))
  })

  test('has the lands around and the rivers only as far as the frame', () => {
    const map = draw()
    const lands = linesOf(map, 'around').flat()
    const edges = [Math.min(...lands.map(p => p[0] ?? 0)), Math.max(...lands.map(p => p[1] ?? 0))]
    expect(edges.map(edge => Math.round(edge * 100))).toEqual([-9100, 3900])
    const [river] = linesOf(map, 'rivers')
    expect(river?.map(point => point.map(n => Math.round(n * 100)))).toEqual([
      [-9060, 3850],
      [-9030, 3860],
    ])
  })

  test('has collections with nothing in them where nothing is to be drawn', () => {
    const map = draw({ frame: [-90.5, 38.6, -90.4, 38.7], leave: {}, towns: {} })
    expect(map.objects.around).toEqual({ type: 'GeometryCollection', geometries: [] })
    expect(map.objects.towns).toEqual({ type: 'GeometryCollection', geometries: [] })
  })

  test('reports a town that lies outside its region', () => {
    expect(strayTowns(draw())).toEqual(['franklin'])
  })
})

describe('the borders', () => {
  test('are where shapes touch along a line, with its length', () => {
    const found = touches(draw())
    expect(found.map(touch => touch.pair)).toEqual([
      'franklin, st-charles',
      'franklin, st-louis',
      'st-charles, st-louis',
    ])
    expect(found[2]?.kilometres).toBeGreaterThan(50)
    expect(found[2]?.kilometres).toBeLessThan(100)
  })

  test('are missed by a region that touches no other', () => {
    expect(islands(IDS, touches(draw()))).toEqual(['cape'])
  })

  test('are compared with those of map.yaml, in both of their forms', () => {
    const written = `
      regions: { st-louis: {}, st-charles: {}, franklin: {}, memphis: {} }
      borders:
        - [st-louis, st-charles]
        - { between: [st-louis, memphis], road: true }
    `
    expect(compare(IDS, touches(draw({ detail: 0 })), readWritten(written))).toEqual([
      'no shape: memphis',
      'not in map.yaml: cape',
      expect.stringMatching(/^missing border: \[franklin, st-charles\] # \d+ km$/),
      expect.stringMatching(/^missing border: \[franklin, st-louis\] # \d+ km$/),
      'extra border, no touch: [memphis, st-louis]',
      'island: cape',
    ])
  })
})
