import type { Data } from './data.ts'
import type { Phrase } from './phrase.ts'
import { isData } from './data.ts'

interface At {
  /** Where the value stands: `seats[1].bot`; empty for the value as a whole. */
  readonly at: string
}

/** What can be wrong with a value from outside, and what was expected there. */
export interface Faults {
  readonly 'no-object': At
  readonly missing: At
  readonly unknown: At
  readonly object: At
  readonly list: At
  readonly entries: At & { readonly least: number; readonly most: number }
  readonly text: At
  readonly flag: At
  readonly 'whole-from': At & { readonly least: number }
  readonly 'whole-between': At & { readonly least: number; readonly most: number }
  readonly 'one-of': At & { readonly choices: readonly string[] }
  /** This many of A-Z a-z 0-9 _ -. */
  readonly letters: At & { readonly least: number; readonly most: number }
  /** This many lower-case hexadecimal digits. */
  readonly digits: At & { readonly digits: number }
  readonly data: At
  /** Its form has no name of its own. */
  readonly wrong: At
}

/** What is wrong with a value, for its sender. */
export type Fault = Phrase<Faults>

/** What is wrong with a value at a place; null: nothing, and it is a T. */
export interface Check<T = unknown> {
  (value: unknown, at: string): Fault | null
  readonly of?: T
}

/** The type that a check proves. */
export type Checked<C extends Check> = C extends Check<infer T> ? T : never

/** An outside value if it passes a check; otherwise the fault. */
export function checked<T>(
  check: Check<T>,
  value: unknown,
): { readonly value: T } | { readonly fault: Fault } {
  const fault = check(value, '')
  return fault === null ? { value: value as T } : { fault }
}

/** A value that passes a test; otherwise this fault. */
export function that<T>(
  holds: (value: unknown) => value is T,
  fault: (at: string) => Fault = at => ({ key: 'wrong', parts: { at } }),
): Check<T> {
  return (value, at) => (holds(value) ? null : fault(at))
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const TEXT = that(isText, at => ({ key: 'text', parts: { at } }))
export const FLAG = that(
  value => typeof value === 'boolean',
  at => ({ key: 'flag', parts: { at } }),
)
/** An object with any content. */
export const OBJECT = that(isRecord, at => ({ key: 'object', parts: { at } }))

export const textLike = (pattern: RegExp): Check<string> =>
  that((value): value is string => isText(value) && pattern.test(value))

/** A text of the letters that ids, tokens and links are made of. */
export const letters = (least: number, most: number): Check<string> =>
  that(
    (value): value is string =>
      isText(value) && value.length >= least && value.length <= most && /^[A-Za-z0-9_-]*$/.test(value),
    at => ({ key: 'letters', parts: { at, least, most } }),
  )

/** Bytes as hexadecimal digits. */
export const hexDigits = (digits: number): Check<string> =>
  that(
    (value): value is string => isText(value) && value.length === digits && /^[0-9a-f]*$/.test(value),
    at => ({ key: 'digits', parts: { at, digits } }),
  )

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Check<number> =>
  that(
    (value): value is number => isWhole(value) && value >= least && value <= most,
    at =>
      most === Number.MAX_SAFE_INTEGER
        ? { key: 'whole-from', parts: { at, least } }
        : { key: 'whole-between', parts: { at, least, most } },
  )

/** Whether a value from outside is a whole number. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

export const oneOf = <T extends string>(...choices: readonly T[]): Check<T> =>
  that(
    (value): value is T => choices.some(text => text === value),
    at => ({ key: 'one-of', parts: { at, choices } }),
  )

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at) =>
    value === null ? null : check(value, at)

export const rowOf =
  <T>(check: Check<T>, most = Infinity, least = 0): Check<readonly T[]> =>
  (value, at) => {
    if (most < Infinity && !(Array.isArray(value) && value.length >= least && value.length <= most))
      return { key: 'entries', parts: { at, least, most } }
    if (!Array.isArray(value)) return { key: 'list', parts: { at } }
    return firstFault(value, (part, i) => check(part, `${at}[${i}]`))
  }

type Fields = Readonly<Record<string, Check>>

type NoFields = Readonly<Record<never, Check>>

/** An object with required and optional fields. */
type Shape<Must extends Fields, May extends Fields> = { readonly [F in keyof Must]: Checked<Must[F]> } & {
  readonly [F in keyof May]?: Checked<May[F]>
}

/** An object with these fields and no others; the second may be missing. */
export const exactly =
  <Must extends Fields, May extends Fields = NoFields>(must: Must, may?: May): Check<Shape<Must, May>> =>
  (value, at) =>
    fieldFault(value, at, must, may) ??
    firstFault(Object.keys(value as object), key =>
      Object.hasOwn(must, key) || (may !== undefined && Object.hasOwn(may, key))
        ? null
        : { key: 'unknown', parts: { at: within(at, JSON.stringify(key.slice(0, 40))) } },
    )

/** An object with these fields; a newer program may have added others. */
export const atLeast =
  <Must extends Fields, May extends Fields = NoFields>(must: Must, may?: May): Check<Shape<Must, May>> =>
  (value, at) =>
    fieldFault(value, at, must, may)

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether lists and objects are nested deeper than this; code that reads them is recursive. */
export function deeperThan(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= most; depth++)
    level = level.flatMap(part => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  return level.length > 0
}

/** Kernel data, of whole numbers only; a key that could change an object's prototype is refused. */
export const DATA = that(
  (value): value is Data => isData(value) && !namesPrototype(value),
  at => ({ key: 'data', parts: { at } }),
)

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(namesPrototype)
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype)
}

function fieldFault(value: unknown, at: string, must: Fields, may: Fields = {}): Fault | null {
  if (!isRecord(value)) return at === '' ? { key: 'no-object', parts: { at } } : OBJECT(value, at)
  return (
    firstFault(Object.entries(must), ([key, check]) =>
      Object.hasOwn(value, key)
        ? check(value[key], within(at, key))
        : { key: 'missing', parts: { at: within(at, key) } },
    ) ??
    firstFault(Object.entries(may), ([key, check]) =>
      Object.hasOwn(value, key) ? check(value[key], within(at, key)) : null,
    )
  )
}

const within = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

function firstFault<T>(row: readonly T[], fault: (part: T, i: number) => Fault | null): Fault | null {
  for (const [i, part] of row.entries()) {
    const found = fault(part, i)
    if (found !== null) return found
  }
  return null
}
