import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblem } from '../../problem.ts'
import { readCatalogue } from './catalogue.ts'
import { ERAS } from './words.ts'

const reading = readCatalogue(join(import.meta.dirname, '../../../../../packs/catalogue'))
if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem('', problem)).join('\n'))
const { units, works, spells, leaders, heroes, equipment } = reading.catalogue
const listed = Object.values(units).filter(unit => unit.leader === null && unit.era !== null)

describe('the common stat sheets', () => {
  test('have every unit of the catalogue, era by era', () => {
    expect(ERAS.map(era => listed.filter(unit => unit.era === era).length)).toEqual([12, 12, 13, 15, 20, 18])
  })

  test('have the buildings, spells, leaders, heroes and equipment', () => {
    const tables = [works, spells, leaders, heroes, equipment]
    // One work comes by a spell alone.
    expect(tables.map(table => Object.keys(table).length)).toEqual([13, 13, 7, 9, 8])
  })

  test('[M-era-six] give every unit an era, or that of the battle', () => {
    for (const unit of Object.values(units))
      expect(unit.eras).toEqual(expect.arrayContaining([unit.era ?? 'modern']))
  })

  test('[M-era-prewar] let most Napoleonic units be fielded in the Pre-War era', () => {
    const both = listed.filter(({ era, eras }) => era === 'napoleonic' && eras.includes('pre-war'))
    expect(both).toHaveLength(10)
  })

  test('[MG-special] give each leader their special units', () => {
    const special = new Set(Object.values(units).flatMap(({ leader }) => leader ?? []))
    expect([...special].toSorted()).toEqual(Object.keys(leaders).toSorted())
  })

  test('[MG-ind-min] know indirect fire, direct fire and both', () => {
    expect(units['heavy-howitzer']?.attacks[0]).toMatchObject({
      inaccuracy: '1d4/2',
      directRange: null,
      minRange: 100_000,
    })
    expect(units['field-gun']?.attacks[0]).toMatchObject({
      inaccuracy: '1d4/2',
      directRange: 200_000,
      ffs: true,
    })
    expect(units['breech-field-gun']?.attacks[0]).toMatchObject({ inaccuracy: null, ffs: true, shots: 2 })
  })

  test('[MG-alt] give tanks a shell and a volley beside their gun', () => {
    expect(units['medium-tank']?.attacks).toMatchObject([
      { kind: 'discrete', damage: '3d6', pierce: 'M', killRadius: null, shots: 2 },
      { kind: 'discrete', damage: '2d6', pierce: 'L', killRadius: 300, ffs: true },
      { kind: 'volley', me: 1000, pierce: 'N' },
    ])
  })

  test('[MG-armour-men] mark the armour that stops only hand weapons', () => {
    const marked = Object.keys(units).filter(id => units[id]?.armour === 'L*')
    expect(marked.toSorted()).toEqual(['cuirassier', 'knight', 'man-at-arms'])
  })
})
