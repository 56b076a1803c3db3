/** What was worked out of the few things that were looked at last. */
export interface Recent<K extends object, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly forget: (key: K) => void
}

/** How many are kept: a position, and some imagined ones beside it. */
const MOST = 4

/**
 * A memory that never grows. Positions are imagined by the thousand, and a WeakMap would make the collector of garbage carry
 * all that was worked out of each.
 */
export function recent<K extends object, V>(): Recent<K, V> {
  /** The latest first. */
  const kept: { readonly key: K; readonly value: V }[] = []
  const placeOf = (key: K): number => {
    for (let i = 0; i < kept.length; i++) if (kept[i]?.key === key) return i
    return -1
  }
  return {
    get: key => {
      const place = placeOf(key)
      const found = kept[place]
      if (found !== undefined && place > 0) kept.unshift(...kept.splice(place, 1))
      return found?.value
    },
    set: (key, value) => {
      const place = placeOf(key)
      if (place >= 0) kept.splice(place, 1)
      else if (kept.length === MOST) kept.pop()
      kept.unshift({ key, value })
    },
    forget: key => {
      const place = placeOf(key)
      if (place >= 0) kept.splice(place, 1)
    },
  }
}
