import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { amiss } from './axe.ts'
import { answer, asks, battleBoard, outcomeSeen, press, siegeBoard } from './player.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { inBrowser } from './in-browser.ts'
import { momentOf, warWith } from './told-war.ts'
import { PHONE } from './house.ts'
import { aimAtRodna, besiegeRodna } from './rodna.ts'

const MOVING = { reducedMotion: 'no-preference' } as const
const INJURED = 1

const isInjury = (e: Event): boolean => e.is === 'leader-tested' && e.fate === INJURED
const isSiege = (e: Event): boolean => e.is === 'siege-tested'

const RESULT = /^Rodna (falls|holds)$/

/** The headlines of dialogs while something is done and afterwards, each once: some stay only for a moment. */
async function headlines(page: Page, deed: () => Promise<void>): Promise<() => string[]> {
  const heads = new Set<string>()
  await page.exposeFunction('tellHeadline', (text: string) => void heads.add(text))
  await page.addInitScript(watchHeadlines)
  await deed()
  return () => [...heads]
}

/** Runs in the page: tells every headline of a dialog. */
function watchHeadlines(): void {
  const { tellHeadline } = globalThis as unknown as { tellHeadline: (text: string) => void }
  const look = (): void => {
    for (const head of document.querySelectorAll('[role=dialog] h1')) tellHeadline(head.textContent)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

inBrowser('a siege', welcome => {
  test('shows its odds before the order, then the die, each modifier and the outcome, and opens again', async () => {
    const { page } = await welcome(MOVING)
    const seen = await headlines(page, () => aimAtRodna(page))
    const odds = page.locator('[data-route] [data-siege-odds]')
    expect(await odds.innerText()).toMatch(/rolls in 10 take it/)
    expect(await odds.getByRole('img').getAttribute('aria-label')).toMatch(/falls to 7 or less: 8 in 10/)
    expect(await amiss(page)).toEqual([])
    await besiegeRodna(page)
    await siegeBoard(page).getByRole('heading', { name: RESULT }).waitFor()
    expect(seen()).toEqual(['Siege of Rodna', expect.stringMatching(RESULT)])
    expect(await siegeBoard(page).getByRole('status').innerText()).toMatch(/fortress/)
    expect(await amiss(page)).toEqual([])
    const told = await siegeBoard(page).innerText()
    await siegeBoard(page).getByRole('button', { name: 'Close' }).click()
    await siegeBoard(page).waitFor({ state: 'detached' })
    await page.getByRole('tabpanel').getByRole('button', { name: 'The siege test' }).first().click()
    await press(siegeBoard(page).getByRole('button', { name: 'Show the result' }))
    await expect.poll(() => siegeBoard(page).innerText()).toBe(told)
    await siegeBoard(page).getByRole('button', { name: 'Close' }).click()
  })

  test('is a still where animation is off', async () => {
    const { page } = await welcome()
    await aimAtRodna(page)
    await besiegeRodna(page)
    await siegeBoard(page).waitFor()
    expect(await siegeBoard(page).getByRole('heading', { name: RESULT }).count()).toBe(1)
    expect(await siegeBoard(page).locator('[data-siege-die]').count()).toBe(1)
  })
})

/** Opens a war's file, and goes to a moment of its replay. */
async function replay(page: Page, text: string, moment: number): Promise<void> {
  const file = { name: 'war.game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await go(page, moment)
}

const go = (page: Page, moment: number): Promise<void> =>
  page.getByRole('slider', { name: 'Moment in the game' }).fill(String(moment))

inBrowser('the aftermath of a battle', welcome => {
  test('shows an injured leader’s dice, their sum and the turn of return', async () => {
    const war = warWith(isInjury, isSiege)
    const { tale } = war.reel
    const injured = tale.findIndex(({ e }) => isInjury(e))
    const { page } = await welcome()
    await replay(
      page,
      war.text,
      momentOf(war, ({ is }) => is === 'battle-ended', injured),
    )
    const [leader] = tale[injured]?.told ?? []
    const row = battleBoard(page)
      .locator('[data-leader]')
      .filter({ hasText: leader?.line.who ?? '' })
    const told = await row.innerText()
    expect(told).toContain('injured')
    expect(told).toMatch(/second die \d: up to 4 injures/)
    expect(told).toMatch(/back in turn \d|not back before the game ends/)
    expect(await amiss(page)).toEqual([])
    await battleBoard(page).getByRole('button', { name: 'Close' }).click()
    await battleBoard(page).waitFor({ state: 'detached' })

    await go(page, momentOf(war, isSiege))
    await siegeBoard(page)
      .getByRole('heading', { name: /(falls|holds)$/ })
      .waitFor()
    expect(await amiss(page)).toEqual([])
  })

  test('says victory or defeat, stays until it is closed, and opens again from the log and the region', async () => {
    const { page } = await welcome()
    await untilOrders(page)
    await fightAtYork(page)
    for (let ask = await asks(page); ask !== 'outcome'; ask = await asks(page)) {
      const round = battleBoard(page).getByRole('button', { name: 'Go on' })
      if (ask === 'skip' && (await round.count()) > 0) await round.click()
      else await answer(page, ask)
    }
    const head = battleBoard(page).getByRole('heading', { level: 1 })
    const words = await head.innerText()
    expect(words).toMatch(/^(Victory|Defeat|Nobody won) at York$/)
    expect(await head.evaluate(one => one === document.activeElement)).toBe(true)
    expect(await amiss(page)).toEqual([])
    await battleBoard(page).getByRole('button', { name: 'Roll by roll' }).click()
    await page.keyboard.press('ArrowRight')
    expect(await amiss(page)).toEqual([])
    await battleBoard(page).getByRole('button', { name: 'Aftermath' }).click()
    await outcomeSeen(page).click()

    await page.getByRole('tabpanel').getByRole('button', { name: 'Aftermath' }).first().click()
    expect(await head.innerText()).toBe(words)
    await page.keyboard.press('Escape')
    await battleBoard(page).waitFor({ state: 'detached' })
  })

  test('fits a phone', async () => {
    const { page } = await welcome(PHONE)
    const war = warWith(isInjury)
    const { tale } = war.reel
    const injured = tale.findIndex(({ e }) => isInjury(e))
    await replay(
      page,
      war.text,
      momentOf(war, ({ is }) => is === 'battle-ended', injured),
    )
    await battleBoard(page).waitFor()
    expect(await amiss(page)).toEqual([])
    const wide = await battleBoard(page).evaluate(one => one.scrollWidth > one.clientWidth)
    expect(wide).toBe(false)
  })
})
