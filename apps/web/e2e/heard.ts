import type { Page } from 'playwright-core'

/** All that the server says to a page over its lines. */
export function heard(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}
