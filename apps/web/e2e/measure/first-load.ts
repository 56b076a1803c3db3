import type { Page, Response } from 'playwright-core'
import { gzipSync } from 'node:zlib'

/** Kilobytes of script, packed, that a page has fetched when it has come to rest, its workers' included. */
export async function scriptOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const fetched: Response[] = []
  page.on('response', answer => fetched.push(answer))
  await open()
  await page.waitForLoadState('networkidle')
  const scripts = fetched.filter(answer => new URL(answer.url()).pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(async script => gzipSync(await script.body()).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
