import type { ClientConfig } from 'pg'
import type { Query } from './engine.ts'
import type { News } from './store.ts'
import pg from 'pg'
import { ANYTHING } from './store.ts'

const CHANNEL = 'sandtable'
/** How long to wait before the first try to connect again, and at most, in milliseconds. */
const SOON = 100
const LATE = 5000

/** The notification to all listeners, sent when its transaction commits; `from` is the sending store. */
export const tellOf = (from: string, news: readonly News[]): Query => ({
  sql: 'select pg_notify($1, news) from unnest($2::text[]) as news',
  parameters: [CHANNEL, news.map(({ game, version }) => `${from} ${version} ${game}`)],
})

/** One message's content; null if this store sent it. */
function newsOf(message: string, self: string): News | null {
  const [, from, version, game] = /^(\S+) (\d+) (.*)$/s.exec(message) ?? []
  if (version === undefined || game === undefined) return { game: '', version: ANYTHING }
  return from === self ? null : { game, version: Number(version) }
}

/**
 * Receives every commit of other stores, until the returned function is called. A broken connection is reopened, and
 * since notifications may have been lost with it, `ANYTHING` is received then. Throws if the first connection fails.
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
    // Without this line an error would end the process; in any case the end of the connection follows.
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
