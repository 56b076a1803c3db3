import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { ask } from '@sandtable/testkit'
import { startServer } from '@sandtable/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { chromium } from 'playwright-core'
import type { Given } from './house.ts'
import { startBattle, endPart, marchNorth, untilAsked } from './hallam.ts'
import { startGame } from './start-game.ts'
import { changeMessages } from './broken-view.ts'
import { openHouse, PATIENCE } from './house.ts'
import { whatNow } from './player.ts'

const given = await ask<Given>(inject('browsers'))

/** The lines of a client that must not go on. */
const STOPPED = /this page (has version|doesn’t know)/

const bar = (page: Page) => page.locator('[data-update]')

/** The same pages under another build name. */
async function otherBuild(pages: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-build-'))
  await cp(pages, folder, { recursive: true })
  const index = join(folder, 'index.html')
  const text = await readFile(index, 'utf8')
  await writeFile(index, text.replace(/(<meta name="build" content=")\w+/, '$1other'))
  return folder
}

describe.skipIf('missing' in given)('an outdated page', { retry: 2, timeout: 5 * PATIENCE }, () => {
  let browser: Browser
  let pages: string
  let other: string
  beforeAll(async () => {
    if ('missing' in given) return
    browser = await chromium.connect(given.browser)
    pages = given.pages
    other = await otherBuild(pages)
  })
  afterAll(async () => {
    await browser.close()
    await rm(other, { recursive: true })
  })

  test('says so when the server returns with another build, and plays on after a reload', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-update-'))
    const serve = (port: number, built: string) =>
      startServer({ port, host: '127.0.0.1', store: { folder }, pages: built })
    const first = await serve(0, pages)
    const context = await browser.newContext({ baseURL: first.url, viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    await startBattle(page)
    await marchNorth(page)
    await page.keyboard.press('Escape')
    await untilAsked(page)
    const [address, said] = [page.url(), await whatNow(page).innerText()]
    expect(await bar(page).count()).toBe(0)
    await first.close()
    const second = await serve(Number(new URL(first.url).port), other)
    await bar(page).getByText('Sandtable has been updated.').waitFor()
    await bar(page).getByRole('button', { name: 'Reload' }).click()
    await untilAsked(page)
    expect([page.url(), await whatNow(page).innerText(), await bar(page).count()]).toEqual([address, said, 0])
    await endPart(page)
    await expect.poll(() => whatNow(page).innerText()).not.toBe(said)
    await context.close()
    await second.close()
    await rm(folder, { recursive: true })
  })

  test('says so and stops when the server plays by other rules', async () => {
    const house = await openHouse(pages, browser)
    const { page, leave } = await house.guest()
    await changeMessages(page, message =>
      message['is'] === 'welcome' ? { ...message, version: 10_000 } : message,
    )
    await startGame(page, 'Hallam Junction')
    await bar(page).waitFor()
    await expect.poll(() => whatNow(page).innerText()).toMatch(STOPPED)
    await leave()
    await house.close()
  })

  test('says so and stops at an unknown event', async () => {
    const house = await openHouse(pages, browser)
    const { page, leave } = await house.guest()
    await changeMessages(page, message =>
      message['is'] === 'events' ? { ...message, events: [{ is: 'moon-eclipsed' }] } : message,
    )
    await startGame(page, 'Hallam Junction')
    await endPart(page)
    await bar(page).waitFor()
    await expect.poll(() => whatNow(page).innerText()).toMatch(STOPPED)
    await leave()
    await house.close()
  })

  test('says so when one of its parts is gone from the server', async () => {
    const house = await openHouse(other, browser)
    const { page, leave } = await house.guest()
    // The page comes from the previous build, whose parts are gone.
    await page.route(/\/learn$/, async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: await readFile(join(pages, 'index.html'), 'utf8') })
    })
    await page.route(/assets\/rules-page.*\.js$/, route => route.fulfill({ status: 404 }))
    await page.goto('/learn')
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await expect.poll(() => bar(page).innerText()).toMatch(/^Sandtable has been updated/)
    await leave()
    await house.close()
  })
})
