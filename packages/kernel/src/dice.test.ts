import type { Dice } from './dice.ts'
import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { copy } from './data.ts'
import { everyRoll, isDiceError, loaded, rollDice, seeded, shuffle, streamed } from './dice.ts'

const rolls = (dice: Dice, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => rollDice(dice, sides))

/** Computed by another program from the published sfc32 and xmur3. */
const GOLDEN = {
  sandtable: [2, 1, 3, 1, 0, 5, 1, 1, 1, 1, 0, 5],
  empty: [1402465000, 3326695321, 2578689289, 1354170855],
  omega: [174718, 373758, 902140, 350420],
}

test('[K-12] the same seed gives the same dice, for ever', () => {
  expect(rolls(seeded('sandtable'), 12, 6)).toEqual(GOLDEN.sandtable)
  expect(rolls(seeded(''), 4, 0x1_0000_0000)).toEqual(GOLDEN.empty)
  expect(rolls(seeded('Ω 1'), 4, 1_000_000)).toEqual(GOLDEN.omega)
})

test('[K-12] seeds that differ in one letter give different dice', () => {
  const all = Array.from({ length: 200 }, (_, i) => rolls(seeded(`game ${i}`), 8, 6).join(''))
  expect(new Set(all).size).toBeGreaterThan(198)
})

test('[K-12] a copy of dice falls the same, and the two do not affect each other', () => {
  const dice = seeded('a')
  rolls(dice, 5, 6)
  const twin = copy(dice)
  const ahead = rolls(twin, 20, 20)
  expect(rolls(dice, 20, 20)).toEqual(ahead)
  expect(dice.used).toBe(25)
})

test.for([2, 6, 7, 10, 36])('[K-12] every face of %i falls equally often', sides => {
  const counts = Array.from({ length: sides }, () => 0)
  const mean = 4_000
  for (const face of rolls(seeded(`uniform ${sides}`), mean * sides, sides)) counts[face]!++
  const chiSquare = counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
  // Mean sides − 1, deviation √(2 (sides − 1)): honest dice of a fixed seed stay within four deviations.
  expect(chiSquare).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)))
})

test('[K-12] no face is favoured if the sides do not divide the word', () => {
  const sides = 3 * 2 ** 30
  const low = rolls(seeded('wide'), 3_000, sides).filter(face => face < 2 ** 30).length
  expect(low).toBeGreaterThan(900)
  expect(low).toBeLessThan(1_100)
})

test.for([0, -1, NaN, 2 ** 33])('[K-12] there is no die of %d sides', sides => {
  expect(() => rollDice(seeded('a'), sides)).toThrow(`no die has ${sides} sides`)
})

test('[K-12] a die of one side shows it', () => {
  expect(rolls(seeded('a'), 3, 1)).toEqual([0, 0, 0])
})

test('[K-12] loaded dice fall as given, and run out', () => {
  const dice = loaded([3, 0, 5])
  expect(rolls(dice, 3, 6)).toEqual([3, 0, 5])
  const error = caught(() => rollDice(dice, 6))
  expect(isDiceError(error)).toBe(true)
  expect(String(error)).toContain('3 dice were given, all 3 are used, and more are needed')
})

test('[K-12] loaded dice continue with a seed if asked to', () => {
  const dice = loaded([3], seeded('a'))
  expect(rolls(dice, 6, 6)).toEqual([3, ...rolls(seeded('a'), 5, 6)])
  expect(dice.used).toBe(6)
})

test.for([6, -1, 1.5])('[K-12] a loaded die cannot show %d of six sides', face => {
  const error = caught(() => rollDice(loaded([face]), 6))
  expect(isDiceError(error)).toBe(true)
  expect(String(error)).toContain(`die 1 shows ${face}: a whole number from 0 to 5 is needed`)
})

test('[K-12] other errors are not dice errors', () => {
  expect(isDiceError(new Error('3 dice were given'))).toBe(false)
})

test('[K-12] every roll is visited once, with one over its chance', () => {
  const met: string[] = []
  let fallen: number[] = []
  everyRoll(
    dice => (fallen = [rollDice(dice, 2), rollDice(dice, 3)]),
    ways => met.push(`${fallen.join('')}/${ways}`),
  )
  expect(met).toEqual(['00/6', '01/6', '02/6', '10/6', '11/6', '12/6'])
})

test('[K-12] every roll is visited if one die decides whether another falls', () => {
  const met: string[] = []
  let fallen: number[] = []
  everyRoll(
    dice => {
      fallen = [rollDice(dice, 3)]
      while (fallen.at(-1) === 2 && fallen.length < 3) fallen.push(rollDice(dice, 3))
    },
    ways => met.push(`${fallen.join('')}/${ways}`),
  )
  expect(met).toEqual(['0/3', '1/3', '20/9', '21/9', '220/27', '221/27', '222/27'])
})

test('[K-12] a play without dice is visited once', () => {
  const ways: number[] = []
  everyRoll(
    () => {},
    n => ways.push(n),
  )
  expect(ways).toEqual([1])
})

test('[K-12] every order of a shuffle is equally likely', () => {
  const orders = new Map<string, number>()
  let order = ''
  everyRoll(
    dice => (order = shuffle(dice, ['a', 'b', 'c', 'd']).join('')),
    ways => orders.set(order, (orders.get(order) ?? 0) + 1 / ways),
  )
  expect(orders.size).toBe(24)
  for (const chance of orders.values()) expect(chance).toBeCloseTo(1 / 24)
})

function caught(inside: () => unknown): unknown {
  try {
    return inside()
  } catch (error) {
    return error
  }
}

const WORD = 0x1_0000_0000

/** Node's own ChaCha20 output for a key. */
function openssl(key: Buffer, words: number): number[] {
  const text = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * words))
  return Array.from({ length: words }, (_, i) => text.readUInt32LE(4 * i))
}

const wordsOf = (key: Buffer): number[] => Array.from({ length: 8 }, (_, i) => key.readUInt32LE(4 * i))

test('[K-12] streamed dice fall as ChaCha20 says, whatever the key', () => {
  expect(rolls(streamed([0, 0, 0, 0, 0, 0, 0, 0]), 2, WORD)).toEqual([0xade0b876, 0x903df1a0])
  for (const key of [Buffer.alloc(32, 0xff), randomBytes(32), randomBytes(32)])
    expect(rolls(streamed(wordsOf(key)), 100, WORD)).toEqual(openssl(key, 100))
})

test('[K-12] streamed dice discard words so that no face is favoured, and a copy falls the same', () => {
  const key = wordsOf(Buffer.alloc(32, 7))
  const sides = 3_000_000_000
  const fair = openssl(Buffer.alloc(32, 7), 64).filter(word => word < sides)
  const dice = streamed(key)
  expect(rolls(dice, 20, sides)).toEqual(fair.slice(0, 20))
  expect(dice.used).toBe(20)
  expect(dice.drawn).toBeGreaterThan(20)
  expect(rolls(copy(dice), 5, sides)).toEqual(fair.slice(20, 25))
  expect(() => streamed([1, 2])).toThrow('a key has 8 words, not 2')
})
