import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, region } from './player.ts'
import { inBrowser } from './in-browser.ts'

/** Where a battle's choice is made. */
const FOOT = '[role=dialog] footer [role=group] > div button, [role=dialog] footer [role=status] > button'

/** Presses Tab until what has the focus is called so, and is one of these. */
async function tabTo(page: Page, name: RegExp, among: string): Promise<void> {
  const met: string[] = []
  while (met.length < 80) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
    if (name.test(now) && (await page.evaluate(these => document.activeElement?.matches(these), among)))
      return
    met.push(now.slice(0, 40))
  }
  throw new Error(`Tab never came to ${String(name)}: ${met.join(' · ')}`)
}

async function choose(page: Page, name: RegExp, among = '*'): Promise<void> {
  await tabTo(page, name, among)
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
      if (ask === 'outcome' || ask === 'battle') await choose(page, /./, FOOT)
      else if (ask === 'options' || ask === 'orders') {
        if (await page.getByText('Turn 2 of 6').isVisible()) break
        await page.keyboard.press('e')
      }
    }
    expect(await page.getByRole('banner').innerText()).toContain('Turn 2 of 6')
  })
})
