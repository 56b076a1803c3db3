import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { button, whatNow } from './player.ts'
import { endPart, marchNorth, ownGroups, untilAsked } from './hallam.ts'
import { add, startSkirmish, lead } from './skirmish.ts'
import { inBrowser } from './in-browser.ts'

const group = (page: Page, name: string): Locator => page.getByRole('listitem', { name: `Group ${name}` })

inBrowser('a skirmish', welcome => {
  test('starts in the lobby: leader, army, saved army, places, a turn; and survives a reload', async () => {
    const { page } = await welcome()
    await startSkirmish(page)
    await page.locator('[data-lead]').waitFor()
    expect(await amiss(page)).toEqual([])
    await lead(page)
    await add(page, 'riflemen-ww2', 6)
    await page.getByText('the enemy may bring tanks').waitFor()
    await add(page, 'medium-tank', 2)
    await add(page, 'machine-gun-team', 2)
    await page.getByLabel('Add to').selectOption({ label: 'Riflemen 1' })
    await add(page, 'combat-engineer-ww2', 1)
    await group(page, 'Riflemen 1').getByLabel('Name of the group').fill('First company')
    await group(page, 'First company').getByText('Equipment and training').first().click()
    await group(page, 'First company').getByText('Entrenching tools').first().click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Your army costs 166 of 500 manpower/)
    expect(await amiss(page)).toEqual([])

    await page.reload()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Your army costs 166 of 500 manpower/)
    await button(page, /^Saved armies/).click()
    await page.getByLabel('Save this army as').fill('First corps')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('listitem', { name: 'First corps' }).waitFor()
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, /^Start over/).click()
    await button(page, /^Saved armies/).click()
    await page.getByRole('button', { name: 'Load: First corps' }).click()
    await expect.poll(() => group(page, 'First company').count()).toBe(1)

    await button(page, /^Buy this army/).click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Place your groups: 3 left/)
    const box = await page.locator('[data-ground]').boundingBox()
    if (box === null) throw new Error('there is no ground')
    await page.mouse.click(box.x + 0.5 * box.width, box.y + 0.3 * box.height)
    await page.locator('[data-confirm]:enabled').click()
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Place your groups: 2 left/)
    await page.locator('[data-place-all]').click()
    expect(await untilAsked(page)).toBe('orders')
    expect(await ownGroups(page).count()).toBe(3)
    await marchNorth(page)
    await endPart(page)
    expect(await untilAsked(page)).toBe('declare')
    await page.reload()
    expect(await untilAsked(page)).toBe('declare')
    await page.goto('/')
    await page.getByRole('link', { name: /Hill 41: skirmish, WW2, 500 manpower/ }).waitFor()
  })

  test('is refused in the form while its terms are invalid', async () => {
    const { page } = await welcome()
    await page.goto('/')
    await page.getByRole('button', { name: 'Skirmish: Hill 41' }).click()
    await page.getByRole('radio', { name: 'Your own sum' }).check({ force: true })
    await page.getByLabel('Manpower', { exact: true }).fill('7')
    await page.getByText('Enter a whole number from 50 to 5,000').waitFor()
    await expect.poll(() => button(page, /^Start the game/).isEnabled()).toBe(false)
    await page.getByLabel('Manpower', { exact: true }).fill('320')
    await expect.poll(() => button(page, /^Start the game/).isEnabled()).toBe(true)
    await page.getByLabel('Era').selectOption('each')
    for (const side of ['Greens', 'Browns']) await page.getByLabel(`Army of ${side}`).selectOption('printed')
    await page.getByText(/Choose an era for at least one side/).waitFor()
    await expect.poll(() => button(page, /^Start the game/).isEnabled()).toBe(false)
    expect(await amiss(page)).toEqual([])
  })
})
