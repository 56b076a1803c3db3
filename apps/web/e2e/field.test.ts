import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aimAtSomebody, startBattle, endPart, marchNorth, ownGroups, untilAsked } from './hallam.ts'
import { button, whatNow } from './player.ts'
import { amiss } from './axe.ts'
import { startGame } from './start-game.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

const turn = (page: Page): Locator => page.getByText(/Turn \d+ of \d+ ·/)

const group = (page: Page, name: string): Locator => page.locator(`[data-group][aria-label^="${name},"]`)

inBrowser('a battle in metres', welcome => {
  test('runs through moves, fire and reactions to the next turn, and survives a reload', async () => {
    const { page } = await welcome()
    await startBattle(page)
    expect(await ownGroups(page).count()).toBe(11)
    await marchNorth(page)
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toMatch(/1st Rifles moved/)
    await button(page, /^1st Rifles moved/).click()
    await expect.poll(() => group(page, '1st Rifles').getAttribute('data-state')).toBe('chosen')
    await endPart(page)
    expect(await untilAsked(page)).toBe('declare')
    await aimAtSomebody(page)
    await expect.poll(() => page.locator('[data-aim]').innerText()).toMatch(/\d+ of \d+ m/)
    await button(page, /^Declare target/).click()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toMatch(/will (attack|fire)/)
    await endPart(page)
    await untilAsked(page)
    await expect.poll(() => turn(page).innerText()).toMatch(/^Turn 2/)
    await page.reload()
    await untilAsked(page)
    await expect.poll(() => turn(page).innerText()).toMatch(/^Turn 2/)
    expect(await page.getByRole('table').innerText()).toContain('1st Rifles')
  })

  test('lets the player drag a group, and shows where a shell may fall', async () => {
    const { page } = await welcome()
    await startBattle(page)
    const box = await group(page, 'Yeomanry').locator('polygon').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 20, { steps: 4 })
    await page.mouse.up()
    await page.locator('[data-ghost]').waitFor()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Move Yeomanry \d+ m/)
    await page.locator('[data-confirm]:enabled').click()
    await page.locator('[data-ghost]').waitFor({ state: 'detached' })
    await endPart(page)
    expect(await untilAsked(page)).toBe('declare')
    await group(page, 'Old Martha').click({ force: true })
    await page.locator('[data-targets] button').first().click()
    await expect.poll(() => page.locator('[data-spread]').innerText()).toMatch(/m off/)
    await page.locator('[data-confirm]:enabled').click()
    await expect.poll(() => page.getByText('falls here').count()).toBeGreaterThan(0)
  })

  test('lets a group enter a trench, and come out at the chosen place', async () => {
    const { page } = await welcome()
    await startGame(page, 'Hill 41')
    expect(await untilAsked(page)).toBe('orders')
    await page.getByRole('row', { name: 'Second line west' }).getByRole('button').click()
    await button(page, /^Enter the trench/).click()
    await page.locator('[data-whereabouts]').getByText('Inside the trench').waitFor()
    await button(page, /^Come out/).click()
    await page.locator('[data-ghost]').waitFor()
    await page.locator('[data-confirm]:enabled').click()
    await page.locator('[data-whereabouts]').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toMatch(/out of the trench/)
  })

  test('is played by keys alone, without problems for axe, and undoes moves that nobody has answered', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await page.keyboard.press('n')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Where should/)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/ m/)
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, /^Close order/).press('Enter')
    await expect.poll(() => button(page, /^Undo/).isEnabled()).toBe(true)
    await page.keyboard.press('u')
    await expect.poll(() => button(page, /^Undo/).isEnabled()).toBe(false)
    await page.getByRole('tab', { name: 'Sheet' }).press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Log' }).waitFor()
    await page.keyboard.press('End')
    await page.getByRole('tabpanel', { name: 'Learn' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Sheet' }).waitFor()
  })

  test('fits the screen of a phone', async () => {
    const { page } = await welcome(PHONE)
    await startBattle(page)
    await marchNorth(page)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(tooWide).toBe(false)
    await endPart(page)
    expect(await untilAsked(page)).toBe('declare')
  })
})
