import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A byte-by-byte connection, for data that no honest program would send, and for readers that don't read. */
export interface RawLine {
  readonly write: (bytes: string | Uint8Array) => void
  /** Everything received so far, each byte a letter. */
  readonly got: () => string
  /** Waits until the other side closes, or sends something that fits, or the wait times out. */
  readonly until: (fits: (got: string) => boolean) => Promise<string>
  readonly isClosed: () => boolean
  readonly pause: () => void
  /** Ends its own side, and goes on listening. */
  readonly end: () => void
  readonly close: () => void
}

const PATIENCE = 20_000

export function rawLine(url: string): RawLine {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  const parts: Buffer[] = []
  let closed = false
  line.on('data', part => parts.push(part))
  line.on('error', () => {})
  line.on('close', () => (closed = true))
  const got = (): string => Buffer.concat(parts).toString('latin1')
  return {
    write: bytes => void line.write(bytes),
    got,
    until: async fits => {
      const giveUp = Date.now() + PATIENCE
      while (!closed && !fits(got()) && Date.now() < giveUp) await sleep(5)
      return got()
    },
    isClosed: () => closed,
    pause: () => void line.pause(),
    end: () => void line.end(),
    close: () => line.destroy(),
  }
}

export const hostOf = (url: string): string => new URL(url).host

/** A request as bytes. */
export const requestText = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n')

/** A WebSocket handshake request. */
export const UPGRADE = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'c2FuZHRhYmxlIHRlc3RzIQ==',
} as const

export const TEXT_FRAME = 1
export const BINARY_FRAME = 2
export const PING = 9
export const PONG = 10

/** One client frame, masked as the protocol requires. */
export function frame(payload: string | Uint8Array, kind = TEXT_FRAME, isLast = true): Buffer {
  const body = Buffer.from(payload as string)
  const mask = randomBytes(4)
  const head =
    body.length < 126
      ? Buffer.from([0, 0x80 | body.length])
      : body.length < 65_536
        ? Buffer.from([0, 0x80 | 126, body.length >> 8, body.length & 255])
        : Buffer.concat([Buffer.from([0, 0x80 | 127]), lengthOf(body)])
  head[0] = (isLast ? 0x80 : 0) | kind
  return Buffer.concat([head, mask, body.map((byte, i) => byte ^ (mask[i % 4] as number))])
}

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length))
  return length
}

/** A server frame: its kind, and each byte of its payload as a letter. */
export interface ServerFrame {
  readonly kind: number
  readonly payload: string
}

/** The whole frames in a socket's data, after the answer that opened it. */
export function framesIn(got: string): readonly ServerFrame[] {
  const bytes = Buffer.from(got.slice(got.indexOf('\r\n\r\n') + 4), 'latin1')
  const frames: ServerFrame[] = []
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = bytes[at + 1] as number
    const [length, head] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [bytes.readUInt16BE(at + 2), 4]
          : [Number(bytes.readBigUInt64BE(at + 2)), 10]
    if (at + head + length > bytes.length) break
    const payload = bytes.subarray(at + head, at + head + length).toString('latin1')
    frames.push({ kind: (bytes[at] as number) & 15, payload })
    at += head + length
  }
  return frames
}

/** A byte-by-byte WebSocket of a game, just opened. */
export async function rawSocket(url: string, game: string): Promise<RawLine> {
  const line = rawLine(url)
  line.write(requestText('GET', `/api/games/${game}/socket`, { Host: hostOf(url), ...UPGRADE }))
  const got = await line.until(text => text.includes('\r\n\r\n'))
  if (!got.startsWith('HTTP/1.1 101')) throw new Error(`no socket: ${got}`)
  return line
}
