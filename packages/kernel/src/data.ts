/** What a position, a frame, an answer and an event are made of: it can be written down and read back. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data }

/** K-1: steps see the position through this; only events' `apply` may write. */
export type DeepReadonly<T> = T extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A copy that shares nothing with its original (K-2). Rows of numbers are copied as one slice. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const row = value.slice()
    if (typeof row[0] === 'object') for (let i = 0; i < row.length; i++) row[i] = copy(row[i])
    return row as T
  }
  const made = {} as Record<string, unknown>
  for (const key in value) {
    const part = value[key]
    made[key] = typeof part === 'object' ? copy(part) : part
  }
  return made as T
}

/** The one way to write data down: keys in code-unit order, whole numbers only, no undefined (K-3). */
export function encode(value: unknown, path = 'value'): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value))
      throw new Error(`${path} is ${value}: only whole numbers can be written`)
    return String(Object.is(value, -0) ? 0 : value)
  }
  if (Array.isArray(value)) return `[${value.map((part, i) => encode(part, `${path}[${i}]`)).join(',')}]`
  if (typeof value === 'object') {
    const parts = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${encode(part, `${path}.${key}`)}`)
    return `{${parts.join(',')}}`
  }
  throw new Error(`${path} is ${typeof value}: it cannot be written`)
}

/** Whether two data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  return encode(a) === encode(b)
}

/** A 64-bit FNV-1a digest of a text, as 16 hexadecimal digits: finds damage, is no proof against forgery. */
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
