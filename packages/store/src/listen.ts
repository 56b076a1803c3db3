import type { ClientConfig } from 'pg'
import type { Query } from './engine.ts'
import type { News } from './store.ts'
import pg from 'pg'
import { ANYTHING } from './store.ts'

const CHANNEL = 'sandtable'
/** How long to wait before the first try to connect again, and at most, in milliseconds. */
const SOON = 100
const LATE = 5000

/** The statement that tells all who listen, once its transaction is committed; `from` is the store that speaks. */
export const tellOf = (from: string, news: readonly News[]): Query => ({
  sql: 'select pg_notify($1, news) from unnest($2::text[]) as news',
  parameters: [CHANNEL, news.map(({ game, version }) => `${from} ${version} ${game}`)],
})

/** What one message says; null where this store has said it itself. */
function newsOf(message: string, self: string): News | null {
  const [, from, version, game] = /^(\S+) (\d+) (.*)$/s.exec(message) ?? []
  if (version === undefined || game === undefined) return { game: '', version: ANYTHING }
  return from === self ? null : { game, version: Number(version) }
}

/**
 * Hears of every commit of other stores, until the function it returns is called. A connection that breaks is
 * opened again, and since news may have been lost with it, `ANYTHING` is heard then. Throws if the first one
 * fails.
 */
export async function listen(
  config: ClientConfig,
  self: string,
  hear: (news: News) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(config)
    fresh.on('notification', ({ payload }) => {
      const news = newsOf(payload ?? '', self)
      if (news !== null) hear(news)
    })
    // Without this line an error would end the process; whatever it is, the end of the connection follows.
    fresh.on('error', () => {})
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    if (closed) return fresh.end()
    client = fresh
    fresh.on('end', () => {
      client = null
      if (!closed) again(SOON)
    })
  }

  const again = (delay: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => !closed && hear({ game: '', version: ANYTHING }),
        () => !closed && again(Math.min(2 * delay, LATE)),
      )
    }, delay)
  }

  await connect()
  return async () => {
    closed = true
    if (timer !== null) clearTimeout(timer)
    await client?.end()
  }
}
