import { frame, hostOf, PING, PONG, requestText, UPGRADE } from './raw-line.ts'

/** An attack's target. */
export interface Target {
  readonly url: string
  readonly game: string
  /** The digest of a pack, to ask for. */
  readonly pack: string
}

/** One way to harm a server: a number of connections, each reopened when the server ends it. */
export interface Attack {
  readonly connections: number
  /** Sent once, as the connection opens. */
  readonly opening: (target: Target) => string
  /** Sent over and over, as fast as the server takes it; null: nothing. */
  readonly flood: ((target: Target) => Buffer) | null
  /** How much of the server's output is read. */
  readonly reads: 'nothing' | 'slowly' | 'all'
}

const CONTINUATION = 0

const many = (count: number, one: () => Buffer): Buffer => Buffer.concat(Array.from({ length: count }, one))

/** The attackers' addresses, if the server trusts its proxy. */
const heads = (url: string): Record<string, string> => ({
  Host: hostOf(url),
  'X-Forwarded-For': '203.0.113.7',
})

const socketRequest = ({ url, game }: Target): string =>
  requestText('GET', `/api/games/${game}/socket`, { ...heads(url), ...UPGRADE })

const packs =
  (times: number) =>
  ({ url, pack }: Target): string =>
    requestText('GET', `/api/packs/${pack}`, heads(url)).repeat(times)

const questions = (): Buffer =>
  Buffer.concat([frame('{"do":"hello"}'), many(500, () => frame(`{"do":"history","id":"h","from":0}`))])

const fragments = (): Buffer =>
  Buffer.concat([frame('', 1, false), many(5_000, () => frame('', CONTINUATION, false))])

const pings = (count: number, payload: string) => (): Buffer => many(count, () => frame(payload, PING))

const LONG = 'a'.repeat(125)

/** Every attack that a server must withstand. */
// prettier-ignore
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'short pings, never reading':      { connections: 4,     opening: socketRequest,               flood: pings(10_000, ''),                            reads: 'nothing' },
  'long pings, never reading':       { connections: 4,     opening: socketRequest,               flood: pings(500, LONG),                             reads: 'nothing' },
  'pings over one line':             { connections: 1,     opening: socketRequest,               flood: pings(10_000, ''),                            reads: 'all' },
  'unasked pongs':                   { connections: 4,     opening: socketRequest,               flood: () => many(10_000, () => frame('', PONG)),    reads: 'all' },
  'messages in endless parts':       { connections: 4,     opening: socketRequest,               flood: fragments,                                    reads: 'all' },
  'questions, never reading':        { connections: 64,    opening: socketRequest,               flood: questions,                                    reads: 'nothing' },
  'questions, reading slowly':       { connections: 64,    opening: socketRequest,               flood: questions,                                    reads: 'slowly' },
  'requests, never reading':         { connections: 64,    opening: packs(500),                  flood: null,                                         reads: 'nothing' },
  'requests, reading slowly':        { connections: 64,    opening: packs(8),                    flood: null,                                         reads: 'slowly' },
  'requests without end':            { connections: 4,     opening: () => '',                    flood: target => Buffer.from(packs(500)(target)),    reads: 'all' },
  'connections that send nothing':   { connections: 5_000, opening: () => '',                    flood: null,                                         reads: 'all' },
  'connections that send half a head': { connections: 5_000, opening: () => 'GET / HTTP/1.1\r\nX', flood: null,                                       reads: 'all' },
}
