import type { Dice, DiceError, Game, Seeded, History } from '@sandtable/kernel'
import { answer, begin, fork, isDiceError, loaded, seeded, submit, historyOf, undo } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Miniatures } from './kind.ts'
import type { TableOrder } from './orders.ts'
import type { WhyNotOrder } from './legal.ts'
import { MINIATURES } from './ruleset.ts'
import { whyNotOrder } from './legal.ts'

/** An order, and the dice that people rolled for it, as they show; null: they are rolled here. */
export interface Given {
  readonly order: TableOrder
  readonly dice: readonly number[] | null
}

/** A table with a keeper of its sheet. */
export interface Sitting {
  readonly seed: string
  readonly history: History<Miniatures>
  /** All orders that stand. */
  readonly given: Given[]
}

/** What is wrong with typed dice. */
export type DiceRefused =
  /** One more die is wanted, with this many sides. */
  | { readonly is: 'more-dice'; readonly sides: number }
  | { readonly is: 'no-such-face'; readonly number: number; readonly face: number; readonly sides: number }
  | { readonly is: 'too-many-dice'; readonly wanted: number }

export type Refused = { readonly is: 'order'; readonly why: WhyNotOrder } | DiceRefused

/** Only one keeps the sheet. */
const KEEPER = 0

export function sitDown(s: Scenario, seed: string): Sitting {
  return { seed, history: historyOf(begin(MINIATURES, s, { dice: seeded(seed) }), true), given: [] }
}

/** Carries out an order; an impossible one is refused, and changes nothing. */
export function give(sitting: Sitting, { order, dice }: Given): Refused | null {
  const { game } = sitting.history
  const why = whyNotOrder(game.s, game.p, order)
  if (why !== null) return { is: 'order', why }
  const rest = restOf(game.dice)
  if (dice !== null) {
    const refused = tried(game, order, dice)
    if (refused !== null) return refused
  }
  game.dice = dice === null ? rest : loaded(faces(dice), rest)
  answer(sitting.history, KEEPER, order)
  sitting.given.push({ order, dice })
  return null
}

/** Takes back the last order; false: there is none. */
export function takeBack(sitting: Sitting): boolean {
  if (!undo(sitting.history, KEEPER)) return false
  sitting.given.pop()
  return true
}

/** A table as it stood when these orders were given, or the number of the first that is refused. */
export function resume(s: Scenario, seed: string, given: readonly Given[]): Sitting | number {
  const sitting = sitDown(s, seed)
  const refused = given.findIndex(one => give(sitting, one) !== null)
  return refused === -1 ? sitting : refused + 1
}

/** The sides of the dice that an order still wants after these, as far as is known before they are rolled. */
export function diceFor(game: Game<Miniatures>, order: TableOrder, dice: readonly number[]): number[] {
  const wanted: number[] = []
  const lowest = [...dice]
  for (;;) {
    const refused = tried(game, order, lowest)
    if (refused?.is !== 'more-dice') return wanted
    wanted.push(refused.sides)
    lowest.push(1)
  }
}

const faces = (dice: readonly number[]): number[] => dice.map(face => face - 1)

/** The dice that are rolled here, whatever was typed in between. */
const restOf = (dice: Dice): Seeded => {
  const rest = dice.kind === 'loaded' ? dice.rest : dice
  if (rest?.kind !== 'seeded') throw new Error('a table rolls from a seed')
  return rest
}

/** What is wrong with dice for an order, found out on a copy. */
function tried(game: Game<Miniatures>, order: TableOrder, dice: readonly number[]): DiceRefused | null {
  const copy = fork(game)
  copy.dice = loaded(faces(dice))
  try {
    submit(copy, KEEPER, order)
  } catch (error) {
    if (!isDiceError(error)) throw error
    return refusalOf(error)
  }
  return copy.dice.used < dice.length ? { is: 'too-many-dice', wanted: copy.dice.used } : null
}

const refusalOf = ({ used, sides, face }: DiceError): DiceRefused =>
  face === null ? { is: 'more-dice', sides } : { is: 'no-such-face', number: used, face: face + 1, sides }
