import { expect, test } from 'vitest'
import type { Ground } from '@sandtable/draw'
import { frontOf } from './front.ts'

const ground = (anchors: readonly [number, number][], board: Ground['board']) => ({
  board,
  regions: anchors.map(anchor => ({ anchor })) as unknown as Ground['regions'],
})
const WIDE = [0, 0, 2000, 1000] as const

test('it shows where most of the stacks stand', () => {
  const [left, top, right, bottom] = frontOf(
    ground(
      [
        [300, 200],
        [500, 300],
        [1900, 900],
      ],
      WIDE,
    ),
    { where: [0, 0, 1, 2, -1] },
  )
  expect(left).toBeLessThan(300)
  expect(right).toBeGreaterThan(500)
  expect(top).toBeLessThan(200)
  expect(bottom).toBeGreaterThan(300)
})

test('it leaves a stack out rather than cut it in two', () => {
  const [left, , right] = frontOf(
    ground(
      [
        [1000, 500],
        [1300, 500],
        [1540, 500],
      ],
      WIDE,
    ),
    { where: [0, 1, 2] },
  )
  const cut = [1000, 1300, 1540].filter(x => Math.abs(x - left) < 44 || Math.abs(x - right) < 44)
  expect(cut).toEqual([])
})

test('it stays on the board', () => {
  const [left, top, right, bottom] = frontOf(ground([[50, 940]], WIDE), { where: [0] })
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left).toBeLessThan(50)
  expect(bottom).toBeLessThanOrEqual(1000)
  expect(bottom).toBeGreaterThan(940)
  expect([right - left, bottom - top]).toEqual([560, 388])
})

test('a smaller board is centred, and an empty one is shown at its middle', () => {
  expect(frontOf(ground([[10, 10]], [0, 0, 360, 188]), { where: [0] })).toEqual([-100, -100, 460, 288])
  expect(frontOf(ground([], WIDE), { where: [-1] })).toEqual([720, 304, 1280, 692])
})
