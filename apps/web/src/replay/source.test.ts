import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '@sandtable/server'
import { createGame, randomHex, takeSeat } from '@sandtable/protocol'
import { startServer } from '@sandtable/server'
import { openedPack, SYSTEMS, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM } from '@sandtable/testkit'
import type { Plug } from '../systems/plug.ts'
import { goldRun } from '../testing/gold-run.ts'
import { plugIn } from '../systems/plugged.ts'
import { sourceOfGame } from './source.ts'
import { startWords } from '../words/words.ts'

await startWords(false)

const GOLD = systemOf(GOLD_RUN_SYSTEM)
const SHELF = [3, 2].map(players =>
  openedPack(GOLD, { id: `for-${players}`, ruleset: 'gold-run', players, rounds: 2 } as never),
)

const NAMED = { name: 'gold-run', title: 'Gold Run' }
const PLAIN: Plug = { ...NAMED, plain: (pack, use) => Promise.resolve(use(goldRun(pack as never))) }
const BARE: Plug = { ...NAMED, print: () => Promise.resolve({ Table: () => null }) }

const folder = mkdtempSync(join(tmpdir(), 'sandtable-source-'))
let server: RunningServer
beforeAll(async () => {
  const systems = { ...SYSTEMS, 'gold-run': GOLD }
  server = await startServer({ port: 0, host: '127.0.0.1', store: { folder }, shelf: SHELF, systems })
  vi.stubGlobal('location', { origin: server.url })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  plugIn([])
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A game under way, with all its seats taken. */
async function begun(scenario: string, players: number): Promise<string> {
  const seats = Array.from({ length: players }, () => 'human' as const)
  const { game, invitations } = await createGame(server.url, { scenario, seats })
  for (const invitation of invitations as string[])
    await takeSeat(server.url, game, {
      invitation,
      name: 'Edith',
      token: randomHex(24),
      nonce: randomHex(32),
    })
  return game
}

test('a game of a system without pictures is replayed in words', async () => {
  plugIn([PLAIN])
  const told = await sourceOfGame(await begun('for-3', 3), null, ({ show, record, eyes }) => ({
    title: show.title,
    players: show.players,
    events: record.log.length,
    eyes,
  }))
  expect(told).toMatchObject({
    title: 'The gold of the copses',
    players: ['Red', 'Green', 'Blue'],
    eyes: [null],
  })
  expect(told.events).toBeGreaterThan(2)
})

test('a system that only has a table has no replay, and the page says so', async () => {
  plugIn([BARE])
  const opening = sourceOfGame(await begun('for-2', 2), null, () => 'shown')
  await expect(opening).rejects.toMatchObject({ fault: 'no-show' })
})
