import type { AddressInfo } from 'node:net'
import type { Missing, Postgres } from './postgres.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from './postgres.ts'

/** Where tests that run in processes of their own ask for databases. */
export interface DatabaseDesk {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Opens the desk. One PostgreSQL serves all who ask, and none is started before the first does. */
export async function openDatabaseDesk(): Promise<DatabaseDesk> {
  let starting: Promise<Postgres | Missing> | null = null
  const database = async (): Promise<Database> => {
    const server = await (starting ??= startPostgres())
    return 'missing' in server ? server : { url: await server.database() }
  }
  const desk = createServer((_, reply) => {
    database().then(
      given => reply.end(JSON.stringify(given)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    )
  })
  await once(desk.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    close: async () => {
      desk.closeAllConnections()
      desk.close()
      const server = await starting?.catch(() => null)
      if (server && 'stop' in server) await server.stop()
    },
  }
}

type Database = { readonly url: string } | Missing

/** A new and empty PostgreSQL database from the desk at this address, or why there is none. */
export async function emptyDatabase(desk: string): Promise<Database> {
  const reply = await fetch(desk)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as Database
}
