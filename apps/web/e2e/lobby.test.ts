import { expect, test } from 'vitest'
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
    await page.getByRole('button', { name: 'Play no card' }).first().waitFor()
    expect(await page.getByRole('status').first().innerText()).toContain('Play a card, or none.')
  })
})
