import type { Locator, Page } from 'playwright-core'
import { startGame } from './start-game.ts'
import { PATIENCE } from './house.ts'
import { press, whatNow } from './player.ts'

/** Questions at the table of a battle. */
type Ask = 'orders' | 'declare' | 'react' | 'yield'

const SAYS: Readonly<Record<Ask, RegExp>> = {
  orders: /^(Move your groups|All your groups have moved)/,
  declare: /^(Declare your fire|All your groups have chosen|None of your groups)/,
  react: /You see .* move\./,
  yield: /enemy attacks? or spells? (is|are) about to take effect/,
}

/** Own groups on the field that can still act. */
export const ownGroups = (page: Page): Locator => page.locator('[data-own=true][data-state=can]')

/** Hallam Junction against the bot, up to our own movement. */
export async function startBattle(page: Page): Promise<void> {
  await startGame(page, 'Hallam Junction')
  await untilAsked(page)
}

/** The button below the report of a turn. */
export const goOn = (page: Page): Locator => page.locator('[data-report] [data-go-on]')

/** The question now; null: the table says something else. */
async function asked(page: Page): Promise<Ask | null> {
  const text = await whatNow(page).innerText()
  return (Object.keys(SAYS) as Ask[]).find(ask => SAYS[ask].test(text)) ?? null
}

/** Waits until orders are asked for and everything has been played; reads reports, lets enemy moves pass, and fights on. */
export async function untilAsked(page: Page): Promise<Ask> {
  const until = Date.now() + 6 * PATIENCE
  for (; Date.now() < until; await page.waitForTimeout(50)) {
    if (await isPlaying(page)) {
      if (await goOn(page).isVisible()) await press(goOn(page))
      continue
    }
    const ask = await asked(page).catch(() => null)
    if (ask === 'react' || ask === 'yield') await endPart(page)
    else if (ask !== null) return ask
  }
  throw new Error(`the table never asked; it says: ${await whatNow(page).innerText()}`)
}

/** Waits until this is on the screen; lets enemy moves pass, and fights on. */
export async function untilSeen(page: Page, what: Locator): Promise<void> {
  const until = Date.now() + 6 * PATIENCE
  for (; Date.now() < until; await page.waitForTimeout(50)) {
    if (await what.isVisible()) return
    if (await isPlaying(page)) continue
    const ask = await asked(page).catch(() => null)
    if (ask === 'react' || ask === 'yield') await endPart(page)
  }
  throw new Error(`it was never seen; the table says: ${await whatNow(page).innerText()}`)
}

/** The screen is behind the battle, or waits with a report. */
const isPlaying = (page: Page): Promise<boolean> => page.locator('[data-playing]').isVisible()

/** Ends the part of the phase, or lets the moving group pass. */
export async function endPart(page: Page): Promise<void> {
  await page.locator('[data-finish]:enabled').click({ timeout: PATIENCE })
}

/** The first group that can move goes 50 m north, or as far as it gets. */
export async function marchNorth(page: Page): Promise<void> {
  await ownGroups(page).first().click({ force: true })
  await page.keyboard.press('Shift+ArrowUp')
  await page.locator('[data-confirm]:enabled').click()
  await page.locator('[data-confirm]').waitFor({ state: 'detached' })
}

/** The first group that can fire aims at the first target in its list. */
export async function aimAtSomebody(page: Page): Promise<void> {
  await ownGroups(page).first().click({ force: true })
  await page.locator('[data-targets] button').first().click()
  await page.locator('[data-confirm]:enabled').waitFor()
}
