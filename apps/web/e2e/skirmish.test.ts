import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { whatNow } from './player.ts'
import { startSkirmish, lead } from './skirmish.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

inBrowser('a skirmish', welcome => {
  test('is set up by touch on a phone, and nothing is wider than the screen', async () => {
    const { page } = await welcome(PHONE)
    await startSkirmish(page)
    await lead(page)
    await page.locator('[data-unit="riflemen-ww2"] > button').tap()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Your army costs 10 of 500/)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(tooWide).toBe(false)
    await page.getByRole('button', { name: 'Show more' }).tap()
    await page.getByRole('button', { name: 'One Riflemen more' }).tap()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Your army costs 11 of 500/)
    expect(await amiss(page)).toEqual([])
  })
})
