import { expect, test } from 'vitest'
import { asks } from './player.ts'
import { inBrowser } from './in-browser.ts'

inBrowser('the lobby', welcome => {
  test('one click starts a game against the bot', async () => {
    const { page } = await welcome()
    await page.goto('/')
    await page
      .getByRole('button', { name: /Play the bot/ })
      .first()
      .click()
    await page.waitForURL(/\/game\//)
    expect(['options', 'orders']).toContain(await asks(page))
  })
})
