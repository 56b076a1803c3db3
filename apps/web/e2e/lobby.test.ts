import { expect, test } from 'vitest'
import { asks } from './player.ts'
import { inBrowser } from './in-browser.ts'

inBrowser('the lobby', welcome => {
  test('cards name the system and the year, and one click starts a game against the bot', async () => {
    const { page } = await welcome()
    await page.goto('/')
    const card = (name: string) => page.getByRole('article', { name })
    await card('Hastings 1066').getByText('Wars Across the World · 1066').waitFor()
    await card('Hill 41').getByText('Manpower, in metres · WW1').waitFor()
    await page
      .getByRole('button', { name: /Play the bot/ })
      .first()
      .click()
    await page.waitForURL(/\/game\//)
    expect(['options', 'orders']).toContain(await asks(page))
  })
})
