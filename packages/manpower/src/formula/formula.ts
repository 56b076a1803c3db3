import type { Ratio } from './ratio.ts'
import { compared, dividedBy, minus, plus, ratio, times } from './ratio.ts'

/** MG-dice A dice formula: dice, whole numbers, and their combinations. */
export type Formula =
  | { readonly kind: 'dice'; readonly dice: number; readonly sides: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: Sign; readonly left: Formula; readonly right: Formula }

export type Sign = '+' | '-' | '*' | '/'

const ZERO = ratio(0)

const WORKED: Readonly<Record<Sign, (a: Ratio, b: Ratio) => Ratio>> = {
  '+': plus,
  '-': minus,
  '*': times,
  '/': dividedBy,
}

/** The sides of each die that the formula needs, in the order in which they are rolled. */
export function diceIn(formula: Formula): number[] {
  if (formula.kind === 'number') return []
  if (formula.kind === 'dice') return Array.from({ length: formula.dice }, () => formula.sides)
  return [...diceIn(formula.left), ...diceIn(formula.right)]
}

/** M-dmg-dice, MG-dice The formula's value with these dice, exact, and never below 0. */
export function valueOf(formula: Formula, rolls: readonly number[]): Ratio {
  const needed = diceIn(formula)
  if (rolls.length !== needed.length || rolls.some((roll, i) => roll < 1 || roll > (needed[i] ?? 0)))
    throw new Error(`expected dice of ${needed.join(', ')} sides, found ${rolls.join(', ')}`)
  return floored(worked(formula, [...rolls]))
}

/** Takes its dice from the front of the rolls. */
function worked(formula: Formula, rolls: number[]): Ratio {
  if (formula.kind === 'number') return ratio(formula.number)
  if (formula.kind === 'dice')
    return ratio(rolls.splice(0, formula.dice).reduce((sum, roll) => sum + roll, 0))
  const left = worked(formula.left, rolls)
  return WORKED[formula.kind](left, worked(formula.right, rolls))
}

const floored = (value: Ratio): Ratio => (value.over < 0 ? ZERO : value)

/** A value and in how many of all rolls it comes up. */
export interface Chance {
  readonly value: Ratio
  readonly ways: bigint
}

/** The most pairs of values that are worked out at once. */
const PAIRS_LIMIT = 200_000

/** Every value of the formula from the least to the most, counted over all rolls; null: there are too many. */
export function distribution(formula: Formula): Chance[] | null {
  const chances = spread(formula)
  return chances === null
    ? null
    : gathered(chances.map(({ value, ways }) => ({ value: floored(value), ways })))
}

function spread(formula: Formula): Chance[] | null {
  if (formula.kind === 'number') return [{ value: ratio(formula.number), ways: 1n }]
  if (formula.kind === 'dice') return tossed(formula.dice, formula.sides)
  const left = spread(formula.left)
  const right = spread(formula.right)
  return left === null || right === null ? null : paired(left, right, WORKED[formula.kind])
}

function tossed(dice: number, sides: number): Chance[] | null {
  const die = Array.from({ length: sides }, (_, i) => ({ value: ratio(i + 1), ways: 1n }))
  let sums: Chance[] | null = die
  for (let thrown = 1; thrown < dice && sums !== null; thrown++) sums = paired(sums, die, plus)
  return sums
}

function paired(left: Chance[], right: Chance[], work: (a: Ratio, b: Ratio) => Ratio): Chance[] | null {
  if (left.length * right.length > PAIRS_LIMIT) return null
  return gathered(
    left.flatMap(a => right.map(b => ({ value: work(a.value, b.value), ways: a.ways * b.ways }))),
  )
}

/** Equal values as one, in rising order. */
function gathered(chances: readonly Chance[]): Chance[] {
  const byValue = new Map<string, Chance>()
  for (const { value, ways } of chances) {
    const key = `${value.over}/${value.under}`
    byValue.set(key, { value, ways: ways + (byValue.get(key)?.ways ?? 0n) })
  }
  return [...byValue.values()].sort((a, b) => compared(a.value, b.value))
}
