import { same } from '@sandtable/kernel'

/** The first place in which two data differ, with the values there; null when they are the same. */
export const difference = (a: unknown, b: unknown, path = ''): string | null =>
  // Nearly all compared data are the same: places are named only for a difference.
  same(a, b) ? null : firstDifference(a, b, path)

function firstDifference(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? null : `${path || 'value'} is ${shown(a)} and ${shown(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return `${path || 'value'} is ${shown(a)} and ${shown(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(
      part(a, key),
      part(b, key),
      Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`,
    )
    if (found !== null) return found
  }
  return null
}

/** The same for two data written down. */
export const apart = (a: string, b: string): string | null =>
  a === b ? null : (difference(JSON.parse(a), JSON.parse(b)) ?? 'the texts differ, and not what they say')

/** The first place in which two data share the very same object, so that a change of one changes the other. */
export function shared(a: unknown, b: unknown): string | null {
  const ours = new Set<object>()
  everyPart(a, part => void ours.add(part))
  let common: object | null = null
  everyPart(b, part => void (common ??= ours.has(part) ? part : null))
  if (common === null) return null
  const [here, there] = [a, b].map(whole => placeOf(whole, common, '') || 'value')
  return `${here} and ${there} are the same object`
}

function everyPart(value: unknown, each: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  each(value)
  for (const inner of Object.values(value)) everyPart(inner, each)
}

/** Where this object lies inside; null: nowhere. */
function placeOf(value: unknown, sought: unknown, path: string): string | null {
  if (value === sought) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = placeOf(inner, sought, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

const part = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
