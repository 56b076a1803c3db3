import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, battleBoard, battleOptions } from './player.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { inBrowser } from './in-browser.ts'

/** Fights battles until the player must choose who takes a loss. */
async function untilLoss(page: Page): Promise<void> {
  for (;;) {
    await untilOrders(page)
    await fightAtYork(page)
    for (let ask = await asks(page); ask === 'battle' || ask === 'skip'; ask = await asks(page)) {
      if (ask === 'battle' && (await battleOptions(page).filter({ hasText: 'Take it' }).count()) > 0) return
      await answer(page, ask)
    }
  }
}

inBrowser('a battle', welcome => {
  test('shows odds and dice, lets the player choose a loss with its consequence, and survives a reload', async () => {
    const { page } = await welcome()
    await untilLoss(page)
    const board = battleBoard(page)
    expect(await board.locator('[data-die]').count()).toBeGreaterThan(4)
    expect(await board.getByRole('complementary').innerText()).toMatch(/expected/)
    const question = await board.getByRole('group').last().getAttribute('aria-label')
    const choices = await battleOptions(page).allInnerTexts()

    await page.reload()
    await expect.poll(() => asks(page)).toBe('announced')
    await answer(page, 'announced')
    await board.waitFor()
    await expect.poll(() => asks(page)).toBe('battle')
    expect(await board.getByRole('group').last().getAttribute('aria-label')).toBe(question)
    expect(await battleOptions(page).allInnerTexts()).toEqual(choices)

    await battleOptions(page).nth(1).click()
    await board
      .getByText(/Morale (falls|stays)/)
      .first()
      .waitFor()
    await battleOptions(page).filter({ hasText: 'Take it' }).click()
    for (let ask = await asks(page); ask !== 'outcome'; ask = await asks(page)) await answer(page, ask)
    expect(await page.getByRole('tabpanel').innerText()).toMatch(/York/)
  })
})
