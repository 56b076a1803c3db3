import type { Where } from '../open.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

/** A database that a store can be opened on. */
export interface Place {
  readonly where: Where
  /** Runs a statement behind the store's back. */
  readonly run: (sql: string) => Promise<void>
  readonly clear: () => void
}

/** One of the two kinds of databases. */
export interface Sort {
  readonly name: string
  /** Whether there is none here; the name says why. */
  readonly missing: boolean
  readonly place: () => Promise<Place>
}

/** Both kinds; `database` gives an empty PostgreSQL database, or says why it can't. */
export async function sorts(
  database: () => Promise<{ readonly url: string } | { readonly missing: string }>,
): Promise<readonly Sort[]> {
  const tried = await database()
  const missing = 'missing' in tried
  const name = missing ? `PostgreSQL (left out: ${tried.missing})` : 'PostgreSQL'
  return [
    { name: 'SQLite', missing: false, place: async () => onSqlite() },
    { name, missing, place: async () => onPostgres(((await database()) as { url: string }).url) },
  ]
}

function onSqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-store-'))
  return {
    where: { folder },
    run: async sql => {
      const db = new Database(join(folder, 'sandtable.db'))
      db.exec(sql)
      db.close()
    },
    clear: () => rmSync(folder, { recursive: true }),
  }
}

function onPostgres(url: string): Place {
  return {
    where: { url },
    run: async sql => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(sql)
      await client.end()
    },
    clear: () => {},
  }
}
