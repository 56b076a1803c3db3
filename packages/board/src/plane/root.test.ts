import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bigSignBeside, root, scaled, share, signBeside, signOfRatios } from './root.ts'

const whole = (most: number) => fc.integer({ min: -most, max: most })
const upTo = (most: number) => fc.integer({ min: 1, max: most })
/** Squares and what lies beside them, where a root of the machine is in danger. */
const besideSquares = fc
  .tuple(upTo(2 ** 26), fc.integer({ min: -2, max: 2 }), fc.boolean())
  .map(([r, by, halfway]) => Math.max(0, r * r + (halfway ? r : 0) + by))

test('a root is rounded to the nearest whole number up to 2^53', () => {
  const isNearest = (n: number): void => {
    const [r, four] = [BigInt(root(n)), 4n * BigInt(n)]
    expect((2n * r + 1n) ** 2n > four && (r === 0n || (2n * r - 1n) ** 2n <= four)).toBe(true)
  }
  fc.assert(fc.property(fc.maxSafeNat(), isNearest))
  fc.assert(fc.property(besideSquares, isNearest))
  expect([0, 1, 2, 3, 6, 7, 2 ** 53 - 1].map(root)).toEqual([0, 1, 1, 2, 2, 3, 94_906_266])
})

test('a length divided by a root is rounded to the nearest whole number, halves away from 0, both signs alike', () => {
  const isNearest = (m: number, n: number): void => {
    const [size, square] = [BigInt(scaled(Math.abs(m), n)), 4n * BigInt(m) ** 2n]
    expect((2n * size + 1n) ** 2n * BigInt(n) > square).toBe(true)
    expect(size === 0n || (2n * size - 1n) ** 2n * BigInt(n) <= square).toBe(true)
    expect(scaled(-m, n)).toBe(0 - scaled(m, n))
  }
  fc.assert(fc.property(whole(2 ** 46), upTo(2 ** 47), isNearest))
  fc.assert(fc.property(whole(2 ** 20), upTo(2 ** 7), isNearest))
  fc.assert(fc.property(upTo(2 ** 23), upTo(2 ** 22), (k, r) => isNearest((2 * k - 1) * r, 4 * r * r)))
  fc.assert(fc.property(upTo(2 ** 23), upTo(2 ** 22), (k, r) => isNearest((2 * k - 1) * r, 4 * r * r + 1)))
  expect([scaled(5, 4), scaled(-5, 4), scaled(0, 2), scaled(-1, 100)]).toEqual([3, -3, 0, 0])
})

test('a share is rounded to the nearest whole number, halves up', () => {
  const isNearest = (m: number, over: number, under: number): void => {
    const rest = 2n * (BigInt(m) * BigInt(over) - BigInt(share(m, over, under)) * BigInt(under))
    expect(rest >= -BigInt(under) && rest < BigInt(under)).toBe(true)
  }
  fc.assert(
    fc.property(whole(2 ** 23), whole(2 ** 47), upTo(2 ** 48), (m, over, under) =>
      isNearest(m, over % under, under),
    ),
  )
  fc.assert(fc.property(whole(40), whole(40), upTo(8), isNearest))
  fc.assert(fc.property(whole(2 ** 22), upTo(2 ** 46), (k, u) => isNearest(2 * k + 1, u, 2 * u)))
  expect([share(5, 1, 2), share(-5, 1, 2), share(-1, 1, 3), share(-2, 1, 3)]).toEqual([3, -2, 0, -1])
})

test('distances too close for floating point are compared exactly', () => {
  fc.assert(
    fc.property(whole(2 ** 50), whole(2 ** 23), upTo(2 ** 48), (m, k, n) => {
      expect(signBeside(m, k, n)).toBe(bigSignBeside(BigInt(m), BigInt(k), BigInt(n)))
    }),
  )
  fc.assert(
    fc.property(upTo(2 ** 23), upTo(2 ** 23), fc.constantFrom(-1, 0, 1), (k, r, by) => {
      expect(signBeside(k * r + by, k, r * r)).toBe(by)
      expect(signBeside(-k * r + by, -k, r * r)).toBe(by)
    }),
  )
  fc.assert(
    fc.property(upTo(2 ** 40), upTo(2 ** 40), upTo(2 ** 7), (a, b, times) => {
      expect(signOfRatios(a, b, a * times, b * times)).toBe(0)
      expect(signOfRatios(a, b, a * times + 1, b * times)).toBe(-1)
      expect(signOfRatios(-a, b, -a * times - 1, b * times)).toBe(1)
    }),
  )
})
