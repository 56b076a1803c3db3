import { expect, test } from 'vitest'
import { downColumn, isLetter, overRows, typing } from './list-keys.ts'

test('arrows go round a column; Home and End go to its ends', () => {
  expect([0, 1, 2].map(at => downColumn('ArrowDown', at, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map(at => downColumn('ArrowUp', at, 3))).toEqual([2, 0, 1])
  expect(['Home', 'End', 'ArrowLeft', 'x'].map(key => downColumn(key, 1, 3))).toEqual([0, 2, null, null])
  expect(['ArrowDown', 'ArrowUp'].map(key => downColumn(key, -1, 3))).toEqual([0, 2])
  expect(downColumn('End', -1, 0)).toBe(null)
})

test('arrows go along rows to their ends, and up and down to what is the least aside', () => {
  const spots = [
    [0, 0],
    [96, 0],
    [192, 0],
    [0, 102],
    [96, 102],
  ].map(([left, top]) => ({ left: left as number, top: top as number }))
  const after = (key: string): (number | null)[] => spots.map((_, at) => overRows(key, at, spots))
  expect(after('ArrowRight')).toEqual([1, 2, 3, 4, 4])
  expect(after('ArrowLeft')).toEqual([0, 0, 1, 2, 3])
  expect(after('ArrowDown')).toEqual([3, 4, 4, 3, 4])
  expect(after('ArrowUp')).toEqual([0, 1, 2, 0, 1])
  expect(['Home', 'End', 'Tab'].map(key => overRows(key, 2, spots))).toEqual([0, 4, null])
  expect(['Home', 'ArrowDown', 'ArrowRight'].map(key => overRows(key, 0, []))).toEqual([null, null, null])
})

test('typed letters find the line that they begin; the same letter again goes on', () => {
  const lines = ['Light', 'Dark', 'Links', 'Leave the table']
  const find = typing()
  const found = (letters: string, at: number, now: number): (number | null)[] =>
    letters.split('').map((letter, n) => find(letter, at, lines, now + n))
  expect(found('l', -1, 1000)).toEqual([0])
  expect(find('l', 0, lines, 1100)).toBe(2)
  expect(find('l', 2, lines, 1200)).toBe(3)
  expect(found('le', 0, 3000)).toEqual([2, 3])
  expect(found('LIN', 0, 5000)).toEqual([2, 0, 2])
  expect(found('x', 0, 7000)).toEqual([null])
})

test('a letter with a command key is no letter', () => {
  const bare = { ctrlKey: false, metaKey: false, altKey: false }
  expect(['a', 'é', '4', ' ', 'Enter'].map(key => isLetter({ ...bare, key }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(isLetter({ ...bare, key: 'a', ctrlKey: true })).toBe(false)
})
