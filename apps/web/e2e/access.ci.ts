import { expect, test } from 'vitest'
import { clickRegion, readyStack } from './player.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { amiss } from './axe.ts'
import { inBrowser } from './in-browser.ts'

inBrowser('axe finds no problems, in light and in dark,', welcome => {
  test.for(['/', '/odds', '/learn'])('on the page %s', async path => {
    const { page } = await welcome()
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect(await amiss(page)).toEqual([])
  })

  test('in the rules, where a few stand for all', async () => {
    const { page } = await welcome()
    await page.goto('/rules')
    await page.getByRole('searchbox').fill('panic')
    await expect.poll(() => page.locator('dt').count()).toBeLessThan(60)
    expect(await page.locator('dt').count()).toBeGreaterThan(5)
    expect(await amiss(page)).toEqual([])
  })

  test('at the table, and in a battle', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await readyStack(page, 'Hardrada').click()
    await clickRegion(page, 'York')
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await fightAtYork(page)
    expect(await amiss(page)).toEqual([])
  })
})
