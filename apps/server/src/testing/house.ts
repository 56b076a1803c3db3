import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@sandtable/store'
import type { RunningServer, ServerSettings } from '../server.ts'
import { openStore } from '@sandtable/store'
import { startServer } from '../server.ts'
import { HASTINGS, MISSOURI } from './packs.ts'

/** A real server on a real database, while a test needs it. */
export interface House {
  readonly url: string
  readonly routes: readonly string[]
  /** The same database, read behind the server's back. */
  readonly store: Store
  /** Lets the server stop. */
  readonly stop: () => Promise<void>
  /** Stops it, and starts another on the same database. */
  readonly restart: (other?: Partial<ServerSettings>) => Promise<void>
  /** Stops all, and deletes the folder. */
  readonly close: () => Promise<void>
}

/** Opens a house; without a `store` among the settings, on SQLite in a folder of its own. */
export async function openHouse(settings: Partial<ServerSettings> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-server-'))
  const where = settings.store ?? { folder }
  const start = (other: Partial<ServerSettings> = {}): Promise<RunningServer> =>
    startServer({
      port: 0,
      host: '127.0.0.1',
      shelf: [HASTINGS, MISSOURI],
      threads: 1,
      ...settings,
      ...other,
      store: where,
    })
  let server: RunningServer | null = await start()
  const store = await openStore(where)
  const stop = async (): Promise<void> => {
    const stopping = server
    server = null
    await stopping?.close()
  }
  const running = (): RunningServer => {
    if (server === null) throw new Error('the server is stopped')
    return server
  }
  return {
    get url() {
      return running().url
    },
    get routes() {
      return running().routes
    },
    store,
    stop,
    restart: async other => {
      await stop()
      server = await start(other)
    },
    close: async () => {
      await stop()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
