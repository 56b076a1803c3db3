import { expect, test } from 'vitest'
import { apportioned } from './apportion.ts'

test('as many cells as there are, never more or fewer, and the largest remainder first', () => {
  expect(apportioned([0.333, 0.333, 0.334], 100)).toEqual([33, 33, 34])
  expect(apportioned([1, 0, 0], 100)).toEqual([100, 0, 0])
  expect(apportioned([0.5, 0.25, 0.25], 2)).toEqual([1, 1, 0])
})
