import type { Page } from 'playwright-core'
import { button, clickRegion, playTo, readyStack } from './player.ts'
import { startGame } from './start-game.ts'

/** Those for whom there is no room in the mountains. */
const LEFT_BEHIND = ['Oirat Horse', 'Jalair Horse', 'Tatar Horse', 'Camp of Kadan']

/** A game of the Mongols, up to Kadan's way to Rodna, a fortress with miners in it. */
export async function aimAtRodna(page: Page): Promise<void> {
  await startGame(page, 'Mongols 1241')
  await playTo(page, ask => ask === 'orders')
  await readyStack(page, 'Kadan').click()
  for (const name of LEFT_BEHIND) await page.locator(`[data-units] button[aria-label^="${name}"]`).click()
  await clickRegion(page, 'Rodna')
}

/** From there: he marches, and the siege is tested when the movement ends. */
export async function besiegeRodna(page: Page): Promise<void> {
  await button(page, /^March/).click()
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Rodna/ })
    .waitFor()
  await button(page, /End movement/).click()
}
