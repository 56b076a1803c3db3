import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { button, readyStack } from './player.ts'
import { inBrowser } from './in-browser.ts'
import { untilOrders } from './fulford.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Where a map is and how large, by the place and the width of its drawing. */
const mapNow = (page: Page) =>
  page
    .locator('[data-map] [role=group] > div')
    .first()
    .evaluate(map => {
      const { left, top, width } = map.getBoundingClientRect()
      return { left, top, width }
    })

inBrowser('menus, lists and maps', welcome => {
  test('a menu goes by arrows, ends and letters, and gives the focus back', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    const menu = button(page, /^Menu$/)
    await menu.press('Enter')
    await page.getByRole('menu').waitFor()
    await expect.poll(() => focused(page)).toBe('Match system')
    expect(await amiss(page)).toEqual([])
    const after: string[] = []
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'k'])
      after.push(await page.keyboard.press(key).then(() => focused(page)))
    expect(after).toEqual([
      'Light',
      'Leave the table',
      'Match system',
      'Leave the table',
      'Match system',
      'Keyboard shortcuts',
    ])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => menu.evaluate(one => one === document.activeElement)).toBe(true)
    await menu.click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe('dark')
    await menu.click()
    expect(await page.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
  })

  test('a fanned stack goes by arrows, and space picks and puts back', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await readyStack(page, 'Hardrada').click()
    const fan = page.getByRole('listbox')
    const one = fan.getByRole('option').nth(1)
    const picked = (): Promise<string | null> => one.getAttribute('aria-selected')
    await fan.getByRole('option').first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await one.evaluate(option => option === document.activeElement)).toBe(true)
    const before = await picked()
    await page.keyboard.press(' ')
    await expect.poll(picked).not.toBe(before)
    await page.keyboard.press('Enter')
    await expect.poll(picked).toBe(before)
    expect(await amiss(page)).toEqual([])
  })

  test('a mouse drags a map without a click, and a wheel makes it larger under the pointer', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    const box = await page.locator('[data-map] [role=group]').first().boundingBox()
    if (box === null) throw new Error('there is no map')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    const first = await mapNow(page)
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await mapNow(page)).width / first.width).toBeGreaterThan(1.5)
    const near = await mapNow(page)
    const under = (map: typeof first): number => (x - map.left) / map.width
    expect(under(near)).toBeCloseTo(under(first), 2)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 40, { steps: 4 })
    await page.mouse.up()
    const moved = await mapNow(page)
    expect([moved.left - near.left, moved.top - near.top].map(Math.round)).toEqual([-60, -40])
    expect(await page.locator('[data-region][aria-pressed=true]').count()).toBe(0)
  })

  test('two fingers that spread make a map larger', async () => {
    const { page } = await welcome({ hasTouch: true })
    await untilOrders(page)
    const box = await page.locator('[data-map] [role=group]').first().boundingBox()
    if (box === null) throw new Error('there is no map')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y, id: 0 },
          { x: x + apart, y, id: 1 },
        ],
      })
    const first = await mapNow(page)
    await touch('touchStart', 50)
    for (const apart of [60, 80, 100]) await touch('touchMove', apart)
    await expect.poll(async () => (await mapNow(page)).width / first.width).toBeGreaterThan(1.7)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
})
