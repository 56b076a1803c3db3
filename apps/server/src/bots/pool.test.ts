import { afterEach, expect, test } from 'vitest'
import { setImmediate } from 'node:timers/promises'
import type { BotPool } from './pool.ts'
import type { Job } from './job.ts'
import { begin, freeze, pending, seeded, submit } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { HASTINGS } from '../testing/packs.ts'
import { openBots } from './pool.ts'

let bots: BotPool
afterEach(() => bots.close())

const game = begin(WAW, HASTINGS.s, { dice: seeded('bots') })
const [owed] = pending(game)
const job: Job = {
  ruleset: 'waw',
  bot: 'random',
  player: owed?.player as number,
  game: JSON.stringify(freeze(game)),
  version: WAW.version,
  digest: HASTINGS.digest,
  pack: HASTINGS.pack,
  seed: 'any',
}

test("a bot thinks in its own thread while the server's event loop runs on", async () => {
  bots = openBots(1)
  let thinking = true
  const answered = bots.think(job).finally(() => (thinking = false))
  let turns = 0
  for (; thinking; turns++) await setImmediate()
  expect(turns).toBeGreaterThan(5)
  const answer = await answered
  expect(submit(game, job.player, answer ?? null)).toBeNull()
})

test('a bot whose thread fails is reported, and the next gets a new thread', async () => {
  bots = openBots(1)
  await expect(bots.think({ ...job, bot: 'nobody' })).rejects.toThrow('not a function')
  await expect(bots.think({ ...job, game: '{' })).rejects.toThrow('JSON')
  expect(await bots.think(job)).toBeDefined()
})

test('a stopping server waits for no bot', async () => {
  bots = openBots(1)
  void bots.think(job)
  const queued = bots.think(job)
  await bots.close()
  expect(await queued).toBeUndefined()
  expect(await bots.think(job)).toBeUndefined()
})
