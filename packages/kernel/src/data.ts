/** What a position, a frame, an answer and an event are made of: data that can be written and read back. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data }

/** K-1: steps see the position through this; only events' `apply` may write. Numbers stay as they are, branded ones too. */
export type DeepReadonly<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/**
 * A copy that shares nothing with its original (K-2). A row of numbers is copied as one slice: a row longer than a
 * tuple holds one sort of thing, all plain values or all objects and nulls, and is not searched for others.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyRow(value) as T
  const made = { ...value } as Record<string, unknown>
  for (const key in made) {
    const part = made[key]
    if (typeof part === 'object') made[key] = copy(part)
  }
  return made as T
}

/** A writable copy of something read-only: a view is made with it, so that it forgets no field. */
export const ownCopy = <T>(value: DeepReadonly<T>): T => copy(value) as T

const TUPLE = 16

function copyRow(value: readonly unknown[]): unknown[] {
  const row = value.slice()
  if (row.length > TUPLE && typeof row[0] !== 'object') return row
  for (let i = 0; i < row.length; i++) {
    const part = row[i]
    if (typeof part === 'object') row[i] = copy(part)
  }
  return row
}

/** The one written form of data: keys in code-unit order, whole numbers only, nothing but data (K-3). */
export function encode(value: unknown, path = 'value'): string {
  const text = write(value)
  if (text === null) throw new Error(`${fault(value, path)}: it cannot be written`)
  return text
}

/** Whether a value is data; an outside value may be anything. */
export function isData(value: unknown): value is Data {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'object' || value === null) return isPlain(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isData(value[i])) return false
    return true
  }
  if (!isRecord(value)) return false
  for (const key in value) if (!isData(value[key])) return false
  return true
}

/** An object without some of its fields; the object itself stays. */
export const without = <T extends object, F extends keyof T>(whole: T, ...fields: F[]): Omit<T, F> =>
  Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field as F))) as Omit<T, F>

/** Whether two data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((part, i) => same(part, b[i]))
  }
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

/** The text of a value, or null when some part of it is no data. */
function write(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value !== 'object' || value === null) return isPlain(value) ? JSON.stringify(value) : null
  if (Array.isArray(value)) return writeRow(value)
  if (!isRecord(value)) return null
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const part = write(value[key])
    if (part === null) return null
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${part}`
  }
  return `{${text}}`
}

function writeRow(row: readonly unknown[]): string | null {
  let text = ''
  for (let i = 0; i < row.length; i++) {
    const part = write(row[i])
    if (part === null) return null
    text += i === 0 ? part : `,${part}`
  }
  return `[${text}]`
}

/** The place where a value isn't data, and what is there; null when all of it is. */
function fault(value: unknown, path: string): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? null : `${path} is ${value}, no whole number`
  if (typeof value !== 'object' || value === null) return isPlain(value) ? null : `${path} is ${typeof value}`
  if (!Array.isArray(value) && !isRecord(value)) return `${path} is neither a row nor a plain object`
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? Array.from(value, (part, i) => [`[${i}]`, part])
    : Object.entries(value).map(([key, part]) => [`.${key}`, part])
  for (const [step, part] of parts) {
    const found = fault(part, path + step)
    if (found !== null) return found
  }
  return null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || typeof value === 'string'

function isRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** A 64-bit FNV-1a digest of a text, as 16 hexadecimal digits: detects damage, but not forgery. */
export function digest(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let i = 0; i < text.length; i++) {
    low ^= text.charCodeAt(i)
    const carry = (low >>> 16) * 0x1b3 + (((low & 0xffff) * 0x1b3) >>> 16)
    high = (Math.imul(high, 0x1b3) + (low << 8) + (carry >>> 16)) >>> 0
    low = Math.imul(low, 0x1b3) >>> 0
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}
