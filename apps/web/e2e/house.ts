import type { OpenedPack } from '@sandtable/shelf'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@sandtable/server'
import { wholeShelf } from '@sandtable/shelf'
import { chromium } from 'playwright-core'
import { watchFaults } from './faults.ts'

/** The browser desk's answer: the address of a browser and the folder of the built table, or why there is none. */
export type Given = { readonly browser: string; readonly pages: string } | { readonly missing: string }

/** A server with the table, and guests, each with their own browser. */
export interface House {
  readonly url: string
  /** A new guest, without a seat. */
  readonly guest: (wishes?: BrowserContextOptions) => Promise<Guest>
  readonly close: () => Promise<void>
}

export interface Guest {
  readonly page: Page
  /** Faults in the guest's browser: console errors, failed requests. */
  readonly faults: readonly string[]
  readonly leave: () => Promise<void>
}

/** The longest that a player may have to wait for anything, in milliseconds. */
export const PATIENCE = 60_000

const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-GB',
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

let known: readonly OpenedPack[] | null = null

/** All scenarios, read once, for the first house. */
const allScenarios = (): readonly OpenedPack[] => (known ??= wholeShelf().packs)

/** Opens a house, with all scenarios by default. */
export async function openHouse(
  pages: string,
  browser: Browser,
  shelf: readonly OpenedPack[] = allScenarios(),
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-house-'))
  const server = await startServer({ port: 0, host: '127.0.0.1', store: { folder }, pages, shelf })
  return {
    url: server.url,
    guest: wishes => welcome(browser, server.url, wishes),
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The same with the desk's browser. */
export async function openSharedHouse(given: Exclude<Given, { missing: string }>): Promise<House> {
  const browser = await chromium.connect(given.browser)
  const house = await openHouse(given.pages, browser)
  return {
    ...house,
    close: async () => {
      await browser.close()
      await house.close()
    },
  }
}

async function welcome(browser: Browser, url: string, wishes: BrowserContextOptions = {}): Promise<Guest> {
  const context = await browser.newContext({ ...DESKTOP, baseURL: url, ...wishes })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  return { page, faults: watchFaults(page), leave: () => context.close() }
}
