/** A server takes a burst of messages, and then so many a second: whoever stays well below is never refused. */
const BURST = 40
const EVERY = 30

/** Waits where more would be sent than a server takes; the first messages go at once. */
export function pacer(): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    next = Math.max(now, next) + EVERY
    const wait = next - now - BURST * EVERY
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }
}
