import { expect, test } from 'vitest'
import type { Pair } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'
import { answered, begun, until } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { enemyTrails } from './trails.ts'
import { groupAt } from './orders.ts'

const g = begun(battleOf('hallam-junction').pack)

test('enemies that moved leave a trail until the end of the turn; enemies that only turned leave none', () => {
  const { s, p, side } = until(g, 'orders')
  const [first = 0, second = 0] = [...p.groups.keys()].filter(group => groupAt(p, group).owner === side)
  const [x, y] = centre(s, groupAt(p, first))
  const to: Pair = [x, y + 2000]
  const ahead = groupAt(p, second).facing
  const move = { do: 'move', crossing: 'cautious', strays: [] }
  answered(g, { ...move, group: first, path: [to], facing: null })
  until(g, 'orders')
  answered(g, { ...move, group: second, path: [], facing: [ahead[1], -ahead[0]] })
  until(g, 'orders')
  expect(enemyTrails(s, g.p, side)).toEqual([])
  const [trail, ...more] = enemyTrails(s, g.p, 1 - side)
  expect([trail?.group, more]).toEqual([first, []])
  expect([trail?.way[0], trail?.way.at(-1)]).toEqual([[x, y], to])
  while (g.p.turn === 1) answered(g, { do: 'done' })
  expect(enemyTrails(s, g.p, 1 - side)).toEqual([])
})
