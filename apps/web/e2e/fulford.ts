import type { Page } from 'playwright-core'
import { startGame } from './start-game.ts'
import { asks, battleBoard, button, clickRegion, playTo, readyStack } from './player.ts'

/** A game of Hastings as the Normans, up to the first movement. */
export async function untilOrders(page: Page): Promise<void> {
  await startGame(page)
  await playTo(page, ask => ask === 'orders')
}

/** From there: the Norwegians march on York, and the battle of Fulford is fought when the movement ends. */
export async function marchOnYork(page: Page): Promise<void> {
  await readyStack(page, 'Hardrada').click()
  await clickRegion(page, 'York')
  await button(page, /^March/).click()
  await asks(page)
}

export async function fightAtYork(page: Page): Promise<void> {
  await marchOnYork(page)
  await button(page, /End movement/).click()
  await battleBoard(page).waitFor()
}
