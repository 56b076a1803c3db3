import type { OpenedPack } from '@sandtable/shelf'

/** Makes something of each pack on the shelf at its first request, and keeps it by the pack's digest. */
export function oncePerPack<T>(make: (opened: OpenedPack) => T): (opened: OpenedPack) => T {
  const made = new Map<string, T>()
  return opened => {
    const { digest } = opened
    if (!made.has(digest)) made.set(digest, make(opened))
    return made.get(digest) as T
  }
}
