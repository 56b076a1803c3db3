import type { Page } from 'playwright-core'
import { beginGame } from './begun.ts'
import { asks, battleBoard, button, clickRegion, playTo, readyStack } from './player.ts'

/** A game of Hastings from the Norman side, up to the moment when stacks can be moved. */
export async function untilOrders(page: Page): Promise<void> {
  await beginGame(page)
  await playTo(page, ask => ask === 'orders')
}

/** From there: the Norwegians march on York, where the battle of Fulford is fought, as soon as the movement is over. */
export async function marchOnYork(page: Page): Promise<void> {
  await readyStack(page, 'Hardrada').click()
  await clickRegion(page, 'York')
  await button(page, /^March/).click()
  await asks(page)
}

export async function fightAtYork(page: Page): Promise<void> {
  await marchOnYork(page)
  await button(page, /Done moving/).click()
  await battleBoard(page).waitFor()
}
