import { describe, expect, test } from 'vitest'
import type { FieldFile } from './field-file.ts'
import type { FieldFileName } from './parts.ts'
import { formatProblem } from '../../problem.ts'
import { commonSheets, tinyField } from './testing/tiny-field.ts'
import { sentence } from '../../words/phrase.ts'
import { parseField } from './parse.ts'

function read(changed: Partial<Record<FieldFileName, string>> = {}): FieldFile {
  const reading = parseField('tiny', { ...tinyField(), ...changed }, commonSheets())
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem('', problem)).join('\n'))
  return reading.field
}

describe('a battle pack', () => {
  test('[MG-adv-node] the zone of a node that draws none is the whole map', () => {
    const drawn = tinyField()['map.yaml']
    const bare = drawn.replace(/(owner: blue), outline: .*\]\] \}/, '$1 }')
    expect(bare).not.toBe(drawn)
    expect(read({ 'map.yaml': bare }).map.node?.outline).toEqual([
      [0, 0],
      [80_000, 0],
      [80_000, 60_000],
      [0, 60_000],
    ])
  })

  test('has its lengths in centimetres, its costs and factors in hundredths', () => {
    const { map, sides, catalogue, speedFactor } = read()
    expect([map.width, map.height, speedFactor]).toEqual([80_000, 60_000, 100])
    expect(map.contours).toEqual([
      {
        height: 500,
        outline: [
          [10_000, 40_000],
          [30_000, 40_000],
          [20_000, 55_025],
        ],
      },
    ])
    expect(map.walls[0]?.height).toBe(150)
    expect(sides.map(({ manpower }) => manpower)).toEqual([0, 2050])
    expect(catalogue.units['guard']).toMatchObject({
      cost: 150,
      speed: 10_000,
      width: 200,
      me: 200,
      reach: 10_000,
    })
    expect(catalogue.equipment['grenades']?.effects).toEqual([
      { kind: 'me', factor: 150, whom: 'all', within: 3000 },
    ])
  })

  test('has its groups in file order, with omitted parts filled in', () => {
    const [blue, red] = read().sides
    expect(blue?.groups[1]).toEqual({
      id: 'guard',
      name: 'Blue Guard',
      stacks: [
        { unit: 'guard', units: 40, equipment: [], spells: [] },
        { unit: 'bearer', units: 1, equipment: [], spells: [] },
      ],
      at: [36_000, 42_000],
      facing: [3, -4],
      files: 20,
      order: 'close',
    })
    expect(red?.groups.map(({ id, at }) => [id, at])).toEqual([
      ['first', [30_000, 6000]],
      ['guns', [50_000, 6000]],
      ['eye', null],
    ])
    expect(red?.reinforcements).toMatchObject([{ turn: 3, manpower: 0, groups: [{ id: 'late' }] }])
  })

  test('[MG-win-single] lasts twelve turns by default', () => {
    const said = `${tinyField()['pack.yaml']}turns: 7\n`
    expect([read().turns, read({ 'pack.yaml': said }).turns]).toEqual([12, 7])
  })

  test('[MG-income] gives 500 manpower to a side that has no groups', () => {
    const armies = tinyField()['armies.yaml']
    const { sides } = read({ 'armies.yaml': `${armies.slice(0, armies.indexOf('red:'))}red: {}\n` })
    expect(sides[1]?.manpower).toBe(50_000)
  })

  test('[MG-spacing] starts in open order from the Pre-War era on', () => {
    const armies = 'blue: {}\nred: { groups: { few: { name: Few, stacks: { line: 4 }, facing: [0, 1] } } }\n'
    const orders = ['medieval', 'napoleonic', 'pre-war', 'modern'].map(era => {
      const pack = tinyField()['pack.yaml'].replace('era: napoleonic', `era: ${era}`)
      return read({ 'pack.yaml': pack, 'armies.yaml': armies }).sides[1]?.groups[0]?.order
    })
    expect(orders).toEqual(['close', 'close', 'open', 'open'])
  })

  test('adds rows to the common stat sheets, and replaces others', () => {
    const sheets = `era: napoleonic
units:
  line: { name: Old Line, symbol: musket, cost: 0.5, speed: 90, attack: { volley: 0.5, type: gunshot, range: 80 } }
  raven: { name: Raven, symbol: drone, era: any, eras: [napoleonic, pre-war], cost: 1, speed: 400, min-speed: 10, health: 1 }
`
    const { units } = read({ 'sheets.yaml': sheets }).catalogue
    expect(units['line']).toMatchObject({ name: 'Old Line', cost: 50 })
    expect(units['raven']).toMatchObject({
      era: null,
      eras: ['napoleonic', 'pre-war'],
      traits: { flying: 1 },
    })
    expect(Object.keys(commonSheets().units)).toContain('line')
    expect(commonSheets().units['line']?.name).toBe('Line infantry')
  })

  test('[MG-slots] takes as many spells as the caster has slots, one more under a leader who adds one', () => {
    const withMagus = (spells: string, leader: string): string[] => {
      const armies = tinyField()
        ['armies.yaml'].replace('{ gun: 2 }', `{ magus: { units: 1, spells: [${spells}] } }`)
        .replace('manpower: 20.5', leader)
      const reading = parseField('tiny', { ...tinyField(), 'armies.yaml': armies }, commonSheets())
      return reading.ok ? [] : reading.problems.map(({ message }) => sentence(message))
    }
    expect(withMagus('bolt', 'manpower: 1')).toEqual([])
    expect(withMagus('bolt, rampart', 'manpower: 1')).toEqual(['expected at most 1 spells, found 2'])
    expect(withMagus('bolt, rampart', 'leader: sage')).toEqual([])
    expect(withMagus('bolt, bolt', 'leader: sage')).toEqual(['"bolt" is listed twice: keep only one'])
  })

  test('gives the place of each of its parts', () => {
    const reading = parseField('tiny', tinyField(), commonSheets())
    expect(reading.ok && reading.locate(['armies', 'red', 'groups', 'guns', 'at'])).toEqual({
      line: 10,
      column: 49,
      file: 'armies.yaml',
    })
  })

  test('with an invalid folder name is refused', () => {
    const reading = parseField('Tiny Field', tinyField(), commonSheets())
    expect(reading.ok ? [] : reading.problems).toMatchObject([{ file: 'pack.yaml', path: ['pack'] }])
  })
})
