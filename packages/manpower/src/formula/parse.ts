import type { Formula, Sign } from './formula.ts'

export type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  /** Columns count from 1. */
  | { readonly ok: false; readonly column: number; readonly message: string }

const SIGNS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
}
const LENGTH_LIMIT = 60
const DEPTH_LIMIT = 8
const DICE_LIMIT = 100
const SIDES_LIMIT = 1000
const NUMBER_LIMIT = 1_000_000
/** Above it a fraction could lose its last digits. */
const EXACT_LIMIT = 1e15

/** Reads a formula such as 2d6/2, or returns the column of its error and what was expected there. */
export function parseFormula(text: string): Parsed {
  const reader: Reader = { text, at: 0, dice: 0 }
  const made = text.length > LENGTH_LIMIT ? tooLong(reader) : whole(reader)
  return made.ok ? { ok: true, formula: made.formula } : made
}

/** What is left to read, and how many dice were read. */
interface Reader {
  readonly text: string
  at: number
  dice: number
}

/** A part with its range: its least and its most, and how large its fractions can grow. */
interface Part {
  readonly ok: true
  readonly formula: Formula
  readonly least: number
  readonly most: number
  readonly over: number
  readonly under: number
}
type Reading = Part | Exclude<Parsed, { ok: true }>

const refuse = (at: number, message: string): Reading => ({ ok: false, column: at + 1, message })

const tooLong = (reader: Reader): Reading =>
  refuse(LENGTH_LIMIT, `expected at most ${LENGTH_LIMIT} signs, found ${reader.text.length}`)

function whole(reader: Reader): Reading {
  const made = sum(reader, 0)
  if (!made.ok || next(reader) === '') return made
  return refuse(reader.at, `expected + - * / or the end, found ${found(reader)}`)
}

const sum = (reader: Reader, depth: number): Reading =>
  chain(reader, ['+', '-'], () => product(reader, depth))

const product = (reader: Reader, depth: number): Reading =>
  chain(reader, ['*', '/'], () => atom(reader, depth))

/** Parts of one rank with their signs between them, from left to right. */
function chain(reader: Reader, signs: readonly Sign[], part: () => Reading): Reading {
  let left = part()
  while (left.ok) {
    const sign = SIGNS[next(reader)]
    if (sign === undefined || !signs.includes(sign)) return left
    reader.at += 1
    next(reader)
    const at = reader.at
    const right = part()
    left = right.ok ? joined(left, sign, right, at) : right
  }
  return left
}

function atom(reader: Reader, depth: number): Reading {
  if (next(reader) === '(') return bracket(reader, depth)
  const at = reader.at
  const number = digits(reader)
  if (number === null) return refuse(at, `expected dice, a whole number or (, found ${found(reader)}`)
  if (reader.text[reader.at] === 'd') return diceOf(reader, number, at)
  if (number > NUMBER_LIMIT) return refuse(at, `expected a whole number of at most ${NUMBER_LIMIT}`)
  return part({ kind: 'number', number }, number, number)
}

function bracket(reader: Reader, depth: number): Reading {
  if (depth === DEPTH_LIMIT)
    return refuse(reader.at, `expected at most ${DEPTH_LIMIT} brackets in each other`)
  reader.at += 1
  const inner = sum(reader, depth + 1)
  if (!inner.ok) return inner
  if (next(reader) !== ')') return refuse(reader.at, `expected + - * / or ), found ${found(reader)}`)
  reader.at += 1
  return inner
}

function diceOf(reader: Reader, dice: number, at: number): Reading {
  reader.at += 1
  const sidesAt = reader.at
  const sides = digits(reader)
  if (sides === null) return refuse(sidesAt, `expected the number of sides, found ${found(reader)}`)
  if (sides < 2 || sides > SIDES_LIMIT) return refuse(sidesAt, `expected 2 to ${SIDES_LIMIT} sides`)
  reader.dice += dice
  if (dice < 1 || reader.dice > DICE_LIMIT) return refuse(at, `expected 1 to ${DICE_LIMIT} dice in all`)
  return part({ kind: 'dice', dice, sides }, dice, dice * sides)
}

const part = (formula: Formula, least: number, most: number): Part => ({
  ok: true,
  formula,
  least,
  most,
  over: most,
  under: 1,
})

function joined(left: Part, sign: Sign, right: Part, at: number): Reading {
  if (sign === '/' && right.least <= 0 && right.most >= 0)
    return refuse(at, 'expected something that is never 0 to divide by')
  const ends = [left.least, left.most].flatMap(a => [right.least, right.most].map(b => ENDS[sign](a, b)))
  const grown = GROWTH[sign](left, right)
  if (Math.max(grown.over, grown.under) > EXACT_LIMIT)
    return refuse(at, 'expected a smaller number: this cannot be worked out exactly')
  const formula: Formula = { kind: sign, left: left.formula, right: right.formula }
  return { ok: true, formula, least: Math.min(...ends), most: Math.max(...ends), ...grown }
}

const ENDS: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

type Size = Pick<Part, 'over' | 'under'>
const added = (a: Size, b: Size): Size => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
/** How large the fractions can grow before they are put in lowest terms. */
const GROWTH: Readonly<Record<Sign, (a: Size, b: Size) => Size>> = {
  '+': added,
  '-': added,
  '*': (a, b) => ({ over: a.over * b.over, under: a.under * b.under }),
  '/': (a, b) => ({ over: a.over * b.under, under: a.under * b.over }),
}

/** The next sign that is not a blank; none at the end. */
function next(reader: Reader): string {
  while (reader.text[reader.at] === ' ') reader.at += 1
  return reader.text[reader.at] ?? ''
}

function digits(reader: Reader): number | null {
  const [run] = /^\d+/.exec(reader.text.slice(reader.at)) ?? []
  if (run === undefined) return null
  reader.at += run.length
  return Number(run)
}

const found = (reader: Reader): string => {
  const sign = reader.text[reader.at]
  return sign === undefined ? 'the end' : JSON.stringify(sign)
}
