import { expect, test } from 'vitest'
import {
  asks,
  battleBoard,
  button,
  clickRegion,
  options,
  outcomeSeen,
  playTo,
  readyStack,
  region,
  whatNow,
} from './player.ts'
import { startGame } from './start-game.ts'
import { inBrowser } from './in-browser.ts'
import { marchOnYork, untilOrders } from './fulford.ts'

inBrowser('a turn by mouse', welcome => {
  test('a stack is picked up, shows its reach, marches, and the march is undone', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await readyStack(page, 'Hardrada').click()
    expect(await region(page, 'York').getAttribute('aria-label')).toMatch(/within reach, .* MP/)
    expect(await region(page, 'London').getAttribute('aria-label')).not.toMatch(/within reach/)
    await clickRegion(page, 'York')
    expect(await whatNow(page).innerText()).toContain('March Harald Hardrada to York?')
    await button(page, /See the odds/).click()
    await page
      .getByRole('dialog')
      .getByText(/hold the field/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await button(page, /^March/).click()
    await region(page, 'Holderness').and(page.locator('[aria-label*="Normans"]')).waitFor()
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).toMatch(/Normans.* 8/)
    await button(page, /^Undo/).click()
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).not.toMatch(/Normans.* 8/)
    expect(await region(page, 'Holderness').getAttribute('aria-label')).toMatch(/Normans.* 8/)
  })

  test('a card is played from the hand, and the log says so', async () => {
    const { page } = await welcome()
    const card = page.locator('[data-hand] button[data-now=true]').first()
    // Sometimes no card in the hand fits this phase; then the test starts another game.
    do {
      await startGame(page)
      await playTo(page, ask => ask === 'options')
    } while ((await card.count()) === 0)
    const name = (await card.locator('b').first().innerText()).trim()
    await card.click()
    await page.getByRole('tabpanel').getByText(`played ${name}`).first().waitFor()
    expect(await page.locator('[data-hand] b').allInnerTexts()).not.toContain(name)
  })

  test('a turn ends, the bot plays its own, and the next one starts', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await marchOnYork(page)
    await button(page, /End movement/).click()
    await battleBoard(page).waitFor()
    await playTo(page, ask => ask === 'outcome')
    await outcomeSeen(page).click()
    await playTo(page, ask => ask === 'orders' || ask === 'over')
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('Turn 2 of 6')
    expect(await asks(page)).toBe('orders')
    expect(await options(page).count()).toBe(0)
  })
})
