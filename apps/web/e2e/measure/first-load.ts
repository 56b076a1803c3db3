import type { Page, Response } from 'playwright-core'
import { gzipSync } from 'node:zlib'

/** A page that has fetched nothing for this long is at rest, even on a busy machine. */
const REST = 1500

/** Kilobytes of compressed script that a page has fetched when it is at rest, its workers' included. */
export async function scriptOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const fetched: Response[] = []
  page.on('response', answer => fetched.push(answer))
  await open()
  for (let before = -1; before !== fetched.length; await page.waitForTimeout(REST)) before = fetched.length
  const scripts = fetched.filter(answer => new URL(answer.url()).pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(async script => gzipSync(await script.body()).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
