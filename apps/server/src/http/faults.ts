import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '@sandtable/protocol'
import type { Pages } from './pages.ts'
import { giveLost, wantsPage } from './pages.ts'
import { HEADERS, problem, problemOf } from './headers.ts'
import { LIMITS } from '@sandtable/protocol'
import { refusal } from '../refusals.ts'

/** The refusal for a faulty request, by its status. */
const FAULTS: Readonly<Record<number, Refusal>> = {
  400: refusal('unreadable-request'),
  408: refusal('unreadable-request'),
  404: refusal('not-found'),
  413: refusal('too-large', { most: LIMITS.size }),
  414: refusal('long-head'),
  415: refusal('no-json-type'),
  431: refusal('long-head'),
}

const faultOf = (status: number): Refusal => FAULTS[status] ?? refusal('malformed')

/** Fastify's code for a body that isn't JSON. */
const NO_JSON: readonly string[] = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']

/** An answer to every fault of a request; internal faults aren't shown to clients. */
export function answerFaults(app: FastifyInstance, pages: Pages | null): void {
  app.setNotFoundHandler((request, reply) =>
    pages !== null && wantsPage(request) ? giveLost(reply, pages) : problem(reply, refusal('not-found')),
  )
  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) {
      const isNoJson = NO_JSON.includes(error.code ?? '')
      return problem(reply, isNoJson ? refusal('no-json') : faultOf(status), status)
    }
    request.log.error(error)
    return problem(reply, refusal('server-fault'), status)
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(refusal('expectation'))
    response.writeHead(417, { ...HEADERS, ...about(body), connection: 'close' }).end(body)
  })
}

/** An address that can't even be parsed; its connection isn't kept. */
export function unreadable(error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400
  reply.raw.once('finish', () => raw.socket.destroySoon())
  const why = status === 400 ? refusal('unreadable-address') : faultOf(status)
  void problem(reply.headers({ ...HEADERS, connection: 'close' }), why, status)
}

/** Bytes that aren't a request, or are too many or too slow: answered before routing. */
export function unheard(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = CODES[error.code ?? ''] ?? 400
  const body = bodyOf(faultOf(code))
  const headers = Object.entries({ ...HEADERS, ...about(body), connection: 'close' })
  const lines = [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...headers.map(header => header.join(': '))]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/** The status for Node's parse errors. */
const CODES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const bodyOf = (why: Refusal): string => JSON.stringify(problemOf(why))

const about = (body: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': `${Buffer.byteLength(body)}`,
})
