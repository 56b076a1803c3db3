import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Where tests in separate processes ask for shared things. */
export interface Desk {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Opens a desk that serves this; nothing is made before the first request. */
export async function openDesk(give: () => Promise<unknown>, close: () => Promise<void>): Promise<Desk> {
  const desk = createServer((_, reply) => {
    give().then(
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
      await close()
    },
  }
}

/** What the desk at this address serves. */
export async function ask<T>(desk: string): Promise<T> {
  const reply = await fetch(desk)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as T
}
