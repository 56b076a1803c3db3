/** Where the time comes from; a test brings its own, and lets months pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs something after this many milliseconds, unless it is called off before. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs something every this many milliseconds, until it is called off. */
  readonly every: (ms: number, run: () => void) => () => void
}

/** A timer can't be set further ahead than this; a longer wait looks again then. */
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
