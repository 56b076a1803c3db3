import type { Key } from './stream.ts'
import { at } from './rows.ts'
import { BLOCK, chacha } from './stream.ts'

/**
 * Dice are plain data, so that a save keeps them (K-12). Seeded dice follow from a seed, and streamed dice from a key
 * that can't be guessed from their rolls; loaded dice fall as given, and then run out or go on seeded; enumerating
 * dice go through every way they can fall.
 */
export type Dice = Seeded | Streamed | Loaded | Enumerating

export interface Seeded {
  kind: 'seeded'
  a: number
  b: number
  c: number
  d: number
  used: number
}
export interface Streamed {
  kind: 'streamed'
  /** Eight words. */
  key: Key
  /** Words drawn so far; some are discarded, so that there may be more of them than rolls. */
  drawn: number
  used: number
}
export interface Loaded {
  kind: 'loaded'
  rolls: number[]
  rest: Seeded | null
  used: number
}
export interface Enumerating {
  kind: 'enumerating'
  path: number[]
  sides: number[]
  used: number
}

/** Loaded dice have run out, or show a face that the die does not have. */
export interface DiceError extends Error {
  readonly name: 'DiceError'
  readonly used: number
  /** The wanted die, and the face given for it; null: none is left. */
  readonly sides: number
  readonly face: number | null
}

export const isDiceError = (error: unknown): error is DiceError =>
  error instanceof Error && error.name === 'DiceError'

export function seeded(seed: string): Seeded {
  const word = wordsOf(seed)
  const dice: Seeded = { kind: 'seeded', a: word(), b: word(), c: word(), d: word(), used: 0 }
  for (let i = 0; i < 12; i++) next(dice)
  return dice
}

export function streamed(key: Key): Streamed {
  if (key.length !== 8) throw new Error(`a key has 8 words, not ${key.length}`)
  return { kind: 'streamed', key: [...key], drawn: 0, used: 0 }
}

export function loaded(rolls: readonly number[], rest: Seeded | null = null): Loaded {
  return { kind: 'loaded', rolls: [...rolls], rest, used: 0 }
}

/** One roll: a whole number from 0 to sides − 1, each equally likely. */
export function rollDice(dice: Dice, sides: number): number {
  if (!(sides >= 1 && sides <= 0x1_0000_0000)) throw new Error(`no die has ${sides} sides`)
  dice.used++
  if (dice.kind === 'loaded') return told(dice, sides)
  if (dice.kind === 'enumerating') return turned(dice, sides)
  return fair(dice, sides)
}

/** How far dice have come in their stream; null: they have none. */
export function placeOf(dice: Dice): number | null {
  if (dice.kind === 'streamed') return dice.drawn
  return dice.kind === 'seeded' ? dice.used : null
}

/** No game rolls so many dice. */
const FAR = 1_000_000

/** Moves dice on to a place in their stream, and says whether it could: they never go back. */
export function turnOn(dice: Dice, to: number): boolean {
  const from = placeOf(dice)
  if (from === null || to < from || to - from > FAR) return false
  if (dice.kind === 'streamed') dice.drawn = to
  else if (dice.kind === 'seeded') for (; dice.used < to; dice.used++) next(dice)
  return true
}

/** Runs `play` once for every way the dice can fall, with one over the chance of it as `ways`. */
export function everyRoll(play: (dice: Enumerating) => void, each: (ways: number) => void): void {
  const dice: Enumerating = { kind: 'enumerating', path: [], sides: [], used: 0 }
  do {
    dice.used = 0
    play(dice)
    each(dice.sides.reduce((ways, sides) => ways * sides, 1))
  } while (turnOver(dice))
}

/** Shuffles in place (Fisher and Yates), with one roll for each place but the last. */
export function shuffle<T>(dice: Dice, row: T[]): T[] {
  for (let i = row.length - 1; i > 0; i--) {
    const j = rollDice(dice, i + 1)
    const kept = row[i]
    row[i] = row[j] as T
    row[j] = kept as T
  }
  return row
}

/** sfc32: one 32-bit word, and the next state. */
function next(dice: Seeded): number {
  const sum = (dice.a + dice.b + dice.d) | 0
  dice.d = (dice.d + 1) | 0
  dice.a = dice.b ^ (dice.b >>> 9)
  dice.b = (dice.c + (dice.c << 3)) | 0
  dice.c = (((dice.c << 21) | (dice.c >>> 11)) + sum) | 0
  return sum >>> 0
}

/**
 * Words past the last whole multiple of `sides` are discarded, so that no face is favoured. Past 31 bits the remainder is a
 * double to the machine, though whole; `>>> 0` makes it a small integer again, and so is all that follows from it.
 */
function fair(dice: Seeded | Streamed, sides: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  let word = wordOf(dice)
  while (word >= limit) word = wordOf(dice)
  return (word % sides) >>> 0
}

const wordOf = (dice: Seeded | Streamed): number => (dice.kind === 'seeded' ? next(dice) : drawn(dice))

function drawn(dice: Streamed): number {
  const word = dice.drawn++
  return at(chacha(dice.key, Math.floor(word / BLOCK)), word % BLOCK)
}

function diceError(message: string, found: Pick<DiceError, 'used' | 'sides' | 'face'>): DiceError {
  return Object.assign(new Error(message), { name: 'DiceError' as const, ...found })
}

function told(dice: Loaded, sides: number): number {
  const face = dice.rolls[dice.used - 1]
  if (face === undefined) {
    if (dice.rest !== null) return rollDice(dice.rest, sides)
    const count = dice.rolls.length
    throw diceError(`${count} dice were given, all ${count} are used, and more are needed`, {
      used: count,
      sides,
      face: null,
    })
  }
  if (!Number.isInteger(face) || face < 0 || face >= sides)
    throw diceError(`die ${dice.used} shows ${face}: a whole number from 0 to ${sides - 1} is needed`, {
      used: dice.used,
      sides,
      face,
    })
  return face
}

function turned(dice: Enumerating, sides: number): number {
  const face = dice.path[dice.used - 1]
  if (face !== undefined) return face
  dice.path.push(0)
  dice.sides.push(sides)
  return 0
}

/** The next way for the dice to fall, like the digits of a counter; false after the last. */
function turnOver(dice: Enumerating): boolean {
  while (dice.path.length > 0) {
    const last = dice.path.length - 1
    const face = at(dice.path, last) + 1
    if (face < at(dice.sides, last)) {
      dice.path[last] = face
      return true
    }
    dice.path.pop()
    dice.sides.pop()
  }
  return false
}

/** Spreads a seed's letters over 32-bit words (xmur3). */
function wordsOf(seed: string): () => number {
  let h = 1779033703 ^ seed.length
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    return (h ^= h >>> 16) | 0
  }
}
