import type { Page } from 'playwright-core'
import type { Ask } from './player.ts'
import { expect, test } from 'vitest'
import { asks, region } from './player.ts'
import { inBrowser } from './in-browser.ts'

/** Where the buttons are that a fight waits for, and their names. */
const WAITING: Readonly<Partial<Record<Ask, readonly [name: RegExp, among: string]>>> = {
  announced: [/^To the battle/, 'section button'],
  skip: [/^(Go on|Skip ahead)/, '[role=dialog] button'],
  battle: [/./, '[role=dialog] footer [role=group] > div button'],
  outcome: [/^(Close|Next battle)/, '[role=dialog] footer button'],
  siege: [/^(Close|Show the result)/, '[role=dialog] footer button'],
}

/** Presses Tab until one of these elements with this name has the focus; false: it never does. */
async function tabTo(page: Page, name: RegExp, among: string): Promise<boolean> {
  for (let times = 0; times < 60; times++) {
    await page.keyboard.press('Tab')
    const [now, is] = await page.evaluate(these => {
      const one = document.activeElement
      return [
        one?.getAttribute('aria-label') ?? one?.textContent ?? '',
        one?.matches(these) ?? false,
      ] as const
    }, among)
    if (is && name.test(now)) return true
  }
  return false
}

async function choose(page: Page, name: RegExp): Promise<void> {
  expect(await tabTo(page, name, '*')).toBe(true)
  await page.keyboard.press('Enter')
}

inBrowser('a turn by keyboard alone', welcome => {
  test('from the lobby through cards, march and battle to the next turn', async () => {
    const { page } = await welcome()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play the bot: Hastings 1066' }).waitFor()
    await choose(page, /^Play the bot: Hastings/)
    for (let ask = await asks(page); ask === 'options'; ask = await asks(page)) await page.keyboard.press('e')

    await choose(page, /Hardrada.* MP/)
    await choose(page, /^York/)
    await choose(page, /^March/)
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).toMatch(/Normans.* 8/)
    await page.keyboard.press('u')
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).not.toMatch(/Normans.* 8/)
    await choose(page, /Hardrada.* MP/)
    await choose(page, /^York/)
    await choose(page, /^March/)
    await expect.poll(() => region(page, 'York').getAttribute('aria-label')).toMatch(/Normans.* 8/)
    await page.keyboard.press('e')

    for (let ask = await asks(page); ; ask = await asks(page)) {
      // The question may have been answered just before; then the table asks again.
      const waiting = WAITING[ask]
      if (waiting !== undefined && (await tabTo(page, ...waiting))) await page.keyboard.press('Enter')
      if (ask === 'options' || ask === 'orders') {
        if (await page.getByText('Turn 2 of 6').isVisible()) break
        await page.keyboard.press('e')
      }
    }
    expect(await page.getByRole('banner').innerText()).toContain('Turn 2 of 6')
  })
})
