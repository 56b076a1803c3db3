import { describe, expect, test } from 'vitest'
import { board, borderBetween, NEVER, spread } from './index.ts'

const LINE = board(5, [
  [0, 1],
  [1, 2],
  [2, 3],
])

describe('regions and ways through them', () => {
  test('neighbours and borders stand in the same order', () => {
    expect(LINE.next).toEqual([[1], [0, 2], [1, 3], [2], []])
    expect(LINE.via).toEqual([[0], [0, 1], [1, 2], [2], []])
  })

  test('a border is found from both sides, and none where there is none', () => {
    expect([borderBetween(LINE, 2, 3), borderBetween(LINE, 3, 2), borderBetween(LINE, 0, 2)]).toEqual([
      2,
      2,
      null,
    ])
  })

  test('a border of a region with itself, or with none, is refused', () => {
    expect(() => board(2, [[1, 1]])).toThrow('border 0 joins 1 and 1: no two regions')
    expect(() => board(2, [[0, 2]])).toThrow('border 0 joins 0 and 2')
  })

  test('steps are counted from the nearest start, NEVER where no way leads', () => {
    expect(spread(LINE, [0, 3], () => true)).toEqual([0, 1, 1, 0, NEVER])
    expect(spread(LINE, [0, 0], (_from, to) => to !== 2)).toEqual([0, 1, NEVER, NEVER, NEVER])
    expect(spread(LINE, [3], (_from, _to, border) => border !== 1)).toEqual([NEVER, NEVER, 1, 0, NEVER])
  })
})
