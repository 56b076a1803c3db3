import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, whatNow } from './player.ts'
import { endPart, untilAsked } from './hallam.ts'
import { amiss } from './axe.ts'
import { inBrowser } from './in-browser.ts'

/** Starts the Lantern Marsh, with both sides at this screen. */
async function beginAtOneTable(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Set up: The Lantern Marsh' }).click()
  await page.getByRole('radio', { name: 'Hot seat' }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\//)
}

/** Places the waiting group in the middle of its owner's half. */
async function placeInTheMiddle(page: Page): Promise<void> {
  const box = await page.locator('[data-ground]').boundingBox()
  if (box === null) throw new Error('there is no ground')
  await page.mouse.click(box.x + 0.45 * box.width, box.y + 0.2 * box.height)
  await page.locator('[data-confirm]:enabled').click()
}

/** A group by its row of the unit sheet. */
const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name }).getByRole('button')

inBrowser('a battle with magic at one table', welcome => {
  test('shows units bought and placed, a spell started and one cast, and both in its replay', async () => {
    const { page } = await welcome()
    await beginAtOneTable(page)
    await button(page, /^Continue as Lantern Keepers/).click()
    await page.getByText('Equipment and training').first().click()
    await page.getByText('heals 1 injured, 5 uses').first().waitFor()
    await button(page, /^Buy Spearman 1 for 8/).click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/0 manpower left/)
    await endPart(page)
    await button(page, /^Continue as Order of the Quill/).click()
    await endPart(page)
    await button(page, /^Continue as Lantern Keepers/).click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Place your groups/)
    await placeInTheMiddle(page)
    expect(await untilAsked(page)).toBe('orders')
    await endPart(page)
    await button(page, /^Continue as Order of the Quill/).click()
    expect(await untilAsked(page)).toBe('orders')
    await endPart(page)
    await button(page, /^Continue as Lantern Keepers/).click()
    expect(await untilAsked(page)).toBe('declare')

    await rowOf(page, 'Three Keepers').click()
    await button(page, /^Meteor/).click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/start Meteor\? It takes effect in turn 4/)
    expect(await amiss(page)).toEqual([])
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
    await button(page, /^Continue as Order of the Quill/).waitFor()
    await page.goto(page.url().replace('/game/', '/replay/'))
    await page.getByRole('slider', { name: 'Moment in the game' }).waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'What happened' }).innerText())
      .toMatch(/Meteor[^]*Haste/)
  })
})
