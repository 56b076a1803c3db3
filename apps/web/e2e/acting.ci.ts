import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aimAtSomebody, endPart, goOn, startBattle, untilAsked, untilSeen } from './hallam.ts'
import { amiss } from './axe.ts'
import { button } from './player.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

const blow = (page: Page): Locator => page.getByRole('region', { name: 'This attack' })
const dice = (page: Page): Locator => blow(page).locator('[data-dice] svg').first()
const report = (page: Page): Locator => page.getByRole('region', { name: /^Turn 1: what it cost/ })
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Playback' })
const MOVING = { reducedMotion: 'no-preference' } as const

/** Plays up to our fire, declares some, and ends Targeting. */
async function untilActing(page: Page): Promise<void> {
  await startBattle(page)
  await endPart(page)
  expect(await untilAsked(page)).toBe('declare')
  await aimAtSomebody(page)
  await button(page, /^Declare target/).click()
  await page.locator('[data-confirm]').waitFor({ state: 'detached' })
  await endPart(page)
}

inBrowser('Acting in a battle in metres', welcome => {
  test('is played with its dice and losses, then reported, and the log opens the report again', async () => {
    const { page } = await welcome(MOVING)
    await untilActing(page)
    await untilSeen(page, dice(page))
    await page.keyboard.press('Space')
    expect(await page.locator('[data-blows] line, [data-blows] path').count()).toBeGreaterThan(0)
    expect(await amiss(page)).toEqual([])
    await page.keyboard.press('Space')
    await untilSeen(page, blow(page).locator('[data-fallen] li').first())
    await untilSeen(page, report(page))
    expect(await report(page).locator('[data-army-report]').count()).toBe(2)
    expect(await amiss(page)).toEqual([])
    await goOn(page).click()
    await report(page).waitFor({ state: 'detached' })
    await untilAsked(page)
    await page.getByRole('tab', { name: 'Log' }).click()
    await button(page, /^Report of turn 1/).click()
    await report(page).waitFor()
    await report(page).getByRole('button', { name: 'Close the report' }).click()
    await report(page).waitFor({ state: 'detached' })
  })

  test('can be skipped, and followed by its result alone, which is remembered', async () => {
    const { page } = await welcome(MOVING)
    await untilActing(page)
    await untilSeen(page, blow(page))
    const how = page.getByRole('combobox', { name: 'How closely to follow fights' })
    await how.selectOption('Result only')
    await page.keyboard.press('Escape')
    await bar(page).waitFor({ state: 'detached' })
    expect(await report(page).count()).toBe(0)
    await page.reload()
    await untilAsked(page)
    await endPart(page)
    await untilAsked(page)
    await endPart(page)
    await untilSeen(page, goOn(page))
    expect(await how.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('sandtable-settings'))).toContain(
      '"fights":"outcome"',
    )
  })

  test('is shown in stills where animation is off: the report, and each attack on demand', async () => {
    const { page } = await welcome()
    await untilActing(page)
    await untilSeen(page, report(page))
    expect(await bar(page).count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await blow(page).waitFor()
    const running = await page.evaluate(
      () => document.getAnimations().filter(one => one.playState === 'running').length,
    )
    expect(running).toBe(0)
    expect(await amiss(page)).toEqual([])
  })

  test('fits a phone', async () => {
    const { page } = await welcome({ ...PHONE, ...MOVING })
    await untilActing(page)
    await untilSeen(page, dice(page))
    await bar(page).getByRole('button', { name: 'Pause' }).tap()
    expect(await amiss(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Play', exact: true }).tap()
    await untilSeen(page, report(page))
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(tooWide).toBe(false)
    expect(await amiss(page)).toEqual([])
    await goOn(page).tap()
    await report(page).waitFor({ state: 'detached' })
  })
})
