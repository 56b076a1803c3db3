import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compared, dividedBy, minus, plus, ratio, rounded, times } from './ratio.ts'

const small = fc.integer({ min: -10_000, max: 10_000 })
const under = fc.integer({ min: 1, max: 10_000 })
const fraction = fc.tuple(small, under).map(([over, below]) => ratio(over, below))

describe('a fraction', () => {
  test('is kept in lowest terms, its sign above the line', () => {
    expect([ratio(6, 4), ratio(3, -6), ratio(0, -5), ratio(7)]).toEqual([
      { over: 3, under: 2 },
      { over: -1, under: 2 },
      { over: 0, under: 1 },
      { over: 7, under: 1 },
    ])
  })

  test('is refused where it would not be exact', () => {
    for (const [over, below] of [
      [1, 0],
      [0.5, 1],
      [2 ** 53, 1],
      [1, Number.NaN],
      [Infinity, 1],
    ] as const)
      expect(() => ratio(over, below)).toThrow('no exact fraction')
    const most = ratio(Number.MAX_SAFE_INTEGER)
    expect(() => plus(most, most)).toThrow('no exact fraction')
    expect(() => times(most, ratio(2))).toThrow('no exact fraction')
  })

  test('cancels before it multiplies, so that a small enough result is not refused', () => {
    const large = ratio(Number.MAX_SAFE_INTEGER, 2)
    expect(times(large, ratio(2, Number.MAX_SAFE_INTEGER))).toEqual({ over: 1, under: 1 })
  })

  test('is added and subtracted, multiplied and divided, as school teaches', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a)
        fc.pre(b.over !== 0)
        expect(dividedBy(times(a, b), b)).toEqual(a)
        expect(Math.sign(compared(a, b))).toBe(Math.sign(a.over * b.under - b.over * a.under))
      }),
    )
  })
})

describe('[MG-round] a fraction is rounded to the nearest whole number', () => {
  test.each([
    [100, 3, 33],
    [45, 2, 23],
    [231, 20, 12],
    [9, 4, 2],
    [1, 2, 1],
    [-1, 2, 0],
    [-3, 2, -1],
    [-7, 4, -2],
    [6, 1, 6],
    [Number.MAX_SAFE_INTEGER, 2, 2 ** 52],
  ])('%i/%i is %i', (over, below, whole) => {
    expect(rounded(ratio(over, below))).toBe(whole)
  })

  test('and is never further than a half from it, a half going up', () => {
    fc.assert(
      fc.property(fraction, given => {
        const off = minus(ratio(rounded(given)), given)
        expect(2 * off.over).toBeLessThanOrEqual(off.under)
        expect(2 * off.over).toBeGreaterThan(-off.under)
      }),
    )
  })
})
