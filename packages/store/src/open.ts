import type { Store } from './store.ts'
import type { Opening } from './sqlite.ts'
import { openPostgres } from './postgres.ts'
import { records } from './records.ts'
import { bringUp } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** A folder for an embedded database, or the address of a PostgreSQL: `postgresql://user:password@host:5432/database`. */
export type Where = { readonly folder: string } | { readonly url: string }

export async function openStore(where: Where, opening: Opening = {}): Promise<Store> {
  const engine = 'folder' in where ? await openSqlite(where.folder, opening) : await openPostgres(where.url)
  try {
    await bringUp(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return records(engine)
}
