/**
 * A server in its own process, until it is killed: `node serve-on.ts ORDERS`, as JSON. It prints its address on a line of
 * its own.
 */
import type { ServerSettings } from '../server.ts'
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Where the server keeps its games, and whether it trusts a proxy; and an error to plant in the program, for a test to detect. */
export interface Orders {
  readonly store: ServerSettings['store']
  readonly proxied?: boolean
  readonly mistake?: Mistake
}

/** Replaces these words in this file. */
export interface Mistake {
  readonly file: string
  readonly instead: string
  readonly write: string
}

const { store, proxied = false, mistake } = JSON.parse(process.argv[2] as string) as Orders
if (mistake !== undefined) make(mistake)
const { startServer } = await import('../server.ts')
const { HASTINGS } = await import('./packs.ts')
const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  shelf: [HASTINGS],
  threads: 1,
  store,
  proxied,
})
writeSync(1, `${url}\n`)
// The process that started it is gone, however it ended.
process.stdin.on('end', () => process.exit()).resume()

function make({ file, instead, write }: Mistake): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!url.endsWith(file)) return loaded
      const text = Buffer.from(loaded.source as Uint8Array).toString('utf8')
      if (!text.includes(instead)) throw new Error(`${file} has nowhere '${instead}'`)
      return { ...loaded, source: text.replace(instead, write) }
    },
  })
}
