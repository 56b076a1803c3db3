import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, clickRegion, playTo, readyStack } from './player.ts'
import { heard } from './heard.ts'
import { inBrowser } from './in-browser.ts'

type Row = Readonly<Record<string, unknown>>

/** The places named for hidden counters, by their numbers. */
const lairs = (frames: readonly string[]): (readonly [counter: number, region: number])[] =>
  frames.flatMap(frame => {
    const { view } = JSON.parse(frame) as { view?: { hidden: number[]; where: number[] } | null }
    return (view?.hidden ?? []).flatMap((is, c) => (is === 1 ? [[c, view?.where[c] as number] as const] : []))
  })

/** Events that name one of these counters. */
const naming = (frames: readonly string[], counters: readonly number[]): Row[] =>
  frames
    .flatMap(frame => (JSON.parse(frame) as { events?: readonly Row[] }).events ?? [])
    .filter(({ stack }) => counters.some(c => Array.isArray(stack) && (stack as number[]).includes(c)))

/** Starts Missouri 1861, with both sides at this screen. */
async function beginAtOneTable(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Set up: Missouri 1861' }).click()
  await page.getByRole('radio', { name: 'Hot seat' }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\//)
}

/** Plays on without moving until this side can move its stacks. */
async function ordersOf(page: Page, side: string): Promise<void> {
  const active = page.locator('[data-scores] [data-active=true]')
  for (;;) {
    await playTo(page, ask => ask === 'orders')
    if ((await active.innerText()).includes(side)) return
    await answer(page, 'orders')
  }
}

inBrowser('two at one table', welcome => {
  test('hand over behind a curtain, and a spectator never learns what is hidden', async () => {
    const [players, onlooker] = [await welcome(), await welcome()]
    const { page } = players
    const [told, toldOnlooker] = [heard(page), heard(onlooker.page)]
    await beginAtOneTable(page)
    await onlooker.page.goto(page.url().replace('/game/', '/watch/'))
    await ordersOf(page, 'Union')
    expect(await page.content()).not.toContain('Partisans')
    await answer(page, 'orders')
    await playTo(page, ask => ask === 'curtain')
    await page.getByRole('heading', { name: 'Next to play: Confederates' }).waitFor()
    expect(await page.locator('[data-map], [data-hand], [data-options]').count()).toBe(0)

    // The player who must decide needs no curtain when the page is opened again.
    await page.reload()
    expect(await asks(page)).not.toBe('curtain')
    await ordersOf(page, 'Confederates')
    await readyStack(page, 'Platte Partisans').click()
    // The second click marches.
    await clickRegion(page, 'Grand River')
    await clickRegion(page, 'Grand River')
    await page.getByRole('img', { name: 'Platte Partisans, Grand River, 1 counter' }).waitFor()
    await answer(page, 'orders')
    await playTo(page, ask => ask === 'curtain')

    await onlooker.page.getByRole('img', { name: 'Hidden, Grand River, 1 counter' }).waitFor()
    await clickRegion(onlooker.page, 'Grand River')
    await onlooker.page.getByRole('complementary').getByText('Grand River').first().waitFor()
    const hidden = lairs(told).flatMap(([counter, region]) => (region >= 0 ? [counter] : []))
    expect(hidden.length).toBeGreaterThan(0)
    expect(naming(told, hidden)).not.toEqual([])
    expect(lairs(toldOnlooker).length).toBeGreaterThan(0)
    expect(lairs(toldOnlooker).filter(([, region]) => region >= 0)).toEqual([])
    expect(naming(toldOnlooker, hidden)).toEqual([])
    expect(await onlooker.page.content()).not.toContain('Partisans')
  })
})
