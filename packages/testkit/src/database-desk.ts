import type { Desk } from './desk.ts'
import type { Missing, Postgres } from './postgres.ts'
import { ask, openDesk } from './desk.ts'
import { startPostgres } from './postgres.ts'

type Database = { readonly url: string } | Missing

/** Opens the desk for databases. One PostgreSQL serves all clients, and starts with the first request. */
export function openDatabaseDesk(): Promise<Desk> {
  let starting: Promise<Postgres | Missing> | null = null
  const database = async (): Promise<Database> => {
    const server = await (starting ??= startPostgres())
    return 'missing' in server ? server : { url: await server.database() }
  }
  return openDesk(database, async () => {
    const server = await starting?.catch(() => null)
    if (server && 'stop' in server) await server.stop()
  })
}

/** A new and empty PostgreSQL database from the desk at this address, or why there is none. */
export const emptyDatabase = (desk: string): Promise<Database> => ask<Database>(desk)
