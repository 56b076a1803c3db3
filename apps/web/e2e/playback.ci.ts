import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, battleBoard, button, clickRegion, playTo, press, whatNow } from './player.ts'
import { amiss } from './axe.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Playback' })
const recap = (page: Page) => page.getByRole('region', { name: 'While you waited' })
const MOVING = { reducedMotion: 'no-preference' } as const

/** The Norman ends the movement without a fight, and the bot takes its turn. */
async function untilPlayed(page: Page): Promise<void> {
  await untilOrders(page)
  await button(page, /End movement/).click()
  await bar(page).waitFor()
}

/** Pauses the playback; on a busy machine it may be over first, and is watched again. */
async function pause(page: Page): Promise<void> {
  for (;;) {
    await page.keyboard.press('Space')
    const held = bar(page).getByRole('button', { name: 'Play', exact: true })
    if (await held.waitFor({ timeout: 500 }).then(yes, no)) return
    await press(recap(page).getByRole('button', { name: 'Watch it again' }))
  }
}
const yes = (): boolean => true
const no = (): boolean => false

inBrowser('what others do', welcome => {
  test('is played back, paused, stepped through and skipped, and the first click orders nothing', async () => {
    const { page } = await welcome(MOVING)
    await untilPlayed(page)
    await pause(page)
    const words = () => bar(page).getByRole('status').innerText()
    const paused = await words()
    await page.waitForTimeout(2_000)
    expect(await words()).toBe(paused)
    await page.keyboard.press('ArrowRight')
    await expect.poll(words).not.toBe(paused)
    expect(await amiss(page)).toEqual([])
    const now = await whatNow(page).innerText()
    await clickRegion(page, 'London')
    await bar(page).waitFor({ state: 'detached' })
    expect(await whatNow(page).innerText()).toBe(now)
    await recap(page).waitFor()
    expect(await recap(page).getByRole('listitem').count()).toBeGreaterThan(2)
    expect(await amiss(page)).toEqual([])
    await recap(page).getByRole('button', { name: 'Watch it again' }).click()
    await bar(page).getByRole('button', { name: 'Skip to now' }).click()
    await recap(page).getByRole('button', { name: 'My move' }).click()
    await recap(page).waitFor({ state: 'detached' })
  })

  test('is recapped after a reload, without showing finished battles again', async () => {
    const { page } = await welcome(MOVING)
    await untilOrders(page)
    await fightAtYork(page)
    await playTo(page, ask => ask === 'outcome')
    await answer(page, 'outcome')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('sandtable-look-')) localStorage.setItem(key, '0')
    })
    await page.reload()
    await whatNow(page).waitFor()
    await expect.poll(() => asks(page)).not.toBe('skip')
    expect(await battleBoard(page).count()).toBe(0)
    expect(await bar(page).count()).toBe(0)
  })

  test('is shown in stills where animation is off', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await button(page, /End movement/).click()
    await recap(page).waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(await page.locator('[data-deed=march]').count()).toBeGreaterThan(0)
  })

  test('fits a phone', async () => {
    const { page } = await welcome({ ...PHONE, ...MOVING })
    await untilPlayed(page)
    await pause(page)
    expect(await amiss(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Skip to now' }).tap()
    await recap(page).waitFor()
    expect(await amiss(page)).toEqual([])
  })
})
