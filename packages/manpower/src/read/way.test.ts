import { describe, expect, test } from 'vitest'
import type { Pair } from '../position.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { field } from '../testing/field.ts'
import { wayTo } from './way.ts'

const s = field({
  groups: [
    { side: 0, facing: [1, 0], stacks: [['riflemen-ww1', 100]], at: [100, 100] },
    { side: 1, facing: [-1, 0], stacks: [['riflemen-ww1', 100]], at: [160, 80] },
  ],
})

test('[M-move-speed] a path within the speed is made as planned', () => {
  const way = wayTo(s, s.setup, 0, [9000, 15000], null, 'cautious')
  expect(way.bar).toBeNull()
  expect(way.plan?.cost).toBe(6000)
  expect(way.order.path).toEqual([[9000, 15000]])
})

test('[M-move-speed] of a path that is too long as much is made as the speed allows', () => {
  const way = wayTo(s, s.setup, 0, [9000, 49000], null, 'cautious')
  expect(way.bar?.what).toBe('too-far')
  expect(way.plan?.cost).toBeGreaterThan(9900)
  expect(way.plan?.cost).toBeLessThanOrEqual(10000)
})

test('[MG-contact] a path into an enemy ends in front of it', () => {
  const way = wayTo(s, s.setup, 0, [18000, 9000], null, 'cautious')
  expect(way.bar?.what).toBe('enemy')
  expect(way.plan?.end.at[0]).toBeGreaterThan(15900)
  expect(way.plan?.end.at[0]).toBeLessThanOrEqual(16000)
})

test('[MG-contact] a path over friends ends behind them, given room and speed', () => {
  const friends = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 20]], at: [100, 100], files: 20 },
      { side: 0, stacks: [['riflemen-ww1', 20]], at: [100, 140], files: 20 },
    ],
  })
  const [x] = centre(friends, at(friends.setup.groups, 0))
  const way = wayTo(friends, friends.setup, 0, [x, 60000], null, 'cautious')
  expect(way.bar?.what).toBe('too-far')
  expect(way.plan?.cost).toBeGreaterThan(9900)
  const among = wayTo(friends, friends.setup, 0, [x, 13800], null, 'cautious')
  expect(among.bar?.what).toBe('occupied')
})

describe('if ground bars the straight path', () => {
  const pond: Pair[] = [
    [9500, 12000],
    [20000, 12000],
    [20000, 13000],
    [9500, 13000],
  ]
  const ford = field({
    groups: [{ side: 0, facing: [1, 0], stacks: [['riflemen-ww1', 10]], at: [100, 100] }],
    map: {
      ground: [
        { kind: 'water', name: 'Pond', outline: pond },
        { kind: 'mud', name: 'Mud', outline: [[0, 12000], [9500, 12000], [9500, 13000], [0, 13000]] }, // prettier-ignore
      ],
    },
  })
  const [x, y] = centre(ford, at(ford.setup.groups, 0))

  test('[M-move-block-terrain] a path is found around it, with its hazards', () => {
    const way = wayTo(ford, ford.setup, 0, [x, 15000], null, 'rush')
    expect(way.bar).toBeNull()
    expect(way.order.path.length).toBeGreaterThan(1)
    expect(way.length).toBeGreaterThan(15000 - y)
    expect(way.hazards.map(({ kind }) => kind)).toEqual(['mud'])
  })

  test('[M-haz-cautious] a cautious group gets as far on it as its speed allows', () => {
    const way = wayTo(ford, ford.setup, 0, [x, 21000], null, 'cautious')
    expect(way.bar?.what).toBe('too-far')
    expect(way.plan?.cost).toBeGreaterThan(9800)
    expect(way.length).toBeLessThan(way.plan?.cost ?? 0)
    expect(way.length + way.slowed).toBe(way.plan?.cost)
  })

  test('[M-move-block-terrain] an unreachable point is approached as near as the straight path allows', () => {
    const way = wayTo(ford, ford.setup, 0, [x, 12500], null, 'cautious')
    expect(way.bar?.what).toBe('water')
    expect(way.order.path).toHaveLength(1)
    expect(way.plan).not.toBeNull()
  })
})
