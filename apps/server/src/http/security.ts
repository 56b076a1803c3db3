import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@sandtable/protocol'

/** Nothing is loaded from elsewhere, framed, or told where one came from. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-store',
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whose pages may use this server: its own, as one reaches it, and those of the origins that it was started with. */
export interface Doors {
  /** It listens on this machine only. */
  readonly local: boolean
  readonly origins: readonly string[]
}

/** Why a request is turned away at the door; null: it may come in. */
export function turnedAway({ local, origins }: Doors, { headers }: FastifyRequest): string | null {
  const { host = '', origin } = headers
  const known = origins.some(one => new URL(one).host === host)
  if (local && !known && !LOOPBACK.test(host)) return `this server is not known as '${host}'`
  if (origin === undefined || origins.includes(origin)) return null
  return originHost(origin) === host ? null : `pages of '${origin}' may not use this server`
}

/** A page's host; a page without one, of a file say, comes from nowhere. */
const originHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

export const problem = (reply: FastifyReply, code: number, error: string, text: string): FastifyReply =>
  reply.code(code).send({ error, text } satisfies Problem)

/** Headers for every answer, a look at every door, and plain words for every fault. */
export function secure(app: FastifyInstance, doors: Doors): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const why = turnedAway(doors, request)
    if (why !== null) await problem(reply, 403, 'wrong-origin', why)
  })
  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'not-found', 'there is nothing here'))
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const code = error.statusCode ?? 500
    if (code >= 500) request.log.error(error)
    return problem(
      reply,
      code,
      code >= 500 ? 'server-fault' : 'bad-request',
      code >= 500 ? 'something went wrong here; it is written down' : error.message,
    )
  })
}
