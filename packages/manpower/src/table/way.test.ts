import { expect, test } from 'vitest'
import { field } from '../testing/field.ts'
import { wayTo } from './way.ts'

const s = field({
  groups: [
    { side: 0, facing: [1, 0], stacks: [['riflemen-ww1', 100]], at: [100, 100] },
    { side: 1, facing: [-1, 0], stacks: [['riflemen-ww1', 100]], at: [160, 80] },
  ],
})

test('[M-move-speed] a way that the speed allows is made as it is meant', () => {
  const way = wayTo(s, s.setup, 0, [9000, 15000], null, 'cautious')
  expect(way.bar).toBeNull()
  expect(way.plan?.cost).toBe(6000)
  expect(way.order.path).toEqual([[9000, 15000]])
})

test('[M-move-speed] of a way that is too long as much is made as the speed allows', () => {
  const way = wayTo(s, s.setup, 0, [9000, 49000], null, 'cautious')
  expect(way.bar).toBe('too-far')
  expect(way.plan?.cost).toBeGreaterThan(9900)
  expect(way.plan?.cost).toBeLessThanOrEqual(10000)
})

test('[MG-contact] a way into an enemy ends before him', () => {
  const way = wayTo(s, s.setup, 0, [18000, 9000], null, 'cautious')
  expect(way.bar).toBe('enemy')
  expect(way.plan?.end.at[0]).toBeGreaterThan(15900)
  expect(way.plan?.end.at[0]).toBeLessThanOrEqual(16000)
})
