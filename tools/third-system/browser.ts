import type { Page } from 'playwright-core'
import { CHROMIUM_ARGS } from '@sandtable/testkit'
import { chromium } from 'playwright-core'

export interface Opened {
  readonly page: Page
  /** What went wrong in it: errors on the console, scripts that broke, requests that failed. */
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

/** How long anything may take that a player waits for, in milliseconds. */
const PATIENCE = 60_000

/** A browser at a server's front door. */
export async function openBrowser(
  found: { readonly path: string } | { readonly missing: string },
  url: string,
): Promise<Opened> {
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_ARGS] })
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(error.message))
  page.on('response', answer => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/')
  return { page, faults, close: () => browser.close() }
}

/** Takes the last option at this many decisions, or until the game is over. */
export async function takeOptions(page: Page, most: number): Promise<'over' | 'goes on'> {
  const option = page.locator('[data-options] button:enabled').last()
  const end = page.getByRole('dialog')
  for (let taken = 0; taken < most; taken++) {
    await option.or(end).first().waitFor()
    if (await end.isVisible()) return 'over'
    // A pressed button may be gone before the click arrives: then the game has moved on.
    await option.click({ timeout: 1_500 }).catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    })
  }
  return 'goes on'
}
