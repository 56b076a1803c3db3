import type { Compilable } from 'kysely'
import type { PoolClient, PoolConfig, QueryResult } from 'pg'
import type { Engine, Part, Query } from './engine.ts'
import type { News } from './store.ts'
import type { Tables } from './tables.ts'
import { randomUUID } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { codeOf } from '@sandtable/kernel'
import { storeError } from './faults.ts'
import { plain } from './engine.ts'
import { listen, tellOf } from './listen.ts'

/** Only the holder of the lock with this number may make tables; any number would do. */
const TABLES: Query = { sql: 'select pg_advisory_xact_lock(7265110)', parameters: [] }
/** After this many milliseconds without an answer the database counts as lost. */
const PATIENCE = 30_000

/** A PostgreSQL database that other processes may use at the same time. */
export async function openPostgres(url: string): Promise<Engine> {
  const name = nameOf(url)
  const config: PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: typeParser },
  }
  const self = randomUUID()
  const hearers = new Set<(news: News) => void>()
  const deafen = await listen(config, self, news => hearers.forEach(hear => hear(news))).catch(
    (error: unknown) => {
      throw storeError({ key: 'database-unreachable', parts: { database: name, why: reason(error) } }, error)
    },
  )
  const pool = new pg.Pool(config)
  // A connection that breaks while unused is dropped, and the next user gets another.
  pool.on('error', () => {})
  // With lz4 a commit takes half as long as with PostgreSQL's default; without it, everything works as before.
  pool.on('connect', client => void client.query("set default_toast_compression = 'lz4'").catch(() => {}))
  return {
    name,
    build,
    rows: async <Row>(query: Compilable<Row>) => (await pool.query(prepared(plain(query)))).rows as Row[],
    alone: async queries => {
      await inTransaction(pool, async client => {
        for (const query of [TABLES, ...queries]) await client.query(prepared(query))
      })
    },
    transact: parts => inTransaction(pool, client => transact(client, parts, self)),
    onNews: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    close: async () => {
      await Promise.all([deafen(), pool.end()])
    },
  }
}

const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Many statements are sent before the first is answered; all of them take four round trips. */
async function transact(client: PoolClient, parts: readonly Part[], self: string): Promise<boolean[]> {
  const send = (query: Query): Promise<QueryResult> => client.query(prepared(query))
  const found = await all(parts.map(({ guard }) => send(guard)))
  const done = found.map(({ rowCount }) => rowCount !== null && rowCount > 0)
  const then = parts.filter((_, i) => done[i] === true)
  const news = then.flatMap(part => part.news ?? [])
  await all([...then.flatMap(part => part.then), ...(news.length > 0 ? [tellOf(self, news)] : [])].map(send))
  return done
}

async function inTransaction<T>(pool: pg.Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // The current statement fails with the same error; without this line it would end the process as well.
  const ignore = (): void => {}
  client.on('error', ignore)
  let broken = false
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** Waits for all to end, and throws the first error: later ones only say that the transaction has failed. */
async function all<T>(under: readonly Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(under)
  return ended.map(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}

const names = new Map<string, string>()

/** A named statement, which each connection keeps prepared. */
function prepared({ sql, parameters }: Query): { name: string; text: string; values: unknown[] } {
  let name = names.get(sql)
  if (name === undefined) names.set(sql, (name = `sandtable-${names.size}`))
  return { name, text: sql, values: parameters as unknown[] }
}

/** Whole numbers of 64 bits come as text by default; ours are all small enough for a number. */
const typeParser: typeof pg.types.getTypeParser = (type: number, format?: string) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text')

/** The address without user and password; throws if it isn't one. */
function nameOf(url: string): string {
  const address = URL.parse(url)
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    throw storeError({ key: 'no-database-address', parts: {} })
  return `${address.protocol}//${address.host}${address.pathname}`
}

/** If every way to a host failed, the error itself is empty; PostgreSQL's own errors have codes without words here. */
const reason = (error: unknown): string =>
  error instanceof AggregateError
    ? reason(error.errors[0])
    : error instanceof pg.DatabaseError
      ? error.message
      : codeOf(error)
