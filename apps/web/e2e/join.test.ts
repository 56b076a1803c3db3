import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startGame } from './start-game.ts'
import { inBrowser } from './in-browser.ts'
import { PHONE } from './house.ts'

/** Invites a friend to the first scenario, and gives the link. */
async function invite(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Start the game' }).click()
  const link = page.getByRole('textbox', { name: /^For / })
  await link.waitFor()
  return link.inputValue()
}

inBrowser('joining a game', welcome => {
  test('a friend takes the seat by a link, on a phone; the next visitor learns that it is taken, and watches', async () => {
    const [host, friend, third] = [await welcome(), await welcome(PHONE), await welcome()]
    const link = await invite(host.page, 'Harold')
    await friend.page.goto(link)
    await friend.page.getByText('You play Saxons, against Normans and Norwegians (Harold).').waitFor()
    await friend.page.getByLabel('Your name').fill('William')
    await friend.page.getByRole('button', { name: 'Take the seat' }).click()
    await friend.page.waitForURL(/\/game\//)
    await host.page.getByRole('button', { name: 'Go to the game' }).click()
    await host.page.waitForURL(/\/game\//)
    await host.page.getByRole('heading', { name: 'Hastings 1066' }).first().waitFor()
    await third.page.goto(link)
    await third.page.getByText('All seats in this game are taken.').waitFor()
    await third.page.getByRole('button', { name: 'Watch' }).click()
    await third.page.waitForURL(/\/watch\//)
    await third.page.getByRole('heading', { name: 'Hastings 1066' }).first().waitFor()
    await host.page.goto('/')
    await host.page.getByText('with William').first().waitFor()
    expect(await third.page.getByRole('button', { name: 'Play no card' }).count()).toBe(0)
  })

  test('a seat code moves a seat to another device', async () => {
    const [here, there] = [await welcome(), await welcome(PHONE)]
    await startGame(here.page)
    const { pathname } = new URL(here.page.url())
    await here.page.goto('/')
    await here.page.getByRole('button', { name: 'More actions for Hastings 1066' }).click()
    await here.page.getByRole('menuitem', { name: 'Play on another device' }).click()
    const code = await here.page.getByRole('textbox', { name: 'Your seat code' }).inputValue()
    await there.page.goto('/')
    await there.page.getByRole('button', { name: 'Continue a game from another device' }).click()
    await there.page.getByRole('textbox', { name: /^Seat code from/ }).fill(code)
    await there.page.getByRole('dialog').getByRole('button', { name: 'Continue here' }).click()
    await there.page.getByRole('heading', { name: 'Hastings 1066' }).first().waitFor()
    await there.page.waitForURL(/\/game\//)
    expect(new URL(there.page.url()).pathname).toBe(pathname)
  })
})
