import type { Served } from './serve.ts'
import type { Where } from '@sandtable/store'
import type { Figures, Server } from './started.ts'
import type { Loaded } from './load.ts'
import type { Script } from './games.ts'
import { openStore } from '@sandtable/store'
import { hastings, prepare } from './games.ts'
import { measureLoad } from './load.ts'
import { onDatabase, started } from './started.ts'

const GAMES = 200
/** Random games are short: this many are started for each table. */
const FOR_EACH = 8
/** A load that leaves room, in commands a second. */
const EASY = 1_000

/** The server in this many processes, under the load of 200 games and 400 sockets. */
export const serving = (database: 'sqlite' | 'postgres', is: Served['is'], processes = 1): Promise<Figures> =>
  onDatabase(database, async where => {
    const servers = await Promise.all(Array.from({ length: processes }, () => started({ is, where })))
    const full = await loaded(servers, where, is, null)
    const easy = await loaded(servers, where, is, EASY)
    for (const server of servers) server.stop()
    return { us: 1e6 / full.perSecond, p99: 1e3 * full.p99, cpu: full.cpu, easyP99: 1e3 * easy.p99 }
  })

async function loaded(
  servers: readonly Server[],
  where: Where,
  is: Served['is'],
  rate: number | null,
): Promise<Loaded> {
  const asks = is === 'sandtable'
  const urls = servers.map(({ url }) => url)
  const scripts = await scriptsFor(urls[0] as string, where, asks)
  const cpu = async (): Promise<number> => {
    const costs = await Promise.all(servers.map(server => server.ask('cpu')))
    return costs.reduce((sum, cost) => sum + cost, 0)
  }
  return measureLoad({ urls, scripts, games: GAMES, asks, rate, cpu })
}

/** For the bare server, which starts no games, any answers will do. */
async function scriptsFor(url: string, where: Where, asks: boolean): Promise<Script[]> {
  if (!asks) {
    const answers = Array.from({ length: 100_000 }, (_, i) => ({ player: i % 2, answer: 'pass' }))
    return Array.from({ length: GAMES }, (_, n) => ({ game: `game-${n}`, tokens: ['a', 'b'], answers }))
  }
  const [opened, store] = [hastings(), await openStore(where)]
  const scripts: Script[] = []
  for (let n = 0; n < GAMES * FOR_EACH; n += 10)
    scripts.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, i) => prepare(url, store, opened, n + i)))),
    )
  await store.close()
  return scripts
}
