import type { AddressInfo, Socket } from 'node:net'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import type { Dice } from '@sandtable/kernel'
import { seeded } from '@sandtable/kernel'
import { houseForTests, newSeat } from '../testing/online.ts'
import { mutated } from '../testing/mutation.ts'
import { openOnline } from './open-online.ts'
import { PATIENCE, run } from '../testing/bin.ts'

const house = await houseForTests()

/** A server between this terminal and a real one that changes one of its answers at random. */
async function meddler(dice: Dice, which: (path: string) => boolean): Promise<string> {
  const http = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = 'GET', url = '' } = request
      const body = method === 'POST' ? { body: Buffer.concat(parts) } : {}
      const headers = { 'content-type': 'application/json' }
      void fetch(house.url + url, { method, ...body, ...(method === 'POST' ? { headers } : {}) }).then(
        async answer => {
          const text = await answer.text()
          reply.writeHead(answer.status).end(which(url) ? mutated(text, dice) : text)
        },
      )
    })
  })
  http.on('upgrade', (request, socket: Socket) => {
    const { port, hostname } = new URL(house.url)
    const far = connect(Number(port), hostname)
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`)
    far.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => socket.destroy()).pipe(socket)
  })
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    http.closeAllConnections()
    http.close()
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

test.for([
  ['scenarios', /\/scenarios$/],
  ['new games', /\/games$/],
  ['seats', /\/seats$/],
  ['summaries', /\/games\/[^/]+$/],
] as const)(
  '[CLI] randomly changed server answers about %s are played on or refused in plain words',
  { timeout: PATIENCE },
  async ([what, path]) => {
    const url = await meddler(seeded(what), at => path.test(at))
    const refused: string[] = []
    for (let times = 0; times < 12; times++) {
      const found = await openOnline('hastings-1066', { server: url, against: 'random', seat: newSeat() })
      if (typeof found === 'string') refused.push(found)
      else found?.session.close()
    }
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.join('\n')).not.toMatch(/undefined|TypeError|is not a function|Cannot read|not iterable/)
  },
)

/** A server that gives every request the same answer. */
async function answering(send: (reply: ServerResponse) => void): Promise<string> {
  const http = createServer((_request, reply) => send(reply))
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    http.closeAllConnections()
    http.close()
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

test('[CLI] a server that sends deeply nested lists is refused', { timeout: PATIENCE }, async () => {
  const url = await answering(reply => reply.end('['.repeat(1_000_000)))
  const { code, out, err } = await run(['play', 'hastings-1066', '--server', url])
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    `sandtable: ${url}/api/scenarios doesn’t answer like a Sandtable server. Check the address.\n`,
  )
})

test('[CLI] a server that sends without end is cut off', { timeout: PATIENCE }, async () => {
  const part = Buffer.alloc(1_048_576, ' ')
  const url = await answering(
    reply =>
      void Readable.from(
        (function* () {
          for (;;) yield part
        })(),
      ).pipe(reply),
  )
  expect(await openOnline('hastings-1066', { server: url })).toBe(
    `${url}/api/scenarios answers with more than 64 MB. Check the address.`,
  )
})
