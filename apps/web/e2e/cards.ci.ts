import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { startBattle, ownGroups } from './hallam.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'
import { readyStack, region } from './player.ts'
import { untilOrders } from './fulford.ts'

const card = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Runs in the page: notes the ring that fills under a finger, which is there only for a moment. */
function noteRing(): void {
  const note = (): void => {
    if (document.querySelector('circle[pathLength]') !== null) document.body.dataset['ring'] = 'filled'
  }
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}

inBrowser('the card of a piece', welcome => {
  test('opens by a key on a counter, names its figures and marks, shows the rest of the stack, and closes', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await readyStack(page, 'Hardrada').click()
    await page.getByRole('option', { name: /^Harald’s Hird/ }).focus()
    await page.keyboard.press('i')
    const hird = card(page, 'Harald’s Hird')
    await hird.waitFor()
    const text = await hird.innerText()
    for (const words of ['Combat', 'Morale', 'Elite', 'W-12.1.1-elite']) expect(text).toContain(words)
    expect(text).toMatch(/Holderness, under Harald Hardrada, with 6 others\. 2 of 2 MP left\./)
    expect(text).toMatch(/If its stack attacks \w+ in York, it hits on 0 to \d/)
    expect(await hird.getByRole('img', { name: /^Harald’s Hird, combat 4/ }).textContent()).toMatch(/Guard/)
    expect(await amiss(page)).toEqual([])
    await hird.getByRole('button', { name: 'Its back' }).click()
    await expect.poll(() => hird.innerText()).toMatch(/Reduced: the next hit eliminates it/)
    await page.keyboard.press('Escape')
    await hird.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option')
    await page.locator('[data-pile]').first().hover()
    const first = card(page, /./)
    await first.waitFor()
    await first.getByRole('group', { name: 'In this stack' }).getByRole('button').first().click()
    expect(await first.getByRole('button', { pressed: true }).count()).toBe(1)
  })

  test('opens by a key on a region in focus, and picks one counter up', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await region(page, 'Holderness').focus()
    await page.keyboard.press('i')
    const shown = card(page, /./)
    await shown.waitFor()
    await shown.getByRole('button', { name: 'Orkneymen' }).click()
    await card(page, 'Orkneymen').getByRole('button', { name: 'March with this unit' }).click()
    await shown.waitFor({ state: 'detached' })
    const picked = page.getByRole('option', { selected: true })
    await expect.poll(() => picked.count()).toBe(1)
    expect(await picked.getAttribute('aria-label')).toMatch(/^Orkneymen/)
  })

  test('opens on a group of a battle in metres', async () => {
    const { page } = await welcome()
    await startBattle(page)
    await ownGroups(page).first().focus()
    await page.keyboard.press('i')
    const group = card(page, /./)
    await group.waitFor()
    expect(await group.innerText()).toMatch(/Health[\s\S]*Speed[\s\S]*Shots/i)
    expect(await amiss(page)).toEqual([])
  })

  test('opens under a finger that is held', async () => {
    const { page } = await welcome(PHONE)
    await untilOrders(page)
    const box = await page.locator('[data-pile]').first().boundingBox()
    if (box === null) throw new Error('no stack is to be seen')
    const hand = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await page.evaluate(noteRing)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await card(page, /./).waitFor()
    expect(await page.evaluate(() => document.body.dataset['ring'])).toBe('filled')
    expect(await page.locator('circle[pathLength]').count()).toBe(0)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await card(page, /./).getByRole('heading', { name: 'Here and now' }).isVisible()).toBe(true)
    expect(await amiss(page)).toEqual([])
  })
})
