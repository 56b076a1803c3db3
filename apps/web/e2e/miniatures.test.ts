import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Enters the dice, and attacks. */
async function attackWith(page: Page, dice: readonly number[]): Promise<void> {
  for (const die of dice)
    await page
      .getByRole('group', { name: /^The next die/ })
      .getByText(`${die}`)
      .click()
  await page.getByRole('button', { name: 'Attack', exact: true }).last().click()
}

/** Alive, injured and dead of the first group of a side, as they stand now. */
async function sheetOf(page: Page, side: string): Promise<string[]> {
  const cells = page.getByRole('region', { name: side }).locator('tr[data-stack]').first().locator('td')
  return (await cells.allTextContents()).slice(0, 3).map(text => text.trim().split(' ').at(-1) ?? '')
}

/** M-sheet-purpose The living on the first pages when the sheets are printed. */
async function printedOn(page: Page, paper: string): Promise<(string | undefined)[]> {
  await page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = 'printed') }))
  await press(page, paper)
  await page.waitForFunction(() => document.title === 'printed')
  const sheets = await page.locator('[data-paper="letter"] > svg').allTextContents()
  return sheets
    .filter(text => text.includes('Alive'))
    .map(text => /Riflemen(\d+)/.exec(text)?.[1]?.slice(0, 2))
}

inBrowser('beside a table with miniatures', welcome => {
  test('[T-volley-duel] a roster is written; volleys are fought with typed dice, saved, and undone', async () => {
    const { page } = await welcome(PHONE)
    await page.goto('/miniatures')
    await press(page, 'Write a roster')
    const lay = page.getByRole('button', { name: 'Start the table' })
    expect(await lay.isDisabled()).toBe(true)
    for (const side of ['Red', 'Blue']) await press(page, `Add a group to ${side}`)
    for (const n of [0, 1]) await page.getByLabel('How many').nth(n).fill('100')
    await page.getByLabel('How many').first().fill('1e9')
    await page.getByText('Enter a whole number from 1 to 10,000').waitFor()
    expect(await lay.isDisabled()).toBe(true)
    await page.getByLabel('How many').first().fill('100')
    await lay.click()

    await page.getByLabel('Attacker', { exact: true }).selectOption({ label: 'Group 2, Riflemen · 100 left' })
    await page.getByRole('switch', { name: 'Defends the node' }).first().check()
    await attackWith(page, [3, 4])
    await page.getByText('28 × 2d6 ÷ 20').waitFor()
    expect(await page.getByLabel('Attacker', { exact: true }).inputValue()).toBe('0.0.0')
    await attackWith(page, [4, 5])
    expect(await amiss(page)).toEqual([])

    await page.reload()
    await press(page, 'Sheet')
    expect(await sheetOf(page, 'Red')).toEqual(['76', '13', '11'])
    expect(await sheetOf(page, 'Blue')).toEqual(['91', '5', '4'])
    expect(await printedOn(page, 'Letter')).toEqual(['76', '91'])
    await press(page, 'Undo')
    await press(page, 'Undo')
    expect(await sheetOf(page, 'Red')).toEqual(['100', '0', '0'])
    expect(await sheetOf(page, 'Blue')).toEqual(['100', '0', '0'])
  })
})
