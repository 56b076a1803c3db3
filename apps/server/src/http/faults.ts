import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@sandtable/protocol'
import type { Pages } from './pages.ts'
import { giveLost, wantsPage } from './pages.ts'
import { HEADERS, problem } from './headers.ts'

/** What a fault is called, by its number. */
const nameOf = (code: number): string =>
  code >= 500
    ? 'server-fault'
    : code === 404
      ? 'not-found'
      : TOO_LARGE.includes(code)
        ? 'too-large'
        : 'malformed'

const TOO_LARGE: readonly number[] = [413, 414, 431]

/** Plain words for every fault of a request; what is wrong in here is nobody else's business. */
export function sayFaults(app: FastifyInstance, pages: Pages | null): void {
  app.setNotFoundHandler((request, reply) =>
    pages !== null && wantsPage(request)
      ? giveLost(reply, pages)
      : problem(reply, 404, 'not-found', 'there is nothing here'),
  )
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const code = error.statusCode ?? 500
    if (code < 500) return problem(reply, code, nameOf(code), error.message)
    request.log.error(error)
    return problem(reply, code, nameOf(code), 'something went wrong here; it is written down')
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(417, 'this server fulfils no expectations')
    response.writeHead(417, { ...HEADERS, ...about(body), connection: 'close' }).end(body)
  })
}

/** An address that leads nowhere because it cannot even be read; such a connection is not kept. */
export function unreadable(error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): void {
  const code = error.statusCode ?? 400
  reply.raw.once('finish', () => raw.socket.destroySoon())
  void problem(
    reply.headers({ ...HEADERS, connection: 'close' }),
    code,
    nameOf(code),
    'the address cannot be read',
  )
}

/** Bytes that are no request, or too many of them, or too slow: they are answered before anybody could route them. */
export function unheard(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = CODES[error.code ?? ''] ?? 400
  const body = bodyOf(code, 'this is no request that can be read')
  const headers = Object.entries({ ...HEADERS, ...about(body), connection: 'close' })
  const lines = [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...headers.map(header => header.join(': '))]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

const CODES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const bodyOf = (code: number, text: string): string =>
  JSON.stringify({ error: nameOf(code), text } satisfies Problem)

const about = (body: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': `${Buffer.byteLength(body)}`,
})
