import { expect, test } from 'vitest'
import { battleOf } from '../testing/battles.ts'
import { begun, until } from '../testing/asked.ts'
import { groupAt } from './orders.ts'
import { centre, speedLeft } from '@sandtable/manpower'
import { marchOf } from './march.ts'

const g = begun(battleOf('orlen-ridge').pack)

test('a group that may move has a reach of its remaining metres, and none in Targeting', () => {
  const asked = until(g, 'orders')
  const group = asked.p.groups.findIndex(({ name }) => name === '4th of Line')
  const { far, from } = marchOf(asked, group) as NonNullable<ReturnType<typeof marchOf>>
  expect(100 * far).toBe(speedLeft(asked.s, asked.p, group))
  const [x, y] = centre(asked.s, groupAt(asked.p, group))
  expect(from.reduce((sum, spot) => sum + spot[0], 0) / from.length).toBe(x)
  expect(from.reduce((sum, spot) => sum + spot[1], 0) / from.length).toBe(y)
  expect(marchOf(until(g, 'declare'), group)).toBe(null)
})
