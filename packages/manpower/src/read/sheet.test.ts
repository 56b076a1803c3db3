import { expect, test } from 'vitest'
import { copy } from '@sandtable/kernel'
import type { Position } from '../position.ts'
import { field } from '../testing/field.ts'
import { sheetRows } from '../say/testing/english.ts'

test('[T-group-speed] [M-sheet-example-b] [MG-sheet] the speed of a group is that of its slowest living unit', () => {
  const s = field({
    era: 'ww2',
    groups: [
      {
        side: 0,
        name: 'Beta',
        stacks: [
          ['medium-tank', 15],
          ['heavy-tank-ww2', 10],
          ['motorcycles', 10],
          ['light-tank', 15],
          ['riflemen-ww2', 100],
        ],
        at: [100, 400],
      },
    ],
  })
  const p = copy(s.setup) as Position
  const [, , , light, rifles] = p.groups[0]?.stacks ?? []
  Object.assign(light ?? {}, { healthy: 0, injured: 3, dead: 12 })
  Object.assign(rifles ?? {}, { healthy: 0, injured: 0, dead: 100 })
  const [row] = sheetRows(s, p)
  expect(row?.alive).toEqual(['Medium tanks: 15', 'Heavy tanks: 10', 'Motorcycles: 10'])
  expect(row?.injured).toEqual(['Light tanks: 3'])
  expect(row?.dead).toEqual(['Light tanks: 12', 'Riflemen: 100'])
  expect(row?.speed).toBe('150 (slowest: Heavy tank)')
})

test('[M-sheet-columns] [M-sheet-makeup] [MG-alive] [MG-unit] [M-sheet-speed] [M-sheet-example-a] a row counts each type, and names the one that sets the speed', () => {
  const s = field({
    era: 'ww1',
    groups: [
      {
        side: 0,
        name: 'Alpha',
        stacks: [
          ['riflemen-ww1', 200],
          ['cavalry', 150],
        ],
        at: [100, 400],
      },
      { side: 1, name: 'Foe', stacks: [['riflemen-ww1', 10]], at: [700, 400] },
    ],
  })
  const p = copy(s.setup) as Position
  const [rifles, cavalry] = p.groups[0]?.stacks ?? []
  Object.assign(rifles ?? {}, { healthy: 143, injured: 27, dead: 30 })
  Object.assign(cavalry ?? {}, { healthy: 136, injured: 10, dead: 4 })
  const [row, ...others] = sheetRows(s, p, 0)
  expect(others).toEqual([])
  expect([row?.alive, row?.injured, row?.dead, row?.speed]).toEqual([
    ['Riflemen: 143', 'Cavalry: 136'],
    ['Riflemen: 27', 'Cavalry: 10'],
    ['Riflemen: 30', 'Cavalry: 4'],
    '100 (slowest: Riflemen)',
  ])
})
