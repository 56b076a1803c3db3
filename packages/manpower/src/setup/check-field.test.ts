import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FieldFile } from '@sandtable/scenario'
import { formatProblem, parseCatalogue, readCatalogue, readField, readRuleset } from '@sandtable/scenario'
import { checkCatalogue, checkField } from './check-field.ts'

const PACKS = join(import.meta.dirname, '../../../../packs')

const reading = readCatalogue(join(PACKS, 'catalogue'))
if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem('', problem)).join('\n'))
const { catalogue } = reading

const FIELDS = globSync('*/pack.yaml', { cwd: PACKS })
  .map(file => join(PACKS, dirname(file)))
  .filter(folder => readRuleset(folder, ['manpower']).ok)
  .toSorted()

function fieldIn(folder: string): FieldFile {
  const read = readField(folder, catalogue)
  if (!read.ok) throw new Error(read.problems.map(problem => formatProblem(folder, problem)).join('\n'))
  return read.field
}

describe('[MG-dice] formulas in stat sheets', () => {
  test('are valid in the common ones', () => {
    expect(checkCatalogue(catalogue)).toEqual([])
  })

  test('that say nothing are refused at their place', () => {
    const sheet = `era: ww1
units:
  gun:
    name: Gun
    symbol: cannon
    cost: 1
    speed: 10
    me: 1
    crew: 2
    attack: { damage: 2d, type: gunshot, range: 10 }
    others: [{ damage: 2d6, type: gunshot, range: 10, inaccuracy: 1d4/0 }]
works:
  mine: { name: Mine, eras: all, cost: 1, time: 1, size: [1, 1], blast: { damage: (2d6, explodes: 3 } }
spells:
  mend: { name: Mend, time: 1, casters: 1, range: 1, effects: [{ heal: d6 }], lasts: 1d4+ }
heroes:
  medic: { name: Medic, symbol: hero, era: any, cost: 1, speed: 1, health: 1, ability: { name: Aid, uses: 1, effects: [{ recover: 101d6 }] } }
`
    const read = parseCatalogue({ 'sheet.yaml': sheet })
    if (!read.ok) throw new Error('refused')
    expect(
      checkCatalogue(read.catalogue).map(problem =>
        formatProblem('', { ...problem, ...read.locate(problem.path) }),
      ),
    ).toEqual([
      '/sheet.yaml:10:15: units.gun.attack.damage: expected the number of sides, found the end (sign 3 of "2d") (MG-dice)',
      '/sheet.yaml:11:55: units.gun.others[0].inaccuracy: expected something that is never 0 to divide by (sign 5 of "1d4/0") (MG-dice)',
      '/sheet.yaml:13:75: works.mine.blast.damage: expected + - * / or ), found the end (sign 5 of "(2d6") (MG-dice)',
      '/sheet.yaml:15:79: spells.mend.lasts: expected dice, a whole number or (, found the end (sign 5 of "1d4+") (MG-dice)',
      '/sheet.yaml:15:66: spells.mend.effects[0].heal: expected dice, a whole number or (, found "d" (sign 1 of "d6") (MG-dice)',
      '/sheet.yaml:17:122: heroes.medic.ability.effects[0].recover: expected 1 to 100 dice in all (sign 1 of "101d6") (MG-dice)',
    ])
  })
})

/** What a side has cost, in hundredths: its units, and their equipment rounded up. */
function valueOf({ catalogue: { units, equipment }, sides }: FieldFile, side: number): number {
  const groups = sides[side]?.groups ?? []
  return groups
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, stack) => {
      const gear = stack.equipment.flatMap(id => equipment[id] ?? [])
      const price = gear.map(({ cost, per }) => (per === 0 ? cost : Math.ceil(stack.units / per) * cost))
      return sum + stack.units * (units[stack.unit]?.cost ?? 0) + price.reduce((all, each) => all + each, 0)
    }, 0)
}

describe('the battles that come with the program', () => {
  test('are fought in every era', () => {
    expect(new Set(FIELDS.map(folder => fieldIn(folder).era)).size).toBe(6)
  })

  test.each(FIELDS.map(folder => [basename(folder), folder] as const))('%s can be played', (_, folder) => {
    const field = fieldIn(folder)
    expect(checkField(field)).toEqual([])
    expect(field.sides.every(({ groups }) => groups.length >= 6 && groups.length <= 20)).toBe(true)
  })

  test.each(FIELDS.map(folder => [basename(folder), folder] as const))(
    '[MG-setup] %s has attackers at their edge, and no units within 300 m of an enemy',
    (_, folder) => {
      const { sides, map } = fieldIn(folder)
      const away = { north: map.height, south: 0, east: map.width, west: 0 }
      for (const { groups, edge, status } of sides) {
        const along = edge === 'north' || edge === 'south' ? 1 : 0
        const far = groups.map(({ at }) => Math.abs((at?.[along] ?? 0) - away[edge]))
        expect(status === 'defending' ? [] : far.filter(distance => distance > 10_000)).toEqual([])
      }
      const [one, other] = sides.map(({ groups }) => groups.flatMap(({ at }) => (at === null ? [] : [at])))
      const gaps = (one ?? []).flatMap(a => (other ?? []).map(b => Math.hypot(a[0] - b[0], a[1] - b[1])))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30_000)
    },
  )

  test.each(FIELDS.map(folder => [basename(folder), folder] as const))(
    '[MG-income] %s has about 500 manpower in attack, and a garrison of a third to three quarters of that',
    (_, folder) => {
      const field = fieldIn(folder)
      for (const [side, { status }] of field.sides.entries()) {
        const [least, most] = status === 'defending' ? [16_000, 39_000] : [45_000, 56_000]
        expect(valueOf(field, side)).toBeGreaterThanOrEqual(least)
        expect(valueOf(field, side)).toBeLessThanOrEqual(most)
      }
    },
  )
})
