import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, isHere, openTally } from './limits.ts'

/** How many connections may be open at once. */
export interface ConnectionLimits {
  /** From one address. */
  readonly each: number
  /** To which the server owes nothing: silent ones, half requests, and those kept open after an answer. */
  readonly idle: number
  readonly all: number
}

/** An address can have all its lines, and as many connections again for pages and files. */
export const CONNECTIONS: ConnectionLimits = { each: 128, idle: 1_024, all: 4_096 }

/** So many requests may come over one connection before the first is answered; browsers send one at a time. */
const UNANSWERED = 8

export interface Connections {
  readonly size: () => number
  /** This connection has become a line, and is never idle. */
  readonly keep: (socket: Socket) => void
}

/** Whose connection it is; null: a proxy's or this machine's, which count only towards the whole. */
export const ownerOf =
  (proxied: boolean) =>
  ({ remoteAddress = '' }: Socket): string | null =>
    proxied || isHere(remoteAddress) ? null : addressOf(remoteAddress)

/** Keeps room for clients that ask: when too many connections are open, the one that has been idle longest is dropped. */
export function boundConnections(
  server: Server,
  { each, idle: mostIdle, all }: ConnectionLimits,
  owner: (socket: Socket) => string | null,
): Connections {
  const tally = openTally(each)
  const unanswered = new Map<Socket, number>()
  /** Longest idle first. */
  const idle = new Set<Socket>()
  const drop = (socket: Socket): void => {
    unanswered.delete(socket)
    idle.delete(socket)
    socket.destroy()
  }
  const rest = (socket: Socket): void => {
    idle.add(socket)
    const [longest] = idle
    if (longest !== undefined && (idle.size > mostIdle || unanswered.size > all)) drop(longest)
  }
  server.on('connection', (socket: Socket) => {
    const address = owner(socket)
    const leave = address === null ? () => {} : tally(address)
    if (leave === null) return void socket.destroy()
    socket.once('close', () => {
      drop(socket)
      leave()
    })
    unanswered.set(socket, 0)
    rest(socket)
  })
  // Ahead of everybody else who hears of the request.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const before = unanswered.get(socket)
    if (before === undefined || before >= UNANSWERED) return drop(socket)
    unanswered.set(socket, before + 1)
    if (hasBody(request)) request.once('end', () => void idle.delete(socket))
    else idle.delete(socket)
    response.once('close', () => {
      const left = unanswered.get(socket)
      if (left === undefined) return
      unanswered.set(socket, left - 1)
      if (left === 1) rest(socket)
    })
  })
  return { size: () => unanswered.size, keep: socket => void idle.delete(socket) }
}

/** Until the whole body has come, the server owes nothing. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
