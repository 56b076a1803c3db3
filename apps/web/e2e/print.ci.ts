import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks } from './player.ts'
import { startGame } from './start-game.ts'
import { inBrowser } from './in-browser.ts'

const SHEET = '/api/scenarios/hastings-1066/sheet.pdf'

/** The first bytes of the file that a link opens in its own tab. */
async function opened(page: Page, link: Locator): Promise<string> {
  const answered = page.context().waitForEvent('response', answer => answer.url().includes('/sheet.pdf'))
  await link.click()
  const answer = await answered
  expect(await answer.headerValue('content-type')).toBe('application/pdf')
  // The browser doesn't hand out a document that it displays, so the test fetches it again.
  return (await (await page.request.get(answer.url())).body()).subarray(0, 5).toString('latin1')
}

inBrowser('printing', welcome => {
  test('a scenario is printed from the lobby and at the table, on A4 or Letter', async () => {
    const { page } = await welcome()
    await page.goto('/')
    await page.getByRole('button', { name: 'Set up: Hastings 1066' }).click()
    const [a4, letter] = ['On A4', 'On Letter'].map(name => page.getByRole('link', { name })) as [
      Locator,
      Locator,
    ]
    expect(await a4.getAttribute('href')).toBe(`${SHEET}?paper=a4&lang=en`)
    expect(await letter.getAttribute('href')).toBe(`${SHEET}?paper=letter&lang=en`)
    expect(await opened(page, letter)).toBe('%PDF-')

    await startGame(page)
    await asks(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    const item = page.getByRole('menuitem', { name: 'On Letter' })
    expect(await item.getAttribute('href')).toBe(`${SHEET}?paper=letter&lang=en`)
    expect(await opened(page, item)).toBe('%PDF-')
    await item.waitFor({ state: 'detached' })
    expect(await menu.getAttribute('aria-expanded')).toBe('false')
  })
})
