/** The first place in which two data differ, with what stands there; null when they say the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? null : `${path || 'value'} is ${shown(a)} and ${shown(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return `${path || 'value'} is ${shown(a)} and ${shown(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(
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

/** The first place in which two data hold the very same object, so that a change of one changes the other. */
export function shared(a: unknown, b: unknown): string | null {
  const places = new Map<object, string>()
  everyPart(a, '', (part, path) => places.set(part, path))
  let found: string | null = null
  everyPart(b, '', (part, path) => {
    const other = places.get(part)
    if (other !== undefined) found ??= `${other || 'value'} and ${path || 'value'} are the same object`
  })
  return found
}

function everyPart(value: unknown, path: string, each: (part: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  each(value, path)
  for (const [key, inner] of Object.entries(value))
    everyPart(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, each)
}

const part = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key as never] : undefined

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
