import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const MEN = { least: 1, most: 106, isOptional: false }
const METRES = { least: 0, most: 400, isOptional: true }

test.for<[string, number]>([
  ['1', 1],
  ['50', 50],
  [' 106 ', 106],
  ['007', 7],
])('%j is a number of men', ([text, n]) => expect(wholeNumber(text, MEN)).toBe(n))

test.for(['', '0', '107', '150', '1e9', '-5', '2.5', '5 0', '0x10', 'ten', '-'])(
  '%j is not a number of men, and no other number takes its place',
  text => expect(wholeNumber(text, MEN)).toBe('wrong'),
)

test('an optional field is empty or within its bounds', () => {
  expect(['', '0', '-3', '9999'].map(text => wholeNumber(text, METRES))).toEqual([null, 0, 'wrong', 'wrong'])
})

test('a change may have a sign, typed or printed', () => {
  const change = { least: -20, most: 20, isOptional: false }
  expect(['+2', '-1', '−1', '+-1'].map(text => wholeNumber(text, change))).toEqual([2, -1, -1, 'wrong'])
})
