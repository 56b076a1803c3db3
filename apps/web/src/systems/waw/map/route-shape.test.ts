import type { Ground } from '@sandtable/draw'
import { expect, test } from 'vitest'
import { routeShape } from './route-shape.ts'

const GROUND = {
  counter: 40,
  regions: [{ anchor: [0, 0] }, { anchor: [100, 0] }, { anchor: [100, 200] }],
} as unknown as Ground

test('a route has a ring at each stop, and its head before the last stack', () => {
  const shape = routeShape(GROUND, [0, 1, 2], 1)
  expect(shape?.stops).toEqual([[100, 0]])
  const [tip] = shape?.head ?? []
  expect(tip?.[0]).toBeCloseTo(100)
  expect(tip?.[1]).toBeGreaterThan(150)
  expect(tip?.[1]).toBeLessThan(200)
  expect(shape?.d.startsWith('M0 0')).toBe(true)
})

test('zoomed in, the head is nearer to the anchor, because a stack is smaller in the drawing', () => {
  const [far, near] = [1, 3].map(scale => routeShape(GROUND, [0, 1], scale)?.head[0]?.[0] ?? 0)
  expect(near).toBeGreaterThan(far as number)
})

test('one region is no route', () => {
  expect(routeShape(GROUND, [1], 1)).toBeNull()
  expect(routeShape(GROUND, [], 1)).toBeNull()
})
