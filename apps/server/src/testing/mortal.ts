import type { Orders } from './serve-on.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Mortal {
  readonly url: string
  /** With SIGKILL: it can't finish anything. */
  readonly kill: () => Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./serve-on.ts', import.meta.url))

export async function startMortal(orders: Orders): Promise<Mortal> {
  const server = spawn(process.execPath, [PROGRAM, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const said = createInterface(server.stdout)
  const [url] = (await Promise.race([once(said, 'line'), ended])) as [unknown]
  if (typeof url !== 'string') throw new Error(`the server ended before it began: ${String(url)}`)
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
