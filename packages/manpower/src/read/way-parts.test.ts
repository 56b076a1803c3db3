import type { Way } from './way.ts'
import { expect, test } from 'vitest'
import { wayParts } from './way-parts.ts'

const point: [number, number] = [0, 0]
const way = (more: { cost: number; crossing: 'cautious' | 'rush'; legs: number; slowed: number }): Way => ({
  order: {
    do: 'move',
    group: 0,
    path: Array.from({ length: more.legs }, () => point),
    facing: null,
    crossing: more.crossing,
    strays: [],
  },
  plan: { cost: more.cost } as NonNullable<Way['plan']>,
  bar: null,
  length: 5000,
  slowed: more.slowed,
  hazards: [{ number: 0, kind: 'mud', from: point, to: point, length: 1000 }],
})

test('a move costs its length, hazards and its wheel', () => {
  const parts = wayParts(way({ cost: 8500, crossing: 'cautious', legs: 1, slowed: 3000 }))
  expect(parts.map(({ key, cost }) => [key, cost])).toEqual([
    ['straight', 5000],
    ['cautious', 3000],
    ['wheel', 500],
  ])
})

test('a rush is listed though it costs nothing more, and a path of several legs is a detour', () => {
  const parts = wayParts(way({ cost: 5000, crossing: 'rush', legs: 3, slowed: 0 }))
  expect(parts.map(({ key }) => key)).toEqual(['round', 'rush'])
})
