import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amiss } from './axe.ts'
import { asks, button, playTo } from './player.ts'
import { inBrowser } from './in-browser.ts'
import { PATIENCE } from './house.ts'
import { startGame, startTogether } from './start-game.ts'

interface Told {
  readonly is: string
  readonly stage?: string
  readonly decision?: { readonly id: string; readonly kind: string } | null
  readonly answers?: readonly unknown[]
  readonly events?: readonly { readonly is: string; readonly turn?: number }[]
}

/** Answers for this browser's seat, without moves and cards, until this turn starts. */
async function playAhead(page: Page, turn: number): Promise<void> {
  const seats = await page.evaluate(() => localStorage.getItem('sandtable-seats'))
  const [{ game, token }] = JSON.parse(seats ?? '[]') as [{ game: string; token: string }]
  const line = new WebSocket(`ws://${new URL(page.url()).host}/api/games/${game}/socket`)
  let [decision, id] = ['', 0]
  const say = (message: object): void => line.send(JSON.stringify({ ...message, id: String(id++) }))
  const give = (answer: unknown): void => say({ do: 'answer', decision, answers: [answer] })
  let last = 'nothing'
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`turn ${turn} never began; told last: ${last}`)), PATIENCE)
    line.addEventListener('error', () => reject(new Error('the line broke')))
    line.addEventListener('open', () => line.send(JSON.stringify({ do: 'hello', token })))
    line.addEventListener('message', ({ data }) => {
      last = String(data).slice(0, 300)
      const told = JSON.parse(data as string) as Told
      if (told.events?.some(e => e.is === 'turn-began' && e.turn === turn)) return resolve()
      if (told.stage === 'over') return reject(new Error('the game was over before that'))
      if (told.is === 'decision') decision = told.decision?.id ?? ''
      if (told.answers !== undefined) give(told.answers.includes('pass') ? 'pass' : told.answers[0])
      else if (told.decision?.kind === 'orders') give({ do: 'done' })
      else if (told.decision) say({ do: 'sample', count: 10 })
    })
  })
  line.close()
}

inBrowser('the end of a game', welcome => {
  test("is announced, and opens the replay with everybody's knowledge", async () => {
    const { page } = await welcome()
    await page.goto('/')
    await page.getByRole('button', { name: 'Set up: Hastings 1066' }).click()
    await page.getByLabel('Who plays Saxons').selectOption('random')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.waitForURL(/\/game\//)
    const table = page.url()
    // A page without a table: a player there no longer watches.
    await page.goto('/api/scenarios')
    // If the Normans take nothing, the Saxons win in turn 4.
    await playAhead(page, 4)
    await page.goto(table)
    const asked = await playTo(page, ask => ask === 'over')
    expect(asked.length).toBeGreaterThan(1)
    await page.getByRole('dialog', { name: /^(Victory|Defeat|Draw)$/ }).waitFor()
    await page.getByRole('row', { name: /^Points/ }).waitFor()
    await page.getByRole('img', { name: /^Points by turn/ }).waitFor()
    expect(await amiss(page)).toEqual([])
    await button(page, /Watch the replay/).click()
    await page.waitForURL(/\/replay\//)
    const eyes = page.getByLabel('Seen by').locator('option')
    await expect.poll(() => eyes.allInnerTexts()).toContain('All sides')
  })

  test('a player resigns, and plays again on the other side', async () => {
    const { page } = await welcome()
    await startGame(page)
    await resign(page)
    const end = page.getByRole('dialog', { name: 'Defeat' })
    await end.getByText('Saxons won. Normans and Norwegians resigned.').waitFor()
    await end.getByRole('row', { name: /^Steps lost/ }).waitFor()
    const before = page.url()
    await end.getByRole('button', { name: 'Swap sides' }).click()
    await page.waitForURL(url => url.pathname.startsWith('/game/') && url.href !== before)
    await asks(page)
    const seats = await page.evaluate(() => localStorage.getItem('sandtable-seats'))
    expect(JSON.parse(seats ?? '[]')).toMatchObject([{ player: 1 }, { player: 0 }])
  })

  test('a draw is offered on one page and accepted on another, and each reads so', async () => {
    const [one, other] = [await welcome(), await welcome()]
    await startTogether(one.page, other.page)
    await fromMenu(one.page, 'Offer a draw')
    await one.page.getByText('You offered a draw. Waiting for Saxons.').waitFor()
    await other.page.getByText('Normans and Norwegians offered a draw. Accept it for Saxons?').waitFor()
    expect(await amiss(other.page)).toEqual([])
    await other.page.getByRole('button', { name: 'Decline' }).click()
    await one.page.getByText('Saxons declined.').waitFor()
    await fromMenu(other.page, 'Offer a draw')
    await one.page.getByRole('button', { name: 'Accept' }).click()
    for (const { page } of [one, other]) {
      await page.getByRole('dialog', { name: 'Draw' }).waitFor()
      await page.getByText('All players agreed to a draw.').waitFor()
    }
  })
})

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function resign(page: Page): Promise<void> {
  await fromMenu(page, 'Resign…')
  await page.getByRole('dialog', { name: 'Resign the game?' }).waitFor()
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
}
