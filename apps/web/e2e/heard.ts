import type { Page } from 'playwright-core'

/** Everything the server sends to a page over its sockets. */
export function heard(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}
