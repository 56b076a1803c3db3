import type { Compilable, Kysely } from 'kysely'
import type { News } from './store.ts'
import type { Tables } from './tables.ts'

/** One statement with its values. Its text is one of few, so that a database parses it once and caches it. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export function plain(query: Compilable): Query {
  const { sql, parameters } = query.compile()
  return { sql, parameters }
}

/** Statements that run only if their guard changes a row, and the notification of it. */
export interface Part {
  readonly guard: Query
  readonly then: readonly Query[]
  readonly news: News | null
}

/** Where the two databases differ. */
export interface Engine {
  /** The database, as an error speaks of it. */
  readonly name: string
  /** Makes the text of queries in the database's own dialect, and runs none. */
  readonly build: Kysely<Tables>
  rows<Row>(query: Compilable<Row>): Promise<Row[]>
  /** Statements in one transaction that no other process runs at the same time. */
  alone(queries: readonly Query[]): Promise<void>
  /**
   * In one transaction: all guards in order, then the rest for those that changed a row. Returns which did. Several
   * rows must be guarded in a fixed order, so that two transactions never wait for each other.
   */
  transact(parts: readonly Part[]): Promise<readonly boolean[]>
  onNews(hear: (news: News) => void): () => void
  close(): Promise<void>
}
