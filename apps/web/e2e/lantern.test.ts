import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, whatNow } from './player.ts'
import { endPart, untilAsked } from './hallam.ts'
import { grave } from './axe.ts'
import { inBrowser } from './in-browser.ts'

/** Begins the Lantern Marsh, with both sides at this screen. */
async function beginAtOneTable(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options: The Lantern Marsh' }).click()
  await page.getByRole('radio', { name: 'At one table' }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/game\//)
}

/** A group by its row of the unit sheet. */
const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name }).getByRole('button')

inBrowser('a battle with magic at one table', welcome => {
  test('has a spell begun and one cast, both in its replay', async () => {
    const { page } = await welcome()
    await beginAtOneTable(page)
    for (const side of ['Lantern Keepers', 'Order of the Quill']) {
      await button(page, new RegExp(`^I play ${side}`)).click()
      expect(await untilAsked(page)).toBe('orders')
      await endPart(page)
    }
    await button(page, /^I play Lantern Keepers/).click()
    expect(await untilAsked(page)).toBe('declare')

    await rowOf(page, 'Three Keepers').click()
    await button(page, /^Meteor/).click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/begins Meteor, to work in turn 4/)
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, /^Meteor/).press('Enter')
    await page.locator('[data-confirm]:enabled').press('Enter')
    await page.locator('[data-confirm]').waitFor({ state: 'detached' })
    await rowOf(page, 'Three Keepers').click()
    await page.locator('[data-castings]').getByText('Meteor, turn 1 of 4').waitFor()

    await rowOf(page, 'The Witch').click()
    await button(page, /^Haste/).click()
    await page.locator('[data-targets] button').first().click()
    await page.locator('[data-confirm]:enabled').click()
    await page.locator('[data-confirm]').waitFor({ state: 'detached' })

    await endPart(page)
    await button(page, /^I play Order of the Quill/).waitFor()
    await page.goto(page.url().replace('/game/', '/replay/'))
    await page.getByRole('slider', { name: 'Moment of the game' }).waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'What has happened' }).innerText())
      .toMatch(/Meteor[^]*Haste/)
  })
})
