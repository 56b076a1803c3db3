import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@sandtable/protocol'
import type { Mortal } from './testing/mortal.ts'
import type { PgProxy } from './testing/pg-proxy.ts'
import type { Tap } from './testing/tap.ts'
import { createGame } from '@sandtable/protocol'
import { openStore } from '@sandtable/store'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { audit } from './testing/audit.ts'
import { gather } from './testing/company.ts'
import { hello } from './testing/tap.ts'
import { openHouse } from './testing/house.ts'
import { pgProxy } from './testing/pg-proxy.ts'
import { pretendTime } from './testing/pretend-time.ts'
import { seated } from './testing/seats.ts'
import { sortsAt } from './testing/sorts.ts'
import { startMortal } from './testing/mortal.ts'

const [, { missing, empty }] = await sortsAt(inject('databases'))

/** The two replies, one acknowledgement first; the second player may not even be asked any longer. */
const TWICE = [['accepted', 'accepted']]
const ONCE = [
  ['accepted', 'stale-decision'],
  ['accepted', 'not-your-decision'],
]

describe.skipIf(missing)('two processes on one PostgreSQL', () => {
  let store: { readonly url: string }
  let proxy: PgProxy
  let both: readonly [Mortal, Mortal]
  beforeAll(async () => {
    store = (await empty()).where as { url: string }
    proxy = await pgProxy(store.url)
    const behind = { store: { url: proxy.url } }
    both = await Promise.all([startMortal(behind), startMortal(behind)])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(both.map(server => server.kill()))
    proxy.close()
  })

  test('games with players and spectators at both go on, even while notifications are lost, and all see the same', async () => {
    const records = await openStore(store)
    let lines = 0
    const url = (): string => (both[lines++ % 2] as Mortal).url
    const tables = await Promise.all([0, 1].map(n => gather({ seed: `two-${n}`, url, onlookers: 5 })))
    for (let times = 0; times < 4; times++) {
      const before = tables.map(({ accepted }) => accepted.size)
      while (tables.some(({ accepted }, i) => accepted.size < (before[i] as number) + 4)) await sleep(5)
      proxy.deafen()
    }
    for (const table of tables) {
      await table.rest()
      expect(await audit(records, table)).toEqual([])
      table.close()
    }
    await records.close()
  })

  test('of two commands at once, one to each, exactly one counts; one command sent to both counts once', async () => {
    const records = await openStore(store)
    const { game, tokens } = await seated(both[0].url)
    const taps = await Promise.all(
      tokens.map(token => Promise.all(both.map(({ url }) => hello(url, game, { token })))),
    )
    const begun = (await records.load(game))?.version as number
    for (let n = 0; n < 16; n++) {
      const { player, decision } = await decisionOf(taps)
      const [one, other] = taps[player] as [Tap, Tap]
      const sampled = await one.ask({ do: 'sample', id: `s${n}`, count: 3 })
      const answers = sampled.is === 'samples' ? sampled.answers : []
      const id = (end: string): string => (n % 2 === 0 ? `same${n}` : `${end}${n}`)
      const replies = await Promise.all([
        one.ask({ do: 'answer', id: id('one'), decision, answers }),
        other.ask({ do: 'answer', id: id('other'), decision, answers }),
      ])
      const said = replies.map(reply => (reply.is === 'refused' ? reply.why : reply.is)).sort()
      expect(n % 2 === 0 ? TWICE : ONCE).toContainEqual(said)
      expect(n % 2 === 0 ? replies[1] : replies[0]).toEqual(replies[0])
      expect((await records.load(game))?.version).toBe(begun + n + 1)
    }
    taps.flat().forEach(line => line.close())
    await records.close()
  })

  test('the bots of a killed process are asked by the other', async () => {
    const time = pretendTime(Date.now())
    const house = await openHouse({ store, clock: time })
    const lost = await startMortal({ store })
    const { game } = await createGame(lost.url, {
      scenario: 'hastings-1066',
      seats: [{ bot: 'random' }, { bot: 'random' }],
    })
    await lost.kill()
    const left = (await house.store.load(game))?.version as number
    const gone = async (): Promise<number> => ((await house.store.load(game))?.version as number) - left
    await time.pass(61_000)
    await expect.poll(gone, { timeout: 50_000 }).toBeGreaterThan(10)
    await house.close()
  })
})

/** The player who owes an answer now, by the last messages on both lines. */
async function decisionOf(taps: readonly (readonly Tap[])[]): Promise<{ player: number; decision: string }> {
  for (;;) {
    for (const line of taps.flat()) await line.settled()
    for (const [player, lines] of taps.entries()) {
      const [one, other] = lines.map(({ messages }) => lastDecision(messages))
      if (one !== undefined && one === other) return { player, decision: one }
    }
  }
}

function lastDecision(messages: readonly Message[]): string | undefined {
  const last = messages.findLast(message => message.is === 'decision')
  return last?.is === 'decision' ? last.decision?.id : undefined
}
