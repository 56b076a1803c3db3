import type { Answer, Chronicle, Data, Kind, Ruleset, Word } from '@sandtable/kernel'
import type { Follower } from './follower.ts'
import type { Connection, Socket, Timer } from './connection.ts'
import type { Refusal, Trouble } from './refusals.ts'
import type { Accepted, Hello, History, Message, Refused, Request, Samples, Welcome } from './messages.ts'
import { randomHex, randomPart } from './chance.ts'
import { follow, follower, helloOf } from './follower.ts'
import { gameAddress } from './http-client.ts'
import { openLine } from './connection.ts'
import { PROTOCOL } from './messages.ts'
import { parseMessage } from './parse-message.ts'
import { parseRequest } from './parse.ts'
import { isTakenBack } from './taken-back.ts'

export interface Joining<K extends Kind, T = unknown> {
  /** The server's address, such as https://host. */
  readonly url: string
  readonly game: string
  /** The token of a seat; without one it watches. */
  readonly token?: string
  readonly rules: Ruleset<K>
  readonly s: K['s']
  /** How events become log lines; null if nobody needs them. */
  readonly chronicle?: Chronicle<K, T> | null
  readonly socket?: (url: string) => Socket
  readonly timer?: Timer
  readonly newId?: () => string
  /** From 0 to 1, for the pauses between two tries. */
  readonly chance?: () => number
}

/** A place at a game on a server. It lasts through broken lines: what was not acknowledged is sent again, and counts once. */
export interface Client<K extends Kind, T = unknown> {
  /** All that is known of the game now. */
  readonly now: Follower<K, T>
  /** Whether the server can hear us now. */
  readonly connected: boolean
  /** Why the server won't have us; null: it will, or hasn't said. */
  readonly problem: Refused | null
  /** The server plays by other rules than this client: only a newer client can continue. */
  readonly outdated: boolean
  /** The build of the server's pages for browsers; null: it hasn't said. */
  readonly build: string | null
  /** Answers the open decision, and with more than one answer the questions like it that follow (K-15). */
  answer(answers: readonly Answer[]): Promise<Accepted | Refused>
  /** Takes back the last command as a whole. */
  undo(): Promise<Accepted | Refused>
  /** Says something beside the rules. */
  say(word: Word): Promise<Accepted | Refused>
  holiday(days: number): Promise<Accepted | Refused>
  sample(count: number): Promise<Samples | Refused>
  history(from: number): Promise<History | Refused>
  /** Calls a listener whenever anything above changes; returns a way to stop. */
  on(what: 'change', hear: () => void): () => void
  close(): void
}

type Command = Exclude<Request, Hello>
type Reply = Accepted | Refused | Samples | History

interface Waiting {
  readonly text: string
  /** The decision that was owed at the time. */
  readonly decision: string | null
  readonly settle: (reply: Reply) => void
  readonly fail: (error: Error) => void
}

