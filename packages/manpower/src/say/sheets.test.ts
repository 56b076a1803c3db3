import { expect, test } from 'vitest'
import { field } from '../testing/field.ts'
import { sayEquipment, sayPowers, saySpell, sayUnit } from './testing/english.ts'

const s = field({ era: 'ww2', groups: [{ side: 0, stacks: [['riflemen-ww2', 10]], at: [100, 100] }] })

const numberOf = (rows: readonly { readonly id: string }[], id: string): number =>
  rows.findIndex(one => one.id === id)

test('[MG-equip] equipment shows its effect with its uses', () => {
  const told = (id: string): string => sayEquipment(s, numberOf(s.equipment, id))
  expect(told('grenades')).toBe('strength × 1.5 within 30 m, 2 uses')
  expect(told('anti-tank-charges')).toBe('2d6 a shot out to 20 m, pierces armour up to Heavy, 1 use')
  expect(told('pavise')).toBe('armour Light against hand weapons, speed −10 m')
})

test('[M-mp-units] a kind of units is described in a line', () => {
  const told = (id: string): string => sayUnit(s, numberOf(s.units, id))
  expect(told('riflemen-ww2')).toBe('100 m a turn, strength 1 in a volley out to 400 m')
  expect(told('half-track')).toBe(
    '400 m a turn, strength 6 in a volley out to 500 m, health 6, crew 2, armour Light, carries 12 men',
  )
  expect(told('cavalry-captain')).toMatch(/speed × 1.25 for riders$/)
})

test('[M-phase-lead] everything that leaders, heroes, equipment and spells do has words', () => {
  const all = [
    ...s.leaders.map(({ effects, ability }) => sayPowers(s, [...effects, ...(ability?.effects ?? [])])),
    ...s.units.flatMap(({ hero }) => (hero === null ? [] : [sayPowers(s, hero.aura)])),
    ...s.equipment.map((_, kind) => sayEquipment(s, kind)),
    ...s.spells.map((_, kind) => saySpell(s, kind)),
  ]
  for (const text of all) expect(text).toMatch(/^[^{}]+$/)
})
