import { expect, test } from 'vitest'
import { num, rulesOf, signed, total } from './index.ts'

test('a number is printed as it is, and as a change', () => {
  expect([-1, 0, 1].map(num)).toEqual(['−1', '0', '1'])
  expect([-1, 0, 1].map(signed)).toEqual(['−1', '0', '+1'])
})

test('reasons add up to a sum, and name each rule once', () => {
  const parts = [
    { rule: 'T-1', what: 'hill', change: 2 },
    { rule: 'T-2', what: 'mud', change: -3 },
    { rule: 'T-1', what: 'wood', change: 1 },
  ]
  expect([total(parts), rulesOf(parts)]).toEqual([0, ['T-1', 'T-2']])
})
