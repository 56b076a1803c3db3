import type { AddressInfo } from 'node:net'
import type { Where } from '@sandtable/store'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import websocket from '@fastify/websocket'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import pg from 'pg'

/** Writes one row, and resolves when it is safe. */
type Insert = (game: string, text: string) => Promise<void> | void

/**
 * The yardstick: the same framework, sockets and database, and nothing of a game. Each message is one row and one commit,
 * and is acknowledged after that.
 */
export async function bareServer(where: Where): Promise<{ readonly url: string }> {
  const insert = 'folder' in where ? onSqlite(where.folder) : await onPostgres(where.url)
  const app = Fastify()
  await app.register(websocket)
  app.get<{ Params: { id: string } }>('/api/games/:id/socket', { websocket: true }, (socket, { params }) => {
    const take = async (text: string): Promise<void> => {
      const { id } = JSON.parse(text) as { id: string }
      await insert(params.id, text)
      socket.send(JSON.stringify({ is: 'accepted', id }))
    }
    socket.on('message', (data: Buffer) => void take(data.toString('utf8')))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

function onSqlite(folder: string): Insert {
  mkdirSync(folder, { recursive: true })
  const db = new Database(join(folder, 'bare.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table messages (number integer primary key, game text not null, message text not null)')
  const row = db.prepare('insert into messages (game, message) values (?, ?)')
  return (game, text) => void row.run(game, text)
}

async function onPostgres(url: string): Promise<Insert> {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query(
    'create table messages (number bigserial primary key, game text not null, message text not null)',
  )
  return async (game, text) => {
    await pool.query({
      name: 'insert',
      text: 'insert into messages (game, message) values ($1, $2)',
      values: [game, text],
    })
  }
}