/** Joins a game, and stays until closed. */
export function join<K extends Kind, T = unknown>(joining: Joining<K, T>): Client<K, T> {
  const { token = null, newId = () => randomHex(16), timer = realTimer } = joining
  const waiting = new Map<string, Waiting>()
  const hearers = new Set<() => void>()
  let now = follower(joining.rules, joining.s, joining.chronicle)
  let connected = false
  let problem: Refused | null = null
  let ended: 'closed' | 'turned away' | null = null
  let outdated = false
  let build: string | null = null

  const changed = (): void => {
    for (const hear of Array.from(hearers)) hear()
  }
  const listen = (): void => line.listen(!connected || waiting.size > 0)
  const sayHello = (): void => {
    line.send(JSON.stringify(helloOf(now, token)))
    listen()
  }
  /** Any reply shows that the server is still there. */
  const askForLife = (): void => void send({ do: 'history', id: newId(), from: now.number }).catch(() => {})

  function heard(text: string): void {
    const message = parseMessage(text)
    if (message === null) return
    const before = { now, connected, problem }
    take(message)
    if (connected) listen()
    if (now !== before.now || connected !== before.connected || problem !== before.problem) changed()
  }

  function take(message: Message): void {
    const strange = strangeIn(message, joining.rules)
    if (strange !== null) return outgrown(strange)
    if (message.is === 'welcome') return welcomed(message)
    if ('id' in message) return replied(message)
    hold(message)
  }

  /** A client that has missed something says hello on a new line. */
  function hold(message: Message): void {
    now = follow(now, message)
    if (now.missed && connected) line.renew()
  }

  /** Events must not be applied by rules they weren't made for. */
  function outgrown(why: Refused): void {
    outdated = true
    turnAway(why)
  }

  function welcomed(welcome: Welcome): void {
    build = welcome.build ?? null
    const misfit = misfitOf(welcome, joining)
    if (misfit !== null) return turnAway(misfit)
    const other = otherVersion(welcome, joining.rules)
    if (other !== null) return outgrown(other)
    problem = null
    line.settle()
    if (!connected) for (const { text } of waiting.values()) line.send(text)
    connected = true
    hold(welcome)
  }

  function replied(reply: Reply): void {
    if (reply.id !== null) {
      const asked = waiting.get(reply.id)
      if (asked === undefined) return
      if (isTryAgain(reply)) return sendLater(reply.id, asked)
      waiting.delete(reply.id)
      if (reply.is === 'accepted' && now.decision?.id === asked.decision) now = { ...now, decision: null }
      asked.settle(reply)
    } else if (reply.is === 'refused') {
      problem = reply
      if (FINAL.has(reply.why)) turnAway(reply)
    }
  }

  /** It may or may not have been saved: under the same id it counts once, so the caller keeps waiting. */
  function sendLater(id: string, asked: Waiting): void {
    timer(TRY_AGAIN, () => {
      if (!connected || waiting.get(id) !== asked) return
      line.send(asked.text)
      listen()
    })
  }

  /** The server will never let us in: all callers get the error, now and later. */
  function turnAway(reason: Refused): void {
    end('turned away')
    problem = reason
    for (const [id, asked] of waiting) asked.settle({ ...reason, id })
    waiting.clear()
  }

  function end(how: 'closed' | 'turned away'): void {
    ended = how
    connected = false
    line.close()
  }

  /** A message that the server couldn't read is refused here: its id couldn't be quoted. */
  function send<R extends Reply>(command: Command): Promise<R | Refused> {
    if (ended === 'turned away') return Promise.resolve({ ...(problem as Refused), id: command.id })
    if (ended === 'closed') return Promise.reject(new Error(CLOSED))
    const text = JSON.stringify(command)
    const parsed = parseRequest(text)
    if (!parsed.ok) return Promise.resolve(unreadable(command.id, parsed.refusal))
    return new Promise((settle, fail) => {
      const decision = command.do === 'holiday' || command.do === 'say' ? null : (now.decision?.id ?? null)
      waiting.set(command.id, { text, decision, settle: settle as (reply: Reply) => void, fail })
      if (!connected) return
      line.send(text)
      listen()
    })
  }

  const line: Connection = openLine({
    url: `${gameAddress(joining.url, joining.game)}/socket`.replace(/^http/, 'ws'),
    socket: joining.socket ?? (url => new WebSocket(url)),
    timer,
    chance: joining.chance ?? randomPart,
    opened: sayHello,
    broken: () => {
      connected = false
      changed()
    },
    heard,
    silent: askForLife,
  })

  return {
    get now() {
      return now
    },
    get connected() {
      return connected
    },
    get problem() {
      return problem
    },
    get outdated() {
      return outdated
    },
    get build() {
      return build
    },
    answer: answers => {
      const id = newId()
      if (now.decision === null) return Promise.resolve(nothingOwed(id))
      return send({ do: 'answer', id, decision: now.decision.id, answers })
    },
    undo: () => send({ do: 'undo', id: newId() }),
    say: word => send({ do: 'say', id: newId(), word }),
    holiday: days => send({ do: 'holiday', id: newId(), days }),
    sample: count => send({ do: 'sample', id: newId(), count }),
    history: from => send({ do: 'history', id: newId(), from }),
    on: (_, hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    close: () => {
      if (ended !== null) return
      end('closed')
      for (const { fail } of waiting.values()) fail(new Error(CLOSED))
      waiting.clear()
    },
  }
}

/** How long to wait before repeating a command that the server couldn't store, in milliseconds. */
const TRY_AGAIN = 1_000

const isTryAgain = (reply: Reply): boolean => reply.is === 'refused' && reply.why === 'try-again'

const CLOSED = 'this client has left the game'

/** Refusals of a hello that no retry would change. */
const FINAL: ReadonlySet<string> = new Set(['bad-token', 'no-such-game'])

const nothingOwed = (id: string): Refused => ({
  is: 'refused',
  id,
  why: 'not-your-decision',
  reason: 'nothing-owed',
})

const unreadable = (id: string, { key, parts }: Refusal): Refused => {
  const why = key === 'too-large' || key === 'too-deep' ? key : 'malformed'
  return { is: 'refused', id, why, reason: key, parts: { ...parts } }
}

/** Why a server's game can't be followed with these rules. */
function misfitOf<K extends Kind>(welcome: Welcome, { rules, s }: Joining<K>): Refused | null {
  const { protocol, ruleset } = welcome
  const player = welcome.player ?? 0
  const players = rules.players(s)
  if (protocol < PROTOCOL) return cannotGoOn({ key: 'older-server', parts: {} })
  if (ruleset !== rules.name)
    return cannotGoOn({ key: 'other-game', parts: { found: ruleset, expected: rules.name } })
  if (player >= players) return cannotGoOn({ key: 'no-such-player', parts: { player, players } })
  return null
}

/** The server speaks a newer protocol, or its rules are newer or older than these. */
function otherVersion<K extends Kind>({ version, protocol }: Welcome, rules: Ruleset<K>): Refused | null {
  if (protocol > PROTOCOL) return cannotGoOn({ key: 'newer-server', parts: {} })
  if (version === undefined || version === rules.version) return null
  const parts = { ruleset: rules.name, found: version, known: rules.version }
  return cannotGoOn({ key: 'other-version', parts })
}

/** An event unknown to these rules comes from a newer server. */
function strangeIn<K extends Kind>(message: Message, rules: Ruleset<K>): Refused | null {
  if (message.is !== 'events' && message.is !== 'history') return null
  const strange = message.events.find(e => !isTakenBack(e) && !Object.hasOwn(rules.events, kindOf(e)))
  if (strange === undefined) return null
  return cannotGoOn({ key: 'unknown-event', parts: { event: kindOf(strange) } })
}

/** Every event was read as a record that says what it is. */
const kindOf = (e: Data): string => (e as { readonly is: string }).is

const cannotGoOn = ({ key, parts }: Trouble): Refused => ({
  is: 'refused',
  id: null,
  why: 'cannot-go-on',
  reason: key,
  parts,
})

const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
