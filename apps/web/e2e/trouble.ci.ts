import { text as textOf } from 'node:stream/consumers'
import { ask } from '@sandtable/testkit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Given, House } from './house.ts'
import { amiss } from './axe.ts'
import { startGame } from './start-game.ts'
import { breakViews, BROKEN_MAP, BROKEN_PAGE } from './broken-view.ts'
import { openSharedHouse, PATIENCE } from './house.ts'
import { whatNow } from './player.ts'

const given = await ask<Given>(inject('browsers'))

// The tests cause these faults themselves, so nobody collects them.
describe.skipIf('missing' in given)('when something breaks', { retry: 2, timeout: 5 * PATIENCE }, () => {
  let house: House
  beforeAll(async () => {
    if (!('missing' in given)) house = await openSharedHouse(given)
  })
  afterAll(() => house.close())

  test('in the map, the panel still works, and the report holds no secret', async () => {
    const { page, leave } = await house.guest()
    await breakViews(page, BROKEN_MAP)
    await startGame(page, 'Hallam Junction')
    const broken = page.locator('[data-part=map]')
    await broken.getByRole('heading', { name: 'Couldn’t draw the map' }).waitFor()
    await page.getByRole('row').nth(1).getByRole('button').click()
    await page.locator('[data-group-section]').waitFor()
    expect(await whatNow(page).innerText()).not.toBe('')
    expect(await amiss(page)).toEqual([])
    await broken.getByRole('button', { name: 'Report a problem' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the report' }).click(),
    ])
    const text = await textOf(await saved.createReadStream())
    expect(JSON.parse(text)).toMatchObject({
      part: 'map',
      path: new URL(page.url()).pathname,
      versions: {
        build: expect.stringMatching(/^\w{16}$/),
        ruleset: expect.stringMatching(/^manpower \d+$/),
      },
      told: { player: 0, ruleset: 'manpower', events: expect.any(Array) },
    })
    const [seat] = (await page.evaluate(() =>
      JSON.parse(localStorage.getItem('sandtable-seats') ?? '[]'),
    )) as [{ token: string; nonce: string }]
    expect([text.includes(seat.token), text.includes(seat.nonce)]).toEqual([false, false])
    await leave()
  })

  test('in the whole page, the page says so and offers a way back to the lobby', async () => {
    const { page, leave } = await house.guest()
    await breakViews(page, BROKEN_PAGE)
    await startGame(page, 'Hallam Junction')
    await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor()
    await page.getByText('Games on the server are safe').waitFor()
    expect(await amiss(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await page.getByRole('heading', { name: 'Choose a scenario' }).waitFor()
    await leave()
  })

  test('outside of rendering, a line says so until it is dismissed', async () => {
    const { page, leave } = await house.guest()
    await page.goto('/learn')
    await page.getByRole('main').waitFor()
    await page.evaluate(() => void Promise.reject(new Error('the pigeon was lost')))
    const line = page.locator('[data-trouble]')
    await line.getByText('the pigeon was lost').waitFor()
    await line.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await line.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => line.count()).toBe(0)
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')))
    await line.waitFor()
    await leave()
  })

  test("while a page loads, it says that it didn't load", async () => {
    const { page, leave } = await house.guest()
    await page.route(/assets\/odds-page.*\.js$/, route => route.abort())
    await page.goto('/odds')
    await page.getByText('Part of this page didn’t load').waitFor()
    await page.unroute(/assets\/odds-page.*\.js$/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Part of this page didn’t load').count()).toBe(0)
    await leave()
  })

  test('at an address where there is nothing, the table says so', async () => {
    const { page, leave } = await house.guest()
    const answer = await page.goto('/nothing/here')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
    expect(await amiss(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await page.getByRole('heading', { name: 'Choose a scenario' }).waitFor()
    await leave()
  })

  test('a game that can’t be opened says why, with a way back and a report', async () => {
    const { page, leave } = await house.guest()
    await page.goto('/game/no-such-game')
    await page.getByRole('heading', { name: 'Couldn’t open this game' }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain('There’s no such game on this server')
    await page.getByRole('button', { name: 'Report a problem' }).waitFor()
    expect(await amiss(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await page.getByRole('heading', { name: 'Choose a scenario' }).waitFor()
    await leave()
  })
})
