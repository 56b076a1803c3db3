import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Units' })
const sheet = (page: Page, name: string) => page.getByRole('article', { name })

/** The keys that somebody without a mouse presses to get from the search to the first unit that it found. */
async function toFirstFound(page: Page): Promise<void> {
  const filters = await page.getByRole('search').getByRole('combobox').count()
  // The filters, how to read a counter, and the first unit.
  for (let presses = filters + 2; presses > 0; presses--) await page.keyboard.press('Tab')
}

inBrowser('the catalogue of units', welcome => {
  test('is searched by keyboard, and says what a unit’s figures and marks do', async () => {
    const { page } = await welcome()
    await page.goto('/units')
    await list(page).waitFor()
    expect(await sheet(page, 'How to read a counter').isVisible()).toBe(true)
    expect(await amiss(page)).toEqual([])
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('elite hird')
    await expect.poll(() => list(page).getByRole('link').count()).toBe(2)
    await toFirstFound(page)
    await page.keyboard.press('Enter')
    const hird = sheet(page, 'Harald’s Hird')
    await hird.waitFor()
    expect(await hird.innerText()).toMatch(/Never panics[\s\S]*W-12\.1-guard/)
    expect(new URL(page.url()).hash).toBe('#hastings-1066/hird')
    await hird.getByRole('button', { name: 'Its back' }).click()
    expect(await hird.innerText()).toMatch(/Reduced/)
    expect(await amiss(page)).toEqual([])
    await hird.getByRole('link', { name: 'W-12.1-guard' }).click()
    await page.locator('[data-named=true]').waitFor()
    await page.goBack()
    await hird.waitFor()
  })

  test('is filtered by scenario, nation and kind, and shows cards as they are printed', async () => {
    const { page } = await welcome()
    await page.goto('/units')
    await page.getByLabel('Scenario').selectOption('Missouri 1861')
    await page.getByLabel('Nation').selectOption('United States')
    const kinds = page.getByLabel('Kind')
    expect(await kinds.getByRole('option').allInnerTexts()).not.toContain('Archers')
    await kinds.selectOption('Cards')
    const first = list(page).getByRole('link').nth(1)
    const name = await first.locator('b').innerText()
    await first.click()
    await sheet(page, name).getByRole('img').waitFor()
    expect(await amiss(page)).toEqual([])
  })

  test('has the stat sheets of battles in metres, era by era', async () => {
    const { page } = await welcome()
    await page.goto('/units')
    await page.getByRole('link', { name: 'Manpower' }).click()
    await page.getByLabel('Era').selectOption('WW2')
    await page.getByRole('searchbox').fill('stops tanks')
    await list(page).getByRole('link').nth(1).click()
    const shown = page.getByRole('article')
    await expect.poll(() => shown.innerText()).toMatch(/Cost[\s\S]*Damage[\s\S]*Range[\s\S]*Speed/)
    expect(await amiss(page)).toEqual([])
    await page.goto('/units/manpower#spell/fireball')
    await sheet(page, 'Fireball').waitFor()
  })

  test('shows a unit in place of the list on a phone', async () => {
    const { page } = await welcome(PHONE)
    await page.goto('/units')
    await list(page)
      .getByRole('link', { name: /^How to read/ })
      .click()
    await sheet(page, 'How to read a counter').waitFor()
    expect(await list(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await amiss(page)).toEqual([])
    await page.getByRole('link', { name: 'All units' }).click()
    await list(page).waitFor()
    expect(await amiss(page)).toEqual([])
    await page.goto('/units/manpower#how-to-read')
    await sheet(page, 'How to read a formation').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
