import { expect, test } from 'vitest'
import { saidOfRoster, tinyRoster } from './testing/tiny-roster.ts'
import { commonSheets } from './testing/tiny-field.ts'
import { readRoster } from './read.ts'
import { sentence } from '../../words/phrase.ts'

test('a roster has sides with groups of stacks, their losses, and sheets of its own', () => {
  const reading = tinyRoster()
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const { title, era, sides, catalogue } = reading.roster
  expect([title, era]).toEqual(['The Mill on the Table', 'napoleonic'])
  expect(sides.map(({ id, name, status, leader }) => [id, name, status, leader])).toEqual([
    ['blue', 'Blue', 'defending', 'marshal'],
    ['red', 'Red', 'attacking', null],
  ])
  expect(sides[0]?.groups[0]).toEqual({
    id: 'first',
    name: 'First Blue',
    order: 'close',
    stacks: [
      { unit: 'line', units: 100, equipment: [], spells: [], injured: 12, dead: 8, damage: [] },
      { unit: 'bearer', units: 1, equipment: [], spells: [], injured: 0, dead: 0, damage: [] },
    ],
  })
  expect(sides[0]?.groups[1]).toMatchObject({ order: 'open', stacks: [{ units: 3, dead: 1, damage: [4] }] })
  expect(sides[1]?.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(catalogue.units['jaeger']?.name).toBe('Jaeger')
})

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['no era', 'era: napoleonic\nsheets', 'sheets', ['roster.yaml:1:1: era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern']],
  ['one side alone', '  red:\n    name: Red\n    groups:\n      first: { name: First Red, stacks: { line: { units: 120, equipment: [grenades] }, jaeger: 20 } }\n', '', ['roster.yaml:7:1: sides: expected 2 to 6 sides, found a map']],
  ['a place on a map', '{ name: Blue Guns,', '{ name: Blue Guns, at: [10, 10],', [`roster.yaml:14:32: sides.blue.groups.guns.at: unknown key 'at': expected one of name, stacks, order`]],
  ['a unit that is not', '{ gun: {', '{ gnu: {', [`roster.yaml:14:55: sides.blue.groups.guns.stacks.gnu: expected a unit, found "gnu": did you mean 'gun'?`]],
  ['more losses than units', 'injured: 12, dead: 8', 'injured: 95, dead: 8', ['roster.yaml:13:44: sides.blue.groups.first.stacks.line: expected at most 100 injured and dead, found 103']],
  ['damage of men', 'injured: 12', 'damage: [1]', ['roster.yaml:13:64: sides.blue.groups.first.stacks.line.damage: Line infantry have no health or crew: write injured and dead']],
  ['injured guns', 'damage: [4]', 'injured: 1', ['roster.yaml:14:81: sides.blue.groups.guns.stacks.gun.injured: each Gun has health or crew: write the damage of each']],
  ['damage of the dead', 'damage: [4]', 'damage: [4, 1, 1]', ['roster.yaml:14:81: sides.blue.groups.guns.stacks.gun.damage: expected damage for at most 2 units still alive, found 3']],
  ['two of one hero', 'bearer: 1', 'bearer: 2', ['roster.yaml:13:88: sides.blue.groups.first.stacks.bearer: a battle has only one bearer: remove the others (M-hero-unit)']],
  ['two sides with one leader', 'name: Red\n', 'name: Red\n    leader: marshal\n', ['roster.yaml:17:5: sides.red.leader: another side has marshal: choose another leader (MG-lead-unique)']],
  ["another leader's unit", 'jaeger: 20', 'guard: 20', ['roster.yaml:18:88: sides.red.groups.first.stacks.guard: only an army led by marshal can have Guard (MG-special)']],
  ['equipment of a later era', '[grenades]', '[masks]', ["roster.yaml:18:75: sides.red.groups.first.stacks.line.equipment[0]: this era doesn't have masks: choose other equipment (MG-equip)"]],
  ['a sheet of its own that is wrong', 'symbol: musket', 'symbol: moskito', [expect.stringContaining('roster.yaml:6:46: sheets.units.jaeger.symbol: expected one of') as string]],
  ['no YAML', 'era: napoleonic\nsheets', 'era: [\nsheets', [expect.stringMatching(/^roster.yaml:\d+:\d+: /) as string]],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOfRoster(sound, spoilt)).toEqual(said)
})

test('a missing roster is reported as such', () => {
  const reading = readRoster('no-such-roster.yaml', commonSheets())
  expect(reading.ok ? [] : reading.problems.map(({ message }) => sentence(message))).toEqual([
    'file not found',
  ])
})
