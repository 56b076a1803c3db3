import type { Ground } from '@sandtable/draw'
import { expect, test } from 'vitest'
import { neighbourToward, readingOrder } from './region-order.ts'

/** Four regions, two by two, each beside those that share a side with it. */
const SQUARE = {
  regions: [
    { anchor: [300, 300], neighbours: [1, 2] },
    { anchor: [100, 310], neighbours: [0, 3] },
    { anchor: [300, 100], neighbours: [0, 3] },
    { anchor: [100, 100], neighbours: [1, 2] },
  ],
} as unknown as Ground

test('regions are read from the top left', () => {
  expect(readingOrder(SQUARE)).toEqual([3, 2, 1, 0])
})

test('an arrow key goes to the neighbour in that direction, or nowhere', () => {
  expect(neighbourToward(SQUARE, 3, 'ArrowRight')).toBe(2)
  expect(neighbourToward(SQUARE, 3, 'ArrowDown')).toBe(1)
  expect(neighbourToward(SQUARE, 0, 'ArrowUp')).toBe(2)
  expect(neighbourToward(SQUARE, 0, 'ArrowLeft')).toBe(1)
  expect(neighbourToward(SQUARE, 0, 'ArrowRight')).toBeNull()
  expect(neighbourToward(SQUARE, 0, 'Enter')).toBeNull()
})
