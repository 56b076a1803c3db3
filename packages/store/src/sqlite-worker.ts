import type { MessagePort } from 'node:worker_threads'
import type { Part, Query } from './engine.ts'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

/** A request to the thread: rows, or a transaction in which `first` runs whatever the guards of the parts say. */
export type Request =
  | { readonly is: 'rows'; readonly query: Query }
  | { readonly is: 'transaction'; readonly first: readonly Query[]; readonly parts: readonly Part[] }
  | { readonly is: 'close' }

/** The answers come in the order of the requests; the first one reports that the file is open. */
export type Reply =
  | { readonly value: unknown }
  | { readonly error: { readonly code: string | undefined; readonly message: string } }

/** Another process may hold the file for as long as this. */
const PATIENCE = 10_000
/** How many pages are appended before they are moved to their places, the slowest part of a commit. */
const PAGES_APPENDED = 8000
/** In KiB: games in progress are kept in memory, as the file has them. */
const MEMORY = 64_000

const port = parentPort as MessagePort
answer(() => serve(open(workerData as string)))

function answer(ask: () => unknown): void {
  let reply: Reply
  try {
    reply = { value: ask() }
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: string }
    reply = { error: { code, message } }
  }
  port.postMessage(reply)
}

function open(file: string): Database.Database {
  const db = new Database(file, { timeout: PATIENCE })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma(`cache_size = -${MEMORY}`)
  db.pragma(`wal_autocheckpoint = ${PAGES_APPENDED}`)
  return db
}

function serve(db: Database.Database): void {
  const prepared = new Map<string, Database.Statement>()
  const statement = ({ sql }: Query): Database.Statement => {
    let found = prepared.get(sql)
    if (found === undefined) prepared.set(sql, (found = db.prepare(sql)))
    return found
  }
  /** Whether it changed a row. */
  const change = (query: Query): boolean => statement(query).run(query.parameters).changes > 0
  const transact = db.transaction((first: readonly Query[], parts: readonly Part[]): boolean[] => {
    for (const query of first) change(query)
    const done = parts.map(({ guard }) => change(guard))
    parts.forEach(({ then }, i) => {
      if (done[i] === true) then.forEach(change)
    })
    return done
  })
  const run = (request: Request): unknown => {
    switch (request.is) {
      case 'rows':
        return statement(request.query).all(request.query.parameters)
      case 'transaction':
        return transact.immediate(request.first, request.parts)
      case 'close':
        return void db.close()
    }
  }
  port.on('message', (request: Request) => {
    answer(() => run(request))
    if (request.is === 'close') port.close()
  })
}
