import { shotsOfGroup, weaponsIn } from '@sandtable/manpower'
import type { Answer } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { answered, begun, until } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { sheetRows } from './sheet-rows.ts'
import { aimed, aimingOf, answerOf, targetsOf } from './orders.ts'

test('[M-shots-count] shots fired are subtracted, and the sheet shows both numbers', () => {
  const g = begun(battleOf('hallam-junction').pack)
  const asked = until(g, 'declare')
  const before = structuredClone(g.p)
  const weapon = [...g.p.groups.keys()]
    .flatMap(group => weaponsIn(g.s, g.p, group))
    .find(one => one.shots > 1 && targetsOf(asked, aimingOf(one, 1, null)).length > 0)
  if (weapon === undefined) throw new Error('nobody reaches anybody')
  const { group, shots } = weapon
  expect(shotsOfGroup(g.s, g.p, group)).toBe(shots)
  const [target] = targetsOf(asked, aimingOf(weapon, 1, null))
  if (target === undefined) throw new Error('nobody is in reach')
  answered(g, answerOf(asked, aimed(asked, aimingOf(weapon, 1, null), target.aim)) as Answer)
  expect(shotsOfGroup(g.s, g.p, group)).toBe(shots - 1)
  const row = sheetRows(g.s, g.p, before).find(one => one.group === group)
  expect(row?.shots).toEqual({ now: shots - 1, was: shots })
})

test('[MG-sur] a group that surrendered stays on the sheet, as captured', () => {
  const g = begun(battleOf('hallam-junction').pack)
  until(g, 'orders')
  answered(g, { do: 'surrender', group: 0 })
  expect(sheetRows(g.s, g.p, null)[0]).toMatchObject({ group: 0, gone: 'captured' })
})

test('[MG-alive] alive counts the healthy: alive, injured and dead add up to the whole group', () => {
  const g = begun(battleOf('hallam-junction').pack)
  const stack = g.p.groups[0]?.stacks[0]
  if (stack === undefined) throw new Error('there is no first stack')
  const all = stack.healthy
  Object.assign(stack, { healthy: all - 7, injured: 4, dead: 3 })
  const { alive, injured, dead } = sheetRows(g.s, g.p, null)[0] ?? {}
  const others = (g.p.groups[0]?.stacks.slice(1) ?? []).reduce((sum, one) => sum + one.healthy, 0)
  expect([alive?.now, injured?.now, dead?.now]).toEqual([all - 7 + others, 4, 3])
})
