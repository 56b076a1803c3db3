import { describe, expect, test } from 'vitest'
import { readRecipe } from './recipe.ts'

const SHORT = 'source: admin1\nframe: [16, 45, 24, 49]\nregions: { hungary: { Hungary: all } }\n'

describe('a geography.yaml', () => {
  test('needs a source, a frame and regions; the rest has defaults', () => {
    expect(readRecipe(SHORT)).toEqual({
      source: 'admin1',
      frame: [16, 45, 24, 49],
      detail: 4,
      smallest: 30,
      grid: 10_000,
      regions: { hungary: { Hungary: 'all' } },
      leave: {},
      rivers: [],
      towns: {},
    })
  })

  test.each([
    ['', 'geography.yaml: expected a map'],
    ['source: admin1\n', 'geography.yaml: frame is missing\ngeography.yaml: regions is missing'],
    [SHORT.replace('admin1', 'mars'), 'geography.yaml: source: expected us-counties or admin1'],
    [SHORT.replace('16, ', ''), 'geography.yaml: frame: expected [west, south, east, north] in degrees'],
    [SHORT.replace('all', 'most'), /regions: expected region ids, each with/],
    [SHORT.replace('hungary', 'Hungary'), /regions: expected region ids/],
    [`${SHORT}river: [Danube]\n`, /nothing is called river; there are source, .*rivers/],
    [`${SHORT}grid: 2.5\n`, 'geography.yaml: grid: expected a whole number of at least 100'],
    [`${SHORT}detail: -1\n`, /detail: expected square kilometres/],
    [`${SHORT}towns: { hungary: [18] }\n`, /towns: expected region ids, each with \[longitude, latitude\]/],
  ])('is refused when it is %j', (text, problem) => {
    expect(() => readRecipe(text)).toThrow(problem)
  })
})
