import { expect, test } from 'vitest'
import type { Ground } from '@sandtable/draw'
import { frontOf } from './front.ts'

const ground = (anchors: readonly [number, number][], board: Ground['board']) => ({
  board,
  regions: anchors.map(anchor => ({ anchor })) as unknown as Ground['regions'],
})
const WIDE = [0, 0, 2000, 1000] as const

test('the armies stand in the middle', () => {
  expect(
    frontOf(
      ground(
        [
          [900, 500],
          [1100, 500],
        ],
        WIDE,
      ),
      { where: [0, 1, -1] },
    ),
  ).toEqual([720, 306, 1280, 694])
})

test('more counters draw it to their place', () => {
  const [left] = frontOf(
    ground(
      [
        [800, 500],
        [1200, 500],
      ],
      WIDE,
    ),
    { where: [0, 0, 0, 1] },
  )
  expect(left).toBe(620)
})

test('it stays on the board', () => {
  expect(frontOf(ground([[10, 990]], WIDE), { where: [0] })).toEqual([0, 612, 560, 1000])
})

test('a board that is smaller lies in the middle, and an empty one is shown in its middle', () => {
  expect(frontOf(ground([[10, 10]], [0, 0, 360, 188]), { where: [0] })).toEqual([-100, -100, 460, 288])
  expect(frontOf(ground([], WIDE), { where: [-1] })).toEqual([720, 306, 1280, 694])
})
