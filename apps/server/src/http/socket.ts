import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Message, Refused, Why } from '@sandtable/protocol'
import type { Clock } from '../time.ts'
import type { Keeper, Watching } from '../keeper/keeper.ts'
import type { Refusal } from '../keeper/task.ts'
import type { Room } from '../game/room.ts'
import { parseRequest, PROTOCOL } from '@sandtable/protocol'
import { addressOf, isHere, openGate, openGates, openTally } from './limits.ts'
import { refusal } from '../keeper/task.ts'

/** Messages of one connection; one that goes on beyond that is closed. */
const TALKING = { burst: 100, perSecond: 50 }
const PATIENCE = 200
/** Messages of all lines of one address together. */
const TALKING_TOGETHER = { burst: 1_000, perSecond: 200 }
/** A client that does not read is let go when so many bytes wait for it. */
const WAITING = 4 * 1024 * 1024
const HEARTBEAT = 30_000
/** So many lines from one address at once, and so many milliseconds until each has said hello. */
const LINES = 64
const FIRST_WORD = 10_000

/** Numbers of the WebSocket protocol for why a connection is closed. */
const CLOSE = { policy: 1008, restart: 1012, tryLater: 1013 }

export interface Talk {
  readonly keeper: Keeper
  readonly clock: Clock
  readonly count: (what: string) => void
}

export interface Sockets {
  readonly size: () => number
  /** Says good-bye to everybody. */
  readonly close: () => void
}

export const SOCKET = '/api/games/:id/socket'

/** A line that broke, or frames that are none: the socket has said why, and is closed. */
export function brokenOff(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  log.info({ why: error.message }, 'a socket broke off')
  socket.close()
}

export function addSocket(app: FastifyInstance, talk: Talk): Sockets {
  const open = new Set<WebSocket>()
  const tally = openTally(LINES)
  const together = openGates(TALKING_TOGETHER, talk.clock)
  app.get<{ Params: { id: string } }>(SOCKET, { websocket: true }, (socket, { params, ip, raw }) => {
    const leave = isHere(ip) ? () => {} : tally(addressOf(ip))
    if (leave === null) return socket.close(CLOSE.policy, 'too-many')
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      leave()
    })
    const alone = openGate(TALKING, talk.clock)
    const gate = (): boolean => alone() && (isHere(ip) || together(addressOf(ip)))
    converse(talk, params.id, { socket, gate, gather: openPacket(raw.socket) })
  })
  return {
    size: () => open.size,
    close: () => {
      for (const socket of open) socket.close(CLOSE.restart, 'the server is stopping')
    },
  }
}

interface Line {
  readonly socket: WebSocket
  /** Whether one more message may come. */
  readonly gate: () => boolean
  /** Before something is said. */
  readonly gather: () => void
}

/** What one line is told in one moment goes out at once: to hand it to the net costs more than all the rest of a message. */
function openPacket(line: Duplex): () => void {
  let isOpen = false
  return () => {
    if (isOpen) return
    isOpen = true
    line.cork()
    queueMicrotask(() => {
      isOpen = false
      line.uncork()
    })
  }
}

/** One connection: the first message says who looks on; the others are asked in their order. */
function converse({ keeper, clock, count }: Talk, id: string, { socket, gate, gather }: Line): void {
  let watching: Watching | 'joining' | null = null
  let gone = false
  let ignored = 0
  let alive = true
  const send = (message: Message): void => {
    if (gone) return
    gather()
    if (socket.bufferedAmount > WAITING) socket.close(CLOSE.tryLater, 'too much waits for you')
    else socket.send(JSON.stringify(message))
  }
  const refuse = (about: string | null, { why, text }: { why: Why; text: string }): void => {
    count(`refused ${why}`)
    send({ is: 'refused', id: about, why, text } satisfies Refused)
  }
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, HEARTBEAT)

  const dismiss = (because: Refusal): void => {
    refuse(null, because)
    socket.close(CLOSE.policy, because.why)
  }
  const hurried = clock.after(FIRST_WORD, () => dismiss(refusal('hello-first')))

  const join = async (token: string | undefined, seen: number | undefined): Promise<void> => {
    watching = 'joining'
    hurried()
    const welcome = (room: Room, player: number | null): Message => {
      const { ruleset, scenario, pack } = room.record
      return { is: 'welcome', protocol: PROTOCOL, game: id, player, ruleset, scenario, pack }
    }
    const joined = await keeper.watch(id, { token, seen, welcome, send, dismiss })
    if ('why' in joined) {
      watching = null
      dismiss(joined)
    } else if (gone) joined.leave()
    else watching = joined
  }
  const listen = (text: string): void => {
    const parsed = parseRequest(text)
    if (!parsed.ok) return refuse(parsed.id, parsed)
    const { request } = parsed
    count(request.do)
    if (request.do === 'hello') {
      if (watching === null) void join(request.token, request.seen)
      else refuse(null, refusal('malformed'))
    } else if (watching === null || watching === 'joining') refuse(request.id, refusal('hello-first'))
    else watching.ask(request)
  }

  socket.on('message', (data: Buffer, binary: boolean) => {
    if (socket.readyState !== socket.OPEN) return
    if (!gate()) {
      if (++ignored > PATIENCE) socket.close(CLOSE.policy, 'too-fast')
      else refuse(null, refusal('too-fast'))
    } else if (binary) refuse(null, refusal('malformed'))
    else listen(data.toString('utf8'))
  })
  socket.on('pong', () => (alive = true))
  socket.once('close', () => {
    gone = true
    clearInterval(heartbeat)
    hurried()
    if (watching !== null && watching !== 'joining') watching.leave()
  })
}
