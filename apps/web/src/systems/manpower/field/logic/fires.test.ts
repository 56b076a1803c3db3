import { expect, test } from 'vitest'
import type { Loss, Shot } from '@sandtable/manpower'
import { aimingOf } from './orders.ts'
import { begun, until } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { fireRows, firesOf, lossOfAll, targetRows } from './fires.ts'

const g = begun(battleOf('hallam-junction').pack)
const asked = until(g, 'declare')
const numberOf = (name: string): number => g.p.groups.findIndex(group => group.name === name)
const gun = numberOf('Old Martha')
const fires = firesOf(g.s, g.p, gun, 'from')
const costs =
  (worth: (shot: Shot) => number) =>
  (shot: Shot): Loss => ({
    dead: 1,
    injured: 0,
    damage: null,
    worth: worth(shot),
  })

test('who could be fired at stands by distance until every cost is known, and then by the cost', () => {
  const byDistance = fireRows(g.p, fires, 'from', () => undefined)
  expect(byDistance.length).toBeGreaterThan(2)
  expect(byDistance.map(({ metres }) => metres)).toEqual(
    byDistance.map(({ metres }) => metres).toSorted((a, b) => a - b),
  )
  expect(byDistance.every(({ loss }) => loss === null)).toBe(true)
  const byCost = fireRows(
    g.p,
    fires,
    'from',
    costs(({ distance }) => distance),
  )
  expect(byCost.map(({ group }) => group)).toEqual(byDistance.map(({ group }) => group).toReversed())
})

test('targets of a weapon stand by what they would lose', () => {
  const [shot] = fires.shots
  if (shot === undefined) throw new Error('nobody is in reach')
  const { group, stack, attack } = shot
  const rows = targetRows(
    asked,
    aimingOf({ group, stack, attack }, 1, null),
    fires,
    costs(one => one.target),
  )
  expect(rows.map(row => row.group)).toEqual(rows.map(row => row.group).toSorted((a, b) => b - a))
  expect(rows[0]?.loss?.worth).toBe(rows[0]?.group)
})

test('what all fire costs together is told once it is known, of two or more', () => {
  const [one, other] = fireRows(
    g.p,
    fires,
    'from',
    costs(() => 5),
  )
  if (one === undefined || other === undefined) throw new Error('nobody is in reach')
  expect(lossOfAll(g.p, gun, [one])).toBe(null)
  expect(lossOfAll(g.p, gun, [one, { ...other, loss: null }])).toBe(null)
  expect(lossOfAll(g.p, numberOf('1st Rifles'), [one, other])?.worth).toBe(10)
})
