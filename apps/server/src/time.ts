/** The source of time; a test brings its own, and lets months pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs something after this many milliseconds, unless cancelled first. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs something every this many milliseconds, until cancelled. */
  readonly every: (ms: number, run: () => void) => () => void
}

/** A timer can't be set further ahead than this; a longer wait checks again then. */
const LONGEST = 2 ** 31 - 1

export const realTime: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
