import type { Timer } from '../connection.ts'

/** A time that passes only when told to, and all its future events, in order. */
export interface QuietTime {
  readonly timer: Timer
  /** Does what is due next, whenever that is, and lets its callers continue; false: nothing is due. */
  next(): Promise<boolean>
  now(): number
}

export function quietTime(): QuietTime {
  const due: { readonly at: number; readonly run: () => void }[] = []
  let now = 0
  return {
    timer: (ms, run) => {
      const entry = { at: now + ms, run }
      const place = due.findIndex(({ at }) => at > entry.at)
      due.splice(place < 0 ? due.length : place, 0, entry)
      return () => {
        const held = due.indexOf(entry)
        if (held >= 0) due.splice(held, 1)
      }
    },
    next: async () => {
      const entry = due.shift()
      if (entry === undefined) return false
      now = entry.at
      entry.run()
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
      return true
    },
    now: () => now,
  }
}
