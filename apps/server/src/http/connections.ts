import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, isHere, openTally } from './limits.ts'

/** How many connections may be open at once. */
export interface ConnectionLimits {
  /** From one address. */
  readonly each: number
  readonly all: number
}

/** An address can have all its lines, and as many more connections for pages and files. */
export const CONNECTIONS: ConnectionLimits = { each: 128, all: 4_096 }

/** Lines leave a quarter of all connections to pages and files. */
export const roomForLines = (all: number): number => Math.floor((all * 3) / 4)

/** How many requests may wait on one connection; browsers send one at a time. */
const UNANSWERED = 8

export interface Connections {
  readonly size: () => number
  /** Whether to answer a request; if not, its connection is dropped. */
  readonly admits: (request: IncomingMessage, response: ServerResponse) => boolean
  /** This connection has become a line, and is never idle. */
  readonly keep: (socket: Socket) => void
}

/** The connection's address; null: a proxy's or this machine's, which count only towards the total. */
export const ownerOf =
  (proxied: boolean) =>
  ({ remoteAddress = '' }: Socket): string | null =>
    proxied || isHere(remoteAddress) ? null : addressOf(remoteAddress)

/**
 * Keeps room for clients that ask: when too many connections are open, the one that has been idle longest is dropped. A
 * connection is idle while the server owes it nothing: silent, in mid-request, or kept open after an answer.
 */
export function boundConnections(
  server: Server,
  { each, all }: ConnectionLimits,
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
  server.on('connection', (socket: Socket) => {
    const address = owner(socket)
    const leave = address === null ? () => {} : tally(address)
    if (leave === null) return void socket.destroy()
    socket.once('close', () => {
      drop(socket)
      leave()
    })
    unanswered.set(socket, 0)
    idle.add(socket)
    const [longest] = idle
    if (longest !== undefined && unanswered.size > all) drop(longest)
  })
  const answered = (socket: Socket): void => {
    const left = unanswered.get(socket)
    if (left === undefined) return
    unanswered.set(socket, left - 1)
    if (left === 1) idle.add(socket)
  }
  return {
    size: () => unanswered.size,
    admits: (request, response) => {
      const { socket } = request
      const before = unanswered.get(socket)
      if (before === undefined || before >= UNANSWERED) {
        drop(socket)
        return false
      }
      unanswered.set(socket, before + 1)
      if (hasBody(request)) request.once('end', () => void idle.delete(socket))
      else idle.delete(socket)
      response.once('close', () => answered(socket))
      return true
    },
    keep: socket => void idle.delete(socket),
  }
}

/** Until the whole body has arrived, the server owes nothing. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
