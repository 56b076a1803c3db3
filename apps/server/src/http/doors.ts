import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '@sandtable/protocol'
import { HEADERS, problem } from './headers.ts'
import { refusal } from '../refusals.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whose pages may use this server: its own, at any address of it, and those of the origins it was started with. */
export interface Doors {
  /** It listens on this machine only. */
  readonly local: boolean
  readonly origins: readonly string[]
  /** The only route for a socket. */
  readonly socket: string
}

/** Headers for every answer, and a check of every request. Sockets must already be known to the app. */
export function keepDoors(app: FastifyInstance, { local, origins, socket }: Doors): void {
  const known = origins.map(origin => new URL(origin))
  const at = { local, origins: known.map(({ origin }) => origin), hosts: known.map(({ host }) => host) }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const why = turnedAway(at, request)
    if (why !== null) return problem(reply, why)
    const isSocket = request.routeOptions.url === socket
    if (request.ws !== isSocket) return problem(reply, refusal(isSocket ? 'only-a-socket' : 'no-socket'))
    if (!isSocket) return
    const fault = handshakeFault(request)
    if (fault !== null) return problem(reply, fault)
  })
}

/** Why a request is turned away; null: it may come in. */
function turnedAway(
  { local, origins, hosts }: Pick<Doors, 'local' | 'origins'> & { readonly hosts: readonly string[] },
  { headers: { host = '', origin } }: FastifyRequest,
): Refusal | null {
  if (local && !hosts.includes(host) && !LOOPBACK.test(host)) return refusal('unknown-host', { host })
  if (origin === undefined || origins.includes(origin)) return null
  return originHost(origin) === host ? null : refusal('wrong-origin', { origin })
}

/** A page's host; a page without one, such as a file, comes from nowhere. */
const originHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** A request to upgrade to any protocol but WebSocket is answered over HTTP. */
export const wantsSocket = ({ headers: { upgrade } }: IncomingMessage): boolean =>
  upgrade?.toLowerCase() === 'websocket'

/** What is wrong with a request for a socket; null: nothing. */
function handshakeFault({ headers }: FastifyRequest): Refusal | null {
  if (headers['sec-websocket-version'] !== '13') return refusal('websocket-version')
  if (!/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')) return refusal('websocket-key')
  return headers['sec-websocket-protocol'] === undefined ? null : refusal('websocket-protocol')
}
