import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, playTo } from './player.ts'
import { inBrowser } from './in-browser.ts'
import { PATIENCE } from './house.ts'

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
    await page.getByRole('dialog', { name: /^(You won|You lost|Draw)$/ }).waitFor()
    await page.getByRole('dialog').getByRole('list', { name: 'Points' }).waitFor()
    await button(page, /Watch the replay/).click()
    await page.waitForURL(/\/replay\//)
    const eyes = page.getByLabel('Seen by').locator('option')
    await expect.poll(() => eyes.allInnerTexts()).toContain('All sides')
  })
})
