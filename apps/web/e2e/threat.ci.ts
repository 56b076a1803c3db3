import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { button, clickRegion, region, whatNow } from './player.ts'
import { endPart, ownGroups, startBattle, untilAsked } from './hallam.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'
import { startGame } from './start-game.ts'
import { untilOrders } from './fulford.ts'

const group = (page: Page, name: string): Locator => page.locator(`[data-group][aria-label^="${name},"]`)
const probe = (page: Page, which: 'ruler' | 'threat'): Locator => page.locator(`[data-probe=${which}]`)

inBrowser('distances and threats in a battle', welcome => {
  test('the ruler measures from group to group by keys alone, and says what hides the far end', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await page.keyboard.press('m')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Choose where to measure from/)
    await group(page, 'Yeomanry').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Choose where to measure to/)
    await group(page, 'Lancers').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^\d+ m, (in sight|out of sight: .+)\./)
    const facts = await probe(page, 'ruler').innerText()
    expect(facts).toMatch(/From Yeomanry to Lancers/)
    expect(facts).toMatch(/MG-measure[\s\S]*M-los-line[\s\S]*M-adv-elev/)
    const before = await whatNow(page).innerText()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => whatNow(page).innerText()).not.toBe(before)
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Escape')
    await probe(page, 'ruler').waitFor({ state: 'detached' })
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Move your groups/)
  })

  test('the ruler follows the mouse to where it is clicked, and gives no order', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await button(page, /^Measure distance and sight/).click()
    await group(page, 'Yeomanry').click({ force: true })
    const ground = await page.locator('[data-ground]').boundingBox()
    if (ground === null) throw new Error('there is no ground')
    const [x, y] = [ground.x + ground.width / 2, ground.y + ground.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.move(x + 20, y, { steps: 4 })
    await page.locator('[data-ruler]').waitFor()
    await page.mouse.click(x + 20, y)
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^\d+ m, /)
    expect(await page.locator('[data-ghost]').count()).toBe(0)
  })

  test('the threat names who could hit a group, with metres and losses, and why the others can’t', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await page.keyboard.press('n')
    await page.keyboard.press('t')
    const threat = probe(page, 'threat')
    await expect.poll(() => threat.innerText()).toMatch(/\d+ m[\s\S]*\d dead/)
    expect(Number(await page.locator('[data-threats]').getAttribute('data-threats'))).toBe(
      await threat.locator('[data-fire]').count(),
    )
    await threat.locator('[data-beyond=at] summary').press('Enter')
    expect(await threat.locator('[data-beyond=at]').innerText()).toMatch(/its range is \d+ m/)
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Escape')
    await threat.waitFor({ state: 'detached' })
  })

  test('a prepared move says whom the group could fire at from there, and who could fire at it', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await group(page, '1st Rifles').click({ force: true })
    await page.keyboard.press('Shift+ArrowDown')
    const ahead = page.locator('[data-ahead]')
    await expect.poll(() => ahead.innerText()).toMatch(/Could fire at it there[\s\S]*\d dead/)
    expect(await ahead.innerText()).toContain('From there it could fire at')
    expect(await amiss(page)).toEqual([])
  })

  test('targets stand by what they would lose, and a group that reaches nobody says why', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await endPart(page)
    expect(await untilAsked(page)).toBe('declare')
    await group(page, 'Old Martha').click({ force: true })
    const losses = page.locator('[data-targets] small')
    await expect.poll(() => losses.count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await group(page, 'Militia').click({ force: true })
    await expect
      .poll(() => whatNow(page).innerText())
      .toMatch(/no target within reach[\s\S]*Nearest is .+ m away/)
    await expect.poll(() => page.locator('[data-beyond=from]').first().innerText()).toMatch(/\d+ m/)
  })

  test('the card of a group has its range as a ruler, and what it can do now', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await group(page, 'Old Martha').focus()
    await page.keyboard.press('i')
    const card = page.getByRole('dialog', { name: 'Old Martha' })
    await card.waitFor()
    const ruler = card.getByRole('img', { name: /^Range [\d,]+ m\. Enemies: .+ can be aimed at/ })
    await ruler.waitFor()
    expect(await ruler.locator('[data-reach=true]').count()).toBeGreaterThan(0)
    expect(await card.locator('[data-can-do]').innerText()).toMatch(/Fire[\s\S]*at [\s\S]*Move/)
    expect(await amiss(page)).toEqual([])
  })

  test('fits a phone, where fingers set both ends', async () => {
    const { page } = await welcome(PHONE)
    await startBattle(page)
    await page
      .getByRole('button', { name: /^Measure distance and sight/ })
      .last()
      .tap()
    await ownGroups(page).first().tap({ force: true })
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^Choose where to measure to/)
    await page.touchscreen.tap(200, 200)
    await expect.poll(() => whatNow(page).innerText()).toMatch(/^\d+ m, /)
    expect(await amiss(page)).toEqual([])
  })
})

inBrowser('aircraft', welcome => {
  test('warn before they would land, and circle to stay up', async () => {
    const { page } = await welcome()
    await startGame(page, 'Kestrel Station')
    expect(await untilAsked(page)).toBe('orders')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/Drones will land when you end your movement/)
    await group(page, 'Drones').first().click({ force: true })
    await page.locator('[data-flight=lands]').waitFor()
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => whatNow(page).innerText()).toMatch(/It would land there/)
    await page.keyboard.press('Escape')
    await button(page, /^Circle here/).click()
    // Enemies who see it may shoot it down; that it circled is in the log either way.
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toMatch(/Drones circled for 250 m/)
    expect(await amiss(page)).toEqual([])
  })
})

inBrowser('what could attack a region', welcome => {
  test('is shown by a key, counted on the map and named in the panel', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await page.keyboard.press('5')
    const threat = page.locator('[data-threat]')
    await threat.waitFor()
    await expect.poll(() => threat.innerText()).toMatch(/Could be attacked next turn/i)
    await region(page, 'York').focus()
    await clickRegion(page, 'York')
    await expect.poll(() => threat.innerText()).toMatch(/Could attack York next turn/i)
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('5')
    await threat.waitFor({ state: 'detached' })
  })
})
