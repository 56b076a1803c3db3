import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startGame } from './start-game.ts'
import { inBrowser } from './in-browser.ts'

/** A game that two bots have finished. */
async function finished(page: Page): Promise<string> {
  const seats = [{ bot: 'random' }, { bot: 'random' }]
  const created = await page.request.post('/api/games', { data: { scenario: 'hastings-1066', seats } })
  const { game } = (await created.json()) as { game: string }
  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/games/${game}`)).json()) as { stage: string }).stage,
      {
        timeout: 50_000,
        interval: 250,
      },
    )
    .toBe('over')
  return game
}

inBrowser('the replay', welcome => {
  test('steps through a finished game by keys and through other eyes, and verifies its dice', async () => {
    const { page } = await welcome()
    await page.goto(`/replay/${await finished(page)}`)
    const scrubber = page.getByRole('slider', { name: 'Moment in the game' })
    await scrubber.waitFor()
    expect(await scrubber.inputValue()).toBe('0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    expect(await scrubber.inputValue()).toBe('21')
    await page.getByLabel('Seen by').selectOption('Saxons')
    await page.keyboard.press('End')
    expect(await scrubber.inputValue()).toBe(await scrubber.getAttribute('max'))
    await page.getByLabel('Turn').selectOption({ index: 1 })
    await page.getByText('Turn 1: Late September').first().waitFor()
    await page.getByRole('button', { name: 'Check the dice' }).click()
    await page.getByText(/^Dice verified/).waitFor()
  })

  test('opens a game file, and says when one is damaged', async () => {
    const { page } = await welcome()
    const game = await finished(page)
    const text = await (await page.request.get(`/api/games/${game}/file`)).text()
    const file = (body: string): { name: string; mimeType: string; buffer: Buffer } => ({
      name: 'hastings.game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(body),
    })
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles(file(text))
    await page.getByRole('slider', { name: 'Moment in the game' }).waitFor()
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await page.locator('input[type=file]').setInputFiles(file(text.replace('"random"', '"captain"')))
    const told = page.getByRole('alert')
    await told.waitFor()
    expect(await told.innerText()).toContain('The file was damaged or changed')
  })

  test('shows a game under way as far as the viewer was told', async () => {
    const { page } = await welcome()
    await startGame(page)
    await page.goto(page.url().replace('/game/', '/replay/'))
    await page.getByText('You see only what your side saw.', { exact: false }).waitFor()
    expect(await page.getByLabel('Seen by').count()).toBe(0)
  })
})
