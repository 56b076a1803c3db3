import type { GameRecord, Store, Turn } from '@sandtable/store'
import type { Figures, Server } from './started.ts'
import { openStore } from '@sandtable/store'
import { hastings, prepare } from './games.ts'
import { onDatabase, started } from './started.ts'

/** How many games of each kind are loaded; together fewer than a server keeps in memory. */
const GAMES = 80
const EVENTS_A_TURN = 10

/** The cost of loading a game of many events and of few, and of holding an idle one. */
export const keeping = (): Promise<Figures> =>
  onDatabase('sqlite', async where => {
    const server = await started({ is: 'sandtable', where })
    const store = await openStore(where)
    const { game } = await prepare(server.url, store, hastings(), 0)
    const record = (await store.load(game)) as GameRecord
    const [turn] = await store.turns(game, 1, record.version)
    const games = async (sort: string, events: number): Promise<string[]> => {
      const ids = Array.from({ length: GAMES }, (_, n) => `${sort}-${n}`)
      for (const id of ids) await keep(store, { ...record, id }, turn as Turn, events)
      return ids
    }
    const long = await games('long', 5_000)
    const short = await games('short', 50)
    const warm = await games('warm', 50)
    await store.close()
    await costOf(server, warm)
    const before = await server.ask('memory')
    const figures = { us: await costOf(server, long), short: await costOf(server, short) }
    const memory = ((await server.ask('memory')) - before) / (2 * GAMES)
    server.stop()
    return { ...figures, memory }
  })

/** A game after this many events. */
async function keep(store: Store, record: GameRecord, like: Turn, events: number): Promise<void> {
  const row = Array.from({ length: EVENTS_A_TURN }, (_, i) => like.others[i % like.others.length] ?? null)
  const turns = Array.from({ length: events / EVENTS_A_TURN }, (_, n): Turn => {
    const number = record.version + n + 1
    return { ...like, game: record.id, number, command: `c${n}`, own: row, others: row }
  })
  const version = record.version + turns.length
  await store.create(record)
  await store.commit([{ after: record.version, game: { ...record, version }, turns }])
}

/** CPU microseconds of a request that finds its game on the disk. */
async function costOf(server: Server, games: readonly string[]): Promise<number> {
  const from = await server.ask('cpu')
  for (const [n, game] of games.entries()) {
    const headers = { 'x-forwarded-for': `10.3.0.${n}` }
    const reply = await fetch(`${server.url}/api/games/${game}`, { headers })
    if (!reply.ok) throw new Error(await reply.text())
    await reply.text()
  }
  return ((await server.ask('cpu')) - from) / games.length
}
