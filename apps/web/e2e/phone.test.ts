import { expect, test } from 'vitest'
import { asks, battleBoard, button, outcomeSeen, playTo, region, tapRegion } from './player.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

inBrowser('on a phone', welcome => {
  test('a stack marches and fights by touch, and nothing is wider than the screen', async () => {
    const { page } = await welcome(PHONE)
    const tooWide = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    await page.goto('/')
    await page.getByRole('button', { name: 'Play the bot: Hastings 1066' }).tap()
    await page.waitForURL(/\/game\//)
    expect(await tooWide()).toBe(false)
    await playTo(page, ask => ask === 'orders')
    await tapRegion(page, 'Holderness')
    await tapRegion(page, 'York')
    await button(page, /^March/).tap()
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).toMatch(/Normans.* 8/)
    await asks(page)
    await button(page, /End movement/).tap()
    await playTo(page, ask => ask === 'skip')
    const reasons = battleBoard(page).getByText('Luck so far')
    expect(await reasons.isVisible()).toBe(false)
    await button(page, /^Odds$/).tap()
    await reasons.waitFor()
    expect(await tooWide()).toBe(false)
    await playTo(page, ask => ask === 'outcome')
    expect(await tooWide()).toBe(false)
    await outcomeSeen(page).tap()
    await asks(page)
    expect(await tooWide()).toBe(false)
  })
})
