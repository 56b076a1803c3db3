import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, battleOptions, button, clickRegion, press } from './player.ts'
import { amiss } from './axe.ts'
import { inBrowser } from './in-browser.ts'

/** The note on the screen now; null: none. */
const noteOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-note]')?.getAttribute('data-note') ?? null)

/** The answers that notes ask for, where the simplest would not do. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  select: page => page.locator('[data-pile][data-ready=true]').first().click(),
  reach: page => clickRegion(page, 'York'),
  march: page => button(page, /^March/).click(),
  end: page => button(page, /End movement/).click(),
  tricks: page => press(battleOptions(page).last()),
}

/** Does what the note says, or turns the page. */
async function follow(page: Page, note: string | null): Promise<void> {
  const next = page.locator('[data-note]').getByRole('button', { name: /^(Next|Play on)$/ })
  if (note !== null && (await next.count()) > 0) return press(next)
  const deed = DEEDS[note ?? '']
  if (deed !== undefined) {
    await deed(page)
    // Wait for the next note: a second click would do something else.
    if (note !== 'tricks') await page.locator(`[data-note="${note}"]`).waitFor({ state: 'detached' })
    return
  }
  const ask = await asks(page)
  if (ask !== 'orders' || note === 'turn') return answer(page, ask)
  // The note that says how to move stacks is on its way.
  await page.locator(`[data-note]:not([data-note="${note}"])`).first().waitFor()
}

inBrowser('the tutorial', welcome => {
  test('leads through a first turn to its end, and can be left and resumed', async () => {
    const { page } = await welcome()
    await page.goto('/learn')
    await page.getByRole('button', { name: 'Start the tutorial' }).click()
    await expect.poll(() => noteOf(page)).toBe('map')
    expect(await amiss(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave the tutorial' }).click()
    expect(await noteOf(page)).toBe(null)
    await page.getByRole('tab', { name: 'Learn' }).click()
    await page.getByRole('button', { name: 'Resume the tutorial' }).click()

    const told: string[] = []
    while (told.at(-1) !== 'win' && told.length < 150) {
      const note = await noteOf(page)
      told.push(note ?? '')
      await follow(page, note)
    }
    const path = [
      'map',
      'select',
      'pick',
      'reach',
      'stops',
      'odds',
      'march',
      'undo',
      'end',
      'battle',
      'broken',
      'win',
    ]
    expect(path.filter(id => told.includes(id))).toEqual(path)
    expect(await noteOf(page)).toBe(null)
    await page.reload()
    await asks(page)
    expect(await noteOf(page)).toBe(null)
  })
})
