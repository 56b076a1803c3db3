import type { Answer, Data, DeepReadonly, Dice } from '@sandtable/kernel'
import type { Aim, Sight } from './position.ts'
import type { Scenario } from './scenario.ts'
import type { Stray } from './movement/strays.ts'
import { at } from './position.ts'

/** Draws any answer that a player may give. */
export type Sampler<A> = (
  s: Scenario,
  p: Sight,
  player: number,
  has: (answer: Answer) => boolean,
  dice: Dice,
) => A

/** Whether a datum from outside is of one type. */
export type Is<T extends Data> = (datum: Data) => datum is T

type Named = { readonly [name: string]: Data }

/** The type under each name of a record. */
export type Form<R extends Named> = { readonly [N in keyof R]: Is<R[N]> }

/** What an order of each kind must name besides `do`. */
export type Forms<O extends { readonly do: string }> = {
  readonly [D in O['do']]: FormBeside<Extract<O, { readonly do: D }>>
}

type FormBeside<O> = { readonly [N in Exclude<keyof O, 'do'>]: Is<Extract<O[N], Data>> }

/** Whether a record has exactly what a form names, and this many names besides. */
function isFormed(
  record: Named,
  form: Readonly<Record<string, (datum: Data) => boolean>>,
  beside: number,
): boolean {
  let names = beside
  for (const name in form) {
    if (!Object.hasOwn(record, name) || form[name]?.(record[name] as Data) !== true) return false
    names++
  }
  return Object.keys(record).length === names
}

/** Whether a datum is a record of one form: it names what it must, and nothing else. */
export const formed =
  <R extends Named>(form: Form<R>): Is<R> =>
  (datum): datum is R =>
    typeof datum === 'object' && datum !== null && !Array.isArray(datum) && isFormed(datum as Named, form, 0)

/** Whether an answer is an order of these kinds in its one form. */
export function isOrderOf<O extends Named & { readonly do: string }>(
  answer: Data,
  forms: Forms<O>,
): answer is O {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const order = answer as Named
  const { do: kind } = order
  if (typeof kind !== 'string' || !Object.hasOwn(forms, kind)) return false
  return isFormed(order, forms[kind as O['do']], 1)
}

/** Whether a datum is one of these words. */
export const isWord =
  <W extends string>(...words: readonly W[]): Is<W> =>
  (datum): datum is W =>
    words.some(word => word === datum)

/** Whether a datum is a list of at most this many items. */
export const isRow =
  <T extends Data>(isItem: Is<T>, most: number): Is<readonly T[]> =>
  (datum): datum is readonly T[] =>
    Array.isArray(datum) && datum.length <= most && datum.every(item => isItem(item))

/** Whether a datum is null or valid. */
export const orNone =
  <T extends Data>(isItem: Is<T>): Is<T | null> =>
  (datum): datum is T | null =>
    datum === null || isItem(datum)

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Whether a datum is a whole number between two others. */
export const isBetween =
  (least: number, most: number): Is<number> =>
  (datum): datum is number =>
    isWhole(datum, least, most)

/** Larger than any count. */
export const MANY = 100_000

/** Whether a datum could be the number of a group, a stack, a building or the like. */
export const isNumber = isBetween(0, MANY)

type Whole2 = readonly [number, number]

const isPair =
  (isPart: Is<number>): Is<Whole2> =>
  (datum): datum is Whole2 =>
    Array.isArray(datum) && datum.length === 2 && datum.every(part => isPart(part))

/** No coordinate is larger: about 40 km. */
const FURTHEST = 2 ** 22

/** Whether a datum is a point in whole centimetres. */
export const isPoint = isPair(isBetween(-FURTHEST, FURTHEST))

/** Whether a datum is the number of a group and of a stack in it. */
export const isPlace = isPair(isNumber)

/** M-grp-displace Whether a datum is a row of displaced units in order of their numbers, each with its place. */
export const areStrays = (datum: Data): datum is readonly Stray[] =>
  Array.isArray(datum) && datum.every(isStray) && isRising(datum.map(([unit]) => unit))

const isStray = (value: Data): value is Stray =>
  Array.isArray(value) && value.length === 3 && isNumber(value[0]) && isPoint(value.slice(1))

/** Whether numbers rise, and so are unique. */
export const isRising = (row: readonly number[]): boolean =>
  row.every((n, i) => i === 0 || n > at(row, i - 1))

const isSmall = isPair(isBetween(-1000, 1000))

/** MG-exact Whether a datum is a facing: a vector of small whole numbers, not 0. */
export const isFacing = (datum: Data): datum is Whole2 => isSmall(datum) && (datum[0] !== 0 || datum[1] !== 0)

const isAtStack = formed({ at: isWord('stack'), group: isNumber, stack: isNumber })
const isAtWork = formed({ at: isWord('work'), work: isNumber })
const isAtPoint = formed({ at: isWord('point'), point: isPoint })

/** Whether a datum is an aim: a stack, a building or a point. */
export const isAim = (datum: Data): datum is DeepReadonly<Aim> =>
  isAtStack(datum) || isAtWork(datum) || isAtPoint(datum)
