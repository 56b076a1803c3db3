import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../time.ts'
import { realTime } from '../time.ts'

/** A clock that stands still until told that time has passed. */
export interface PretendTime extends Clock {
  /** Milliseconds pass at once; resolves when everything due by then has been looked for. */
  readonly pass: (ms: number) => Promise<void>
}

/** The least time between two looks for due games. */
export const SECOND = 1_000
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Runs once when its time comes, however many intervals have passed. */
interface Interval {
  at: number
  readonly ms: number
  readonly run: () => void
}

export function pretendTime(start = 1_800_000_000_000): PretendTime {
  let now = start
  const timers = new Set<Timer>()
  const intervals = new Set<Interval>()
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    every: (ms, run) => {
      const interval = { at: now + ms, ms, run }
      intervals.add(interval)
      return () => void intervals.delete(interval)
    },
    pass: async ms => {
      now += ms
      for (const interval of intervals) {
        if (interval.at > now) continue
        interval.at = now + interval.ms
        interval.run()
      }
      const due = [...timers].filter(({ at }) => at <= now)
      for (const timer of due) {
        timers.delete(timer)
        timer.run()
      }
      while (due.length > 0 && timers.size === 0) await setImmediate()
    },
  }
}

const STARTED = Date.now()

/** A clock by which clients have all the time in the world between two messages. */
export const hurriedTime: Clock = {
  ...realTime,
  now: () => STARTED + (Date.now() - STARTED) * 1_000,
}
