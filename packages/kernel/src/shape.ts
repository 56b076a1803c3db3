import type { Data } from './data.ts'
import { isData } from './data.ts'

/** What is wrong with a value that stands at a place, said so that its sender can mend it; null: nothing is, and it is a T. */
export interface Check<T = unknown> {
  (value: unknown, at: string): string | null
  readonly of?: T
}

/** What a check says that a value is. */
export type Checked<C extends Check> = C extends Check<infer T> ? T : never

/** A value from outside, if a check has nothing against it; or what it has. */
export function checked<T>(
  check: Check<T>,
  value: unknown,
): { readonly value: T } | { readonly fault: string } {
  const fault = check(value, '')
  return fault === null ? { value: value as T } : { fault }
}

/** A value that passes a test. */
export function that<T>(expected: string, holds: (value: unknown) => value is T): Check<T>
export function that(expected: string, holds: (value: unknown) => boolean): Check
export function that(expected: string, holds: (value: unknown) => boolean): Check {
  return (value, at) => (holds(value) ? null : `${at} must be ${expected}`)
}

export const TEXT = that('a text', value => typeof value === 'string')
export const FLAG = that('true or false', value => typeof value === 'boolean')

export const textLike = (expected: string, pattern: RegExp): Check<string> =>
  that(expected, (value): value is string => typeof value === 'string' && pattern.test(value))

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Check<number> =>
  that(
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${least} on`
      : `a whole number from ${least} to ${most}`,
    (value): value is number => isWhole(value) && value >= least && value <= most,
  )

/** Whether a value from outside is a whole number. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

export const oneOf = <T extends string>(...texts: readonly T[]): Check<T> =>
  that(`one of ${texts.join(', ')}`, (value): value is T => texts.some(text => text === value))

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at) => {
    const fault = value === null ? null : check(value, at)
    return fault === null ? null : `${fault}, or null`
  }

export const rowOf =
  <T>(check: Check<T>, most = Infinity): Check<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at} must be a list`
    if (value.length > most) return `${at} must have at most ${most} entries`
    return firstFault(value, (part, i) => check(part, `${at}[${i}]`))
  }

type Fields = Readonly<Record<string, Check>>

type NoFields = Readonly<Record<never, Check>>

/** An object with the fields that must be there, and those that may. */
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
        : `${within(at, JSON.stringify(key.slice(0, 40)))} is not known here`,
    )

/** An object with these fields; a newer program may have put others beside them. */
export const atLeast =
  <Must extends Fields, May extends Fields = NoFields>(must: Must, may?: May): Check<Shape<Must, May>> =>
  (value, at) =>
    fieldFault(value, at, must, may)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether lists and objects lie deeper in one another than this; what looks into them goes down by calling itself. */
export function deeperThan(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= most; depth++)
    level = level.flatMap(part => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  return level.length > 0
}

/** Data of the kernel, of whole numbers only; a key that could change what an object is made from is none. */
export const DATA = that(
  'data: texts, whole numbers, true, false, null, lists and objects',
  (value): value is Data => isData(value) && !namesPrototype(value),
)

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(namesPrototype)
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype)
}

function fieldFault(value: unknown, at: string, must: Fields, may: Fields = {}): string | null {
  if (!isRecord(value)) return `${at === '' ? 'it' : at} must be an object`
  return (
    firstFault(Object.entries(must), ([key, check]) =>
      Object.hasOwn(value, key) ? check(value[key], within(at, key)) : `${within(at, key)} is missing`,
    ) ??
    firstFault(Object.entries(may), ([key, check]) =>
      Object.hasOwn(value, key) ? check(value[key], within(at, key)) : null,
    )
  )
}

const within = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

function firstFault<T>(row: readonly T[], fault: (part: T, i: number) => string | null): string | null {
  for (const [i, part] of row.entries()) {
    const found = fault(part, i)
    if (found !== null) return found
  }
  return null
}
