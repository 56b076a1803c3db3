import type { Recipe } from './recipe.ts'
import type { Unit } from './units.ts'
import { describe, expect, test } from 'vitest'
import { readRecipe } from './recipe.ts'
import { chooseUnits } from './units.ts'

/** A square of one degree, its south-west corner given. */
function square(code: string, name: string, state: string, x: number, y: number): Unit {
  const ring = [
    [x, y],
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
    [x, y],
  ]
  return { code, name, state, shape: { type: 'Polygon', coordinates: [ring] } }
}

const UNITS = [
  square('1', 'Clay', 'Ohio', 0, 0),
  square('2', 'Adams', 'Ohio', 1, 0),
  square('3', 'Adams', 'Ohio', 2, 0),
  square('4', 'Clay', 'Iowa', 0, 1),
  square('5', 'Polk', 'Iowa', 1, 1),
  square('6', 'Far', 'Iowa', 40, 40),
]

const recipe = (regions: Recipe['regions'], leave: Recipe['leave'] = { Iowa: 'all' }): Recipe =>
  readRecipe(JSON.stringify({ source: 'admin1', frame: [0, 0, 3, 2], regions, leave }))

const codes = (units: Unit[] | undefined): string[] => (units ?? []).map(unit => unit.code)

describe('the units of a recipe', () => {
  test('are found by name within a state, and a name stands for all units that have it', () => {
    const { regions, problems } = chooseUnits(
      recipe({ west: { Ohio: ['Clay'] }, east: { Ohio: ['Adams'] } }),
      UNITS,
    )
    expect(problems).toEqual([])
    expect(codes(regions.get('west'))).toEqual(['1'])
    expect(codes(regions.get('east'))).toEqual(['2', '3'])
  })

  test('are found by their codes where a name is not enough', () => {
    const { regions } = chooseUnits(recipe({ west: { Ohio: ['Clay', '2'] }, east: { Ohio: ['3'] } }), UNITS)
    expect(codes(regions.get('west'))).toEqual(['1', '2'])
  })

  test('are all that a state has, on demand', () => {
    const { regions } = chooseUnits(recipe({ ohio: { Ohio: 'all' } }), UNITS)
    expect(codes(regions.get('ohio'))).toEqual(['1', '2', '3'])
  })

  test('are drawn around the board when they touch the frame and are in no region', () => {
    const { around, problems } = chooseUnits(
      recipe({ ohio: { Ohio: 'all' }, iowa: { Iowa: ['Polk'] } }),
      UNITS,
    )
    expect(problems).toEqual([])
    expect(codes(around)).toEqual(['4'])
  })

  test('are reported by name when unknown, in two regions, or left out inside the frame', () => {
    const bad = recipe({ one: { Ohio: ['Clay', 'Adamz'] }, two: { Ohio: ['Clay'], Utah: 'all' } }, {})
    expect(chooseUnits(bad, UNITS).problems).toEqual([
      'one: Ohio has no Adamz; there is Adams',
      'two: no units of Utah are known',
      'two: Clay (1), Ohio is in one already',
      'left out: Adams (2), Ohio',
      'left out: Adams (3), Ohio',
      'left out: Clay (4), Iowa',
      'left out: Polk (5), Iowa',
    ])
  })

  test('are reported when both in a region and left on purpose', () => {
    const bad = recipe({ ohio: { Ohio: 'all' } }, { Iowa: 'all', Ohio: ['Clay'] })
    expect(chooseUnits(bad, UNITS).problems).toEqual(['leave: Clay (1), Ohio is in ohio already'])
  })
})
