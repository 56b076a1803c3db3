import { expect, test } from 'vitest'
import { clickRegion, readyStack } from './player.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { grave } from './axe.ts'
import { inBrowser } from './in-browser.ts'

inBrowser('axe finds nothing grave, in light and in dark,', welcome => {
  test.for(['/', '/odds', '/learn', '/rules'])('on the page %s', async path => {
    const { page } = await welcome()
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect(await grave(page)).toEqual([])
  })

  test('at the table, and in a battle', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await readyStack(page, 'Hardrada').click()
    await clickRegion(page, 'York')
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await fightAtYork(page)
    expect(await grave(page)).toEqual([])
  })
})
