import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Hello, Message, Refusal, Refused, Request } from '@sandtable/protocol'
import type { Clock } from '../time.ts'
import type { Backlog } from './backlog.ts'
import type { ClientConnection } from './client-connection.ts'
import type { Keeper, Watching } from '../keeper/keeper.ts'
import type { Room } from '../game/room.ts'
import { LIMITS, parseRequest, PROTOCOL } from '@sandtable/protocol'
import { hearOut, openLine } from './client-connection.ts'
import { openCrowd } from './crowd.ts'
import { addressOf, isHere, netOf, openGate, openGates, openTally } from './limits.ts'
import { refusal, told, whyOf } from '../refusals.ts'

/** Messages, pings and pongs of one line; a command counts as many as it has answers. */
const TALKING = { burst: 100, perSecond: 50 }
/** Those of all lines of one address in total. */
const TALKING_TOGETHER = { burst: 1_000, perSecond: 200 }
/** Bytes of the messages, pings and pongs of one line, and of all lines of one address in total. */
const BYTES = { burst: 262_144, perSecond: 65_536 }
const BYTES_TOGETHER = { burst: 4 * BYTES.burst, perSecond: 4 * BYTES.perSecond }
/** Only the answer to a decision needs more bytes than this. */
const SHORT = 1_024
/** How many lines an address may have at once, and how many milliseconds each has to say hello. */
const LINES = 64
const FIRST_WORD = 10_000

/** WebSocket close codes. */
const CLOSE = { policy: 1008, restart: 1012 }

/** How large messages may be, how many parts and packets they may take, and how long a goodbye may take. */
export const SOCKET_OPTIONS = {
  maxPayload: LIMITS.size,
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  closeTimeout: 2_000,
  // Pings count like messages, so they are answered where those are counted.
  autoPong: false,
}

export interface Talk {
  readonly keeper: Keeper
  readonly clock: Clock
  readonly count: (what: string) => void
  readonly backlog: Backlog
  /** A connection has become a line. */
  readonly keep: (socket: Socket) => void
  /** How many lines may be open at once. */
  readonly most: number
  /** The build of the pages served to browsers; null: there are none. */
  readonly build: string | null
}

export interface Sockets {
  readonly size: () => number
  /** Says goodbye to all clients. */
  readonly close: () => void
}

export const SOCKET = '/api/games/:id/socket'

/** A broken line, or invalid frames: the socket has sent the reason, and is closed. */
export function brokenOff(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  log.info({ why: error.message }, 'socket-broken')
  socket.close()
}

export function addSocket(app: FastifyInstance, talk: Talk): Sockets {
  const open = new Set<WebSocket>()
  const tally = openTally(LINES)
  const crowd = openCrowd(talk.most)
  const together = openGates(TALKING_TOGETHER, talk.clock)
  const bytesTogether = openGates(BYTES_TOGETHER, talk.clock)
  app.get<{ Params: { id: string } }>(SOCKET, { websocket: true }, (socket, { params, ip, raw }) => {
    const address = addressOf(ip)
    talk.keep(raw.socket)
    hearOut(socket, raw.socket)
    const leave = isHere(ip) ? () => {} : tally(address)
    if (leave === null) return socket.close(CLOSE.policy, 'too-many')
    open.add(socket)
    const drop = (): void => {
      talk.count('cut off too-many')
      socket.terminate()
    }
    const place = crowd({ net: netOf(ip), drop })
    socket.once('close', () => {
      open.delete(socket)
      place.leave()
      leave()
    })
    const alone = openGate(TALKING, talk.clock)
    const bytesAlone = openGate(BYTES, talk.clock)
    const gate = (cost: number, bytes: number): boolean =>
      alone(cost) &&
      bytesAlone(bytes) &&
      (isHere(ip) || (together(address, cost) && bytesTogether(address, bytes)))
    const line = openLine({ ...talk, socket, raw: raw.socket, address, gate })
    converse(talk, params.id, line, place.sit)
  })
  return {
    size: () => open.size,
    close: () => {
      for (const socket of open) socket.close(CLOSE.restart, 'stopping')
    },
  }
}

/** A request's cost: every answer of a command has to be checked. */
const costOf = (request: Request): number => (request.do === 'answer' ? request.answers.length : 1)

const TOO_LONG = refusal('too-long', { most: SHORT })

/**
 * Decides by its length alone whether to read a message. A seat that owes nothing may send one long message: the
 * command that it repeats on a new line, not knowing whether it arrived.
 */
function openMeasure(): (bytes: number, watching: Watching | null) => boolean {
  let repeats = 1
  return (bytes, watching) =>
    bytes <= SHORT || (watching !== null && watching.player !== null && (watching.owes() || repeats-- > 0))
}

/** One connection: the first message identifies the viewer; the others are answered in order. */
function converse(
  { keeper, clock, count, build }: Talk,
  id: string,
  line: ClientConnection,
  sit: () => void,
): void {
  const { send } = line
  let watching: Watching | 'joining' | null = null
  let gone = false
  const refuse = (about: string | null, why: Refusal): void => {
    count(`refused ${whyOf(why)}`)
    send({ is: 'refused', id: about, ...told(why) } satisfies Refused)
  }
  const dismiss = (because: Refusal): void => {
    refuse(null, because)
    line.close(CLOSE.policy, whyOf(because))
  }
  const fits = openMeasure()
  const hurried = clock.after(FIRST_WORD, () => dismiss(refusal('hello-first')))

  const join = async ({ token, seen, options = false }: Hello): Promise<void> => {
    watching = 'joining'
    hurried()
    const welcome = (room: Room, player: number | null): Message => {
      const { ruleset, scenario, pack } = room.record
      const { version } = room.system.rules
      const known = build === null ? { version } : { version, build }
      return { is: 'welcome', protocol: PROTOCOL, game: id, player, ruleset, scenario, pack, ...known }
    }
    const joined = await keeper.watch(id, { token, seen, options, welcome, send, dismiss })
    if ('key' in joined) {
      watching = null
      dismiss(joined)
    } else if (gone) joined.leave()
    else {
      watching = joined
      if (joined.player !== null) sit()
    }
  }
  const listen = (text: string): void => {
    const parsed = parseRequest(text)
    if (!parsed.ok) return refuse(parsed.id, parsed.refusal)
    const { request } = parsed
    count(request.do)
    if (request.do === 'hello') {
      if (watching === null) void join(request)
      else refuse(null, refusal('second-hello'))
    } else if (watching === null || watching === 'joining') refuse(request.id, refusal('hello-first'))
    else if (!line.charge(costOf(request) - 1)) refuse(request.id, refusal('too-fast'))
    else watching.ask(request)
  }

  line.hear((data, binary, tooFast) => {
    if (tooFast) refuse(null, refusal('too-fast'))
    else if (binary) refuse(null, refusal('binary'))
    else if (!fits(data.length, watching === 'joining' ? null : watching)) refuse(null, TOO_LONG)
    else listen(data.toString('utf8'))
  })
  line.closed(() => {
    gone = true
    hurried()
    if (watching !== null && watching !== 'joining') watching.leave()
  })
}
