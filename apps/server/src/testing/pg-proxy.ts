import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** A connection to PostgreSQL that can be cut where it hurts. */
export interface PgProxy {
  readonly url: string
  /** The next commit is done, but its reply is lost: the connection is gone. */
  readonly cutNextCommit: () => void
  /** Cuts off listeners for notifications, which miss them until they reconnect. */
  readonly deafen: () => void
  /** How many commits were cut so far. */
  readonly cut: () => number
  readonly close: () => void
}

/** A store's command to listen for notifications, and PostgreSQL's reply to a commit. */
const LISTEN = 'listen sandtable'
const COMMITTED = 'COMMIT\0'

export async function pgProxy(url: string): Promise<PgProxy> {
  const { pathname, searchParams, username } = new URL(url)
  const lines = new Set<Socket>()
  const listeners = new Set<Socket>()
  let armed = false
  let cut = 0
  const proxy = createServer(near => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(one)
      one.on('error', () => {})
      one.on('close', () => (lines.delete(one), other.destroy()))
    }
    near.on('data', bytes => {
      if (bytes.includes(LISTEN)) listeners.add(near)
      far.write(bytes)
    })
    far.on('data', bytes => {
      if (armed && bytes.includes(COMMITTED)) {
        armed = false
        cut++
        near.destroy()
      } else near.write(bytes)
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `postgresql://${username}@127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    deafen: () => {
      for (const line of listeners) line.destroy()
      listeners.clear()
    },
    cutNextCommit: () => (armed = true),
    cut: () => cut,
    close: () => {
      proxy.close()
      for (const line of lines) line.destroy()
    },
  }
}
