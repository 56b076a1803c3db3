import type { Compilable } from 'kysely'
import type { Engine } from './engine.ts'
import type { Reply, Request } from './sqlite-worker.ts'
import type { Tables } from './tables.ts'
import type { Tell } from './private-folder.ts'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { codeOf } from '@sandtable/kernel'
import { storeError } from './faults.ts'
import { plain } from './engine.ts'
import { holdFolder } from './folder-lock.ts'
import { closeFiles, privateFile, privateFolder } from './private-folder.ts'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'

const FILE = 'sandtable.db'

/** How a store is opened. */
export interface Opening {
  /** Receives warnings for the operator about the database's folder. */
  readonly tell?: Tell
  /** No other process may have the folder open this way at the same time. A PostgreSQL is always shared. */
  readonly alone?: boolean
}

/**
 * SQLite in a file of this folder. It runs in its own thread: waiting until a commit is safe on disk takes longer than
 * all the rest, and no other work need wait for that.
 */
export async function openSqlite(
  folder: string,
  { tell = () => {}, alone = false }: Opening,
): Promise<Engine> {
  const file = join(folder, FILE)
  try {
    privateFolder(folder, tell)
  } catch (error) {
    throw storeError({ key: 'folder-unusable', parts: { folder, why: codeOf(error) } }, error)
  }
  const release = alone ? holdFolder(folder) : () => {}
  try {
    closeFiles(folder)
    privateFile(file)
    return engineOf(file, await startThread(file), release)
  } catch (error) {
    release()
    throw error
  }
}

const engineOf = (file: string, ask: Ask, release: () => void): Engine => ({
  name: file,
  build,
  rows: async <Row>(query: Compilable<Row>) => (await ask({ is: 'rows', query: plain(query) })) as Row[],
  alone: async queries => {
    await ask({ is: 'transaction', first: queries, parts: [] })
  },
  transact: async parts => (await ask({ is: 'transaction', first: [], parts })) as boolean[],
  onNews: () => () => {},
  close: async () => {
    try {
      await ask({ is: 'close' })
    } finally {
      release()
    }
  },
})

type Ask = (request: Request) => Promise<unknown>

interface Asked {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Starts the thread for a file; the function sends it requests, the last of which must close it. */
async function startThread(file: string): Promise<Ask> {
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: file })
  const waiting: Asked[] = []
  const failed = (why: string, cause?: unknown): Error =>
    storeError({ key: 'database-failed', parts: { file, why } }, cause)
  let ended: Error | null = null
  const answer = (): Promise<unknown> =>
    new Promise((resolve, reject) => void waiting.push({ resolve, reject }))
  const end = (error: Error): void => {
    ended ??= error
    for (const { reject } of waiting.splice(0)) reject(ended)
  }
  thread.on('message', (reply: Reply) => {
    const asked = waiting.shift()
    if ('error' in reply) asked?.reject(failed(codeOf(reply.error), new Error(reply.error.message)))
    else asked?.resolve(reply.value)
  })
  thread.on('error', error => end(failed(codeOf(error), error)))
  thread.on('exit', () => end(failed('thread-ended')))
  await answer()
  return async request => {
    if (ended !== null) throw ended
    thread.postMessage(request)
    return answer()
  }
}

const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})
