import { afterEach, expect, test } from 'vitest'
import type { House } from './testing/house.ts'
import { createGame } from '@sandtable/protocol'
import { answerOnce, decisionOf, joined } from './testing/player.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { openHouse } from './testing/house.ts'
import { seated } from './testing/seats.ts'

let house: House
afterEach(() => house.close())

test("a game of bots goes on by itself beside people's games, and the figures count all of them", async () => {
  house = await openHouse({ threads: 1 })
  const bots = await createGame(house.url, {
    scenario: 'missouri-1861',
    seats: [{ bot: 'captain' }, { bot: 'captain' }],
  })
  const watching = await joined(house.url, bots.game)
  const heard = watching.heard.length
  const { game, tokens } = await seated(house.url)
  const lines = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  for (const line of lines) if ((await decisionOf(line)) !== null) await answerOnce(line)
  expect(await (await fetch(`${house.url}/health`)).json()).toEqual({ healthy: true })
  const metrics = await (await fetch(`${house.url}/metrics`)).text()
  expect(metrics).toMatch(/^sandtable_sockets 3$/m)
  expect(metrics).toMatch(/^sandtable_games 2$/m)
  expect(metrics).toMatch(/^sandtable_messages_total\{what="answer"\} [12]$/m)
  await watching.until((m): m is typeof m => m.is === 'events', heard)
})

test('a bot keeps its seat from a person, and plays on after a restart', async () => {
  house = await openHouse({ clock: hurriedTime })
  const { game, tokens } = await seated(house.url, {
    scenario: 'missouri-1861',
    seats: ['human', { bot: 'random' }],
  })
  const token = tokens[0] as string
  for (const turns of [1, 2]) {
    const line = await joined(house.url, game, { token })
    for (let n = 0; n < 6 * turns; n++) {
      await line.until(
        (m): m is typeof m => m.is === 'decision' && m.decision !== null,
        line.messages.findLastIndex(m => m.is === 'decision'),
      )
      await answerOnce(line)
      await line.settled()
    }
    await house.restart()
  }
  const turns = await house.store.turns(game, 1, 10_000)
  expect(turns.some(({ player }) => player === 1)).toBe(true)
})

test("figures are for the server's own machine only", async () => {
  house = await openHouse({ proxied: true })
  const from = (address: string): Promise<Response> =>
    fetch(`${house.url}/metrics`, { headers: { 'x-forwarded-for': address } })
  expect((await from('203.0.113.5')).status).toBe(403)
  expect((await from('127.0.0.1')).status).toBe(200)
})
