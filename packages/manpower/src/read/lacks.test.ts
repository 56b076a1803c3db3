import { expect, test } from 'vitest'
import type { BoughtGroup } from '../orders.ts'
import { lacksOf } from './lacks.ts'
import { skirmish } from '../testing/skirmishes.ts'

const s = skirmish('hill-41', 'ww2-500')

const armyOf = (...kinds: readonly (string | readonly [string, string])[]): BoughtGroup[] =>
  kinds.map(kind => {
    const [unit, ware] = typeof kind === 'string' ? [kind] : kind
    const equipment = ware === undefined ? [] : [s.equipment.findIndex(({ id }) => id === ware)]
    const number = s.units.findIndex(({ id }) => id === unit)
    return { name: 'Alder', order: 'open', stacks: [{ unit: number, units: 10, equipment, spells: [] }] }
  })

test("[MG-skirmish] an army is told what it lacks against the enemy's possible units", () => {
  expect(lacksOf(s, 0, armyOf('riflemen-ww2'))).toEqual(['no-anti-tank', 'no-anti-air'])
  expect(lacksOf(s, 0, armyOf('medium-tank'))).toEqual(['no-foot', 'no-anti-air'])
  expect(lacksOf(s, 0, armyOf(['riflemen-ww2', 'anti-tank-charges'], 'fighter'))).toEqual([])
})

test('[MG-skirmish] tanks and aircraft outside the enemy’s era give no warning', () => {
  const early = skirmish('hill-41', 'ww2-v-medieval-500')
  expect(lacksOf(early, 0, armyOf('riflemen-ww2'))).toEqual([])
})
