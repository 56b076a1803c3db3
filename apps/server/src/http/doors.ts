import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEADERS, problem } from './headers.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whose pages may use this server: its own, as one reaches it, and those of the origins that it was started with. */
export interface Doors {
  /** It listens on this machine only. */
  readonly local: boolean
  readonly origins: readonly string[]
  /** The only route for a socket. */
  readonly socket: string
}

/** Headers for every answer, and a look at everybody who comes. Sockets must be known to the app already. */
export function keepDoors(app: FastifyInstance, { local, origins, socket }: Doors): void {
  const known = origins.map(origin => new URL(origin))
  const at = { local, origins: known.map(({ origin }) => origin), hosts: known.map(({ host }) => host) }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const why = turnedAway(at, request)
    if (why !== null) return problem(reply, 403, 'wrong-origin', why)
    const isSocket = request.routeOptions.url === socket
    if (request.ws !== isSocket)
      return problem(reply, 404, 'not-found', isSocket ? 'here is only a socket' : 'there is no socket here')
    if (!isSocket) return
    const fault = handshakeFault(request)
    if (fault !== null) return problem(reply, 400, 'malformed', fault)
  })
}

/** Why a request is turned away at the door; null: it may come in. */
function turnedAway(
  { local, origins, hosts }: Pick<Doors, 'local' | 'origins'> & { readonly hosts: readonly string[] },
  { headers: { host = '', origin } }: FastifyRequest,
): string | null {
  if (local && !hosts.includes(host) && !LOOPBACK.test(host)) return `this server is not known as '${host}'`
  if (origin === undefined || origins.includes(origin)) return null
  return originHost(origin) === host ? null : `pages of '${origin}' may not use this server`
}

/** A page's host; a page without one, of a file say, comes from nowhere. */
const originHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** A request to upgrade to any protocol but WebSocket is answered over HTTP. */
export const wantsSocket = ({ headers: { upgrade } }: IncomingMessage): boolean =>
  upgrade?.toLowerCase() === 'websocket'

/** What is wrong with the wish for a socket; null: nothing is. */
function handshakeFault({ headers }: FastifyRequest): string | null {
  if (headers['sec-websocket-version'] !== '13') return 'Sec-WebSocket-Version must be 13'
  if (!/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? ''))
    return 'Sec-WebSocket-Key must be 16 bytes in base64'
  return headers['sec-websocket-protocol'] === undefined ? null : 'Sec-WebSocket-Protocol is not spoken here'
}
