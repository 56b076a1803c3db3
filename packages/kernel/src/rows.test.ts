import { expect, test } from 'vitest'
import { at } from './rows.ts'

test('a row returns what it holds at a place, null and 0 too', () => {
  expect([at([7, 0], 1), at([null], 0), at(Float64Array.of(0.5), 0)]).toEqual([0, null, 0.5])
})

test('a place that a row does not have is a broken invariant', () => {
  expect(() => at([7, 0], 2)).toThrow(new RangeError('nothing at 2 in a row of 2'))
  expect(() => at([7, 0], -1)).toThrow(new RangeError('nothing at -1 in a row of 2'))
})
