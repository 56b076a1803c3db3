import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Message } from '@sandtable/protocol'
import type { Clock } from '../time.ts'
import type { Backlog } from './backlog.ts'

/** A line is cut off after this many messages, pings and pongs too many. */
const PATIENCE = 200
/** A client that doesn't read is cut off when this many bytes wait for it. */
const WAITING = 4 * 1024 * 1024
/** A ping goes out this often, in milliseconds; it must be answered before the next. */
const HEARTBEAT = 30_000
/** How many bytes may still arrive on a line that is being closed. */
const LAST_WORDS = 256 * 1024

export interface LineEnds {
  readonly socket: WebSocket
  readonly raw: Duplex
  readonly address: string
  /** Whether this many messages, pings or pongs may come, with this many bytes in total. */
  readonly gate: (cost: number, bytes: number) => boolean
  readonly clock: Clock
  readonly backlog: Backlog
  readonly count: (what: string) => void
}

/** A socket that limits what its client may send, and what it may leave unread. */
export interface ClientConnection {
  readonly send: (message: Message) => void
  /** Receives every message, and whether it came too fast. */
  readonly hear: (listen: (data: Buffer, binary: boolean, tooFast: boolean) => void) => void
  /** Counts a message as this many more; false: that is too many. */
  readonly charge: (more: number) => boolean
  /** Sends the reason, and leaves the client some time to read it. */
  readonly close: (code: number, why: string) => void
  readonly closed: (run: () => void) => void
}

export function openLine({ socket, raw, address, gate, clock, backlog, count }: LineEnds): ClientConnection {
  const gather = openPacket(raw)
  let ignored = 0
  let awaited: Buffer | null = null
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  // A polite close would wait for a client that floods or doesn't read.
  const cutOff = (why: string): void => {
    count(`cut off ${why}`)
    socket.terminate()
  }
  const passes = (bytes: number, cost = 1): boolean => {
    if (gate(cost, bytes)) return true
    if (++ignored > PATIENCE) cutOff('too-fast')
    return false
  }
  /** Everything that goes out goes through here; `write` says how many bytes it was. */
  const put = (write: () => number): void => {
    if (!isOpen()) return
    if (socket.bufferedAmount > WAITING) return cutOff('unread')
    gather()
    backlog.grow(write())
  }
  socket.on('ping', data => {
    if (!isOpen() || !passes(data.length)) return
    // A copy: the ping itself is a view of its whole packet, and would keep that in memory.
    const answer = Buffer.from(data)
    put(() => (socket.pong(answer), answer.length))
  })
  socket.on('pong', data => {
    if (!isOpen()) return
    if (awaited?.equals(data) === true) awaited = null
    else passes(data.length)
  })
  const heartbeat = clock.every(HEARTBEAT, () => {
    if (awaited !== null) return cutOff('silent')
    const fresh = randomBytes(8)
    awaited = fresh
    put(() => (socket.ping(fresh), fresh.length))
  })
  const leave = backlog.watch({
    address,
    waiting: () => socket.bufferedAmount,
    drop: () => cutOff('unread'),
  })
  socket.once('close', () => {
    heartbeat()
    leave()
  })
  return {
    send: message =>
      put(() => {
        const text = JSON.stringify(message)
        socket.send(text)
        return text.length
      }),
    hear: listen =>
      void socket.on('message', (data: Buffer, binary: boolean) => {
        if (isOpen()) listen(data, binary, !passes(data.length))
      }),
    charge: more => more === 0 || passes(0, more),
    close: (code, why) => socket.close(code, why),
    closed: run => void socket.once('close', run),
  }
}

/** A closing line is still read, but only so far. */
export function hearOut(socket: WebSocket, raw: Duplex): void {
  let heard = 0
  raw.on('data', (bytes: Buffer) => {
    if (socket.readyState !== socket.OPEN && (heard += bytes.length) > LAST_WORDS) socket.terminate()
  })
}

/**
 * Everything for one line at one moment goes out at once: a network write costs more than all the rest of a message.
 */
function openPacket(raw: Duplex): () => void {
  let isOpen = false
  return () => {
    if (isOpen) return
    isOpen = true
    raw.cork()
    queueMicrotask(() => {
      isOpen = false
      raw.uncork()
    })
  }
}
