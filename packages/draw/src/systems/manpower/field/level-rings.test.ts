import { expect, test } from 'vitest'
import { areaOf, isInside } from '../../../plane.ts'
import { levelRings } from './level-rings.ts'

const grid = (rows: readonly string[]) => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  left: 0,
  top: 0,
  step: 10,
  values: rows.flatMap(row => Array.from(row, Number)),
})

test('rings close around what is over the level, and around holes in it', () => {
  const rings = levelRings(grid(['00000', '01110', '01010', '01110', '00000']), 0.5)
  expect(rings).toHaveLength(2)
  expect(isInside(rings, [10, 10])).toBe(true)
  expect(isInside(rings, [20, 20])).toBe(false)
  expect(isInside(rings, [0, 0])).toBe(false)
})

test('what reaches the edge of the grid closes there', () => {
  const [ring, ...others] = levelRings(grid(['11', '11']), 0.5)
  expect(others).toEqual([])
  expect(areaOf(ring ?? [])).toBeGreaterThan(200)
})

test('squares that meet at a corner only are two', () => {
  expect(levelRings(grid(['10', '01']), 0.5)).toHaveLength(2)
})
