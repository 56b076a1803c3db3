/**
 * A server takes a burst of messages or answers, then this many a second; a client well below that is never
 * refused.
 */
const BURST = 40
const EVERY = 30

/** Waits until this many answers can be sent. */
export type Pace = (answers: number) => Promise<void>

/** Waits before sending more than a server takes; the first messages go at once. */
export function pacer(): Pace {
  let next = 0
  return async answers => {
    const now = performance.now()
    next = Math.max(now, next) + answers * EVERY
    const wait = next - now - BURST * EVERY
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }
}
