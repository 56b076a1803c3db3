import { expect, test } from 'vitest'
import { act, counts, declare, fireAt, firing, happened } from '../testing/firing.ts'
import { at } from '../position.ts'
import { casting, onStack } from '../testing/powers.ts'
import { copy } from '@sandtable/kernel'
import { field } from '../testing/field.ts'
import { neededBy, volleySums } from './needed.ts'

test('[MG-combat] a volley knows what every sum would have done; what it rolled is what it did', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 60]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300], facing: [0, -1] },
    ],
  })
  const g = firing(s, [3, 5])
  const before = copy(g.p)
  declare(g, 0, fireAt([0, 0, 0], 60, 1))
  act(g, 0)
  const sums = volleySums(s, before, at(happened(g, 'volley-fired'), 0))
  expect(sums.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(sums.reduce((all, { ways }) => all + ways, 0)).toBe(36)
  expect(sums[6]).toMatchObject({ damage: happened(g, 'volley-fired')[0]?.damage, died: counts(g, 1)[2] })
  expect(at(sums, 10).died).toBeGreaterThan(at(sums, 0).died ?? 0)
})

test('[MG-combat] [M-adv-div] a shot at one unit knows the least roll that hurts, and the least that kills', () => {
  const outline = [[0, 12_000], [50_000, 12_000], [50_000, 30_000], [0, 30_000]] as const // prettier-ignore
  const s = field({
    era: 'medieval',
    map: { node: { name: 'Village', owner: 'blue', outline: outline.map(([x, y]) => [x, y]) } },
    groups: [
      { side: 0, stacks: [['wizard', 1]], at: [100, 100], spells: ['firebolt'] },
      { side: 1, stacks: [['spearman', 20]], at: [100, 150], facing: [0, -1], files: 10 },
    ],
  })
  const g = firing(s, [1, 3])
  const before = copy(g.p)
  declare(g, 0, casting(s, 'firebolt', [[0, 0]], onStack(1)))
  act(g, 0)
  const struck = at(happened(g, 'spell-struck'), 0)
  expect(struck.target.map(({ change }) => change)).toEqual([3])
  expect(neededBy(s, before, struck)).toEqual({ hurts: 2, kills: 5 })
  expect(counts(g, 1)).toEqual([19, 1, 0])
})
