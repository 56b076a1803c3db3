import type { Faults, NoParts, Phrase } from '@sandtable/kernel'
import type { Told } from './messages.ts'
import { isWhole } from '@sandtable/kernel'

/** A place's value: a whole number, a text, a list of texts. */
interface Kinds {
  readonly number: number
  readonly text: string
  readonly texts: readonly string[]
}

type Slots = Readonly<Record<string, keyof Kinds>>
type Filled<S extends Slots> = { readonly [P in keyof S]: Kinds[S[P]] }
type Listed<T extends Readonly<Record<string, Slots>>> = { readonly [R in keyof T]: Filled<T[R]> }

/** Every reason for a server's refusal to a player, with its data; each client has a phrase for it. */
const REFUSALS = {
  // The message itself.
  malformed: {},
  'too-large': { most: 'number' },
  'too-long': { most: 'number' },
  'too-deep': { most: 'number' },
  'too-fast': {},
  'too-many-games': {},
  'hello-first': {},
  // Who the client is.
  'bad-token': {},
  'bad-invitation': {},
  'token-taken': {},
  'bad-name': { most: 'number', bytes: 'number' },
  'not-the-host': {},
  // Where the game stands.
  'no-such-game': {},
  'not-begun': {},
  'game-over': {},
  'not-over': {},
  'not-stuck': {},
  // What is asked of which player.
  'not-your-seat': {},
  'not-your-decision': {},
  'stale-decision': {},
  'not-an-option': {},
  // Taking back.
  'nothing-to-undo': {},
  'undo-dice': {},
  'undo-secret': {},
  'undo-others': {},
  'undo-yourself': {},
  'nothing-proposed': {},
  'answers-given': { count: 'number' },
  'no-holiday': { count: 'number' },
  // Why a game cannot go on.
  'rules-failed': {},
  'other-ruleset': { ruleset: 'text' },
  'other-rules': {},
  'newer-rules': { found: 'number', known: 'number' },
  damaged: {},
  'pack-missing': {},
  'history-missing': {},
  'no-way-back': {},
  // Scenarios, and the terms that one is played by.
  'no-such-scenario': { scenario: 'text' },
  'cannot-start': { scenario: 'text' },
  'nothing-to-print': { scenario: 'text' },
  'no-such-pack': {},
  'no-terms': { scenario: 'text' },
  'terms-form': { terms: 'text', examples: 'texts' },
  'terms-word': { word: 'text', known: 'texts' },
  'terms-armies': { count: 'number', sides: 'number' },
  'terms-printed': {},
  'terms-sum': { sum: 'text', least: 'number', most: 'number' },
  // The server.
  'try-again': {},
  'files-busy': {},
  'sheets-busy': {},
  'server-fault': {},
  'not-found': {},
  'unknown-host': { host: 'text' },
  'wrong-origin': { origin: 'text' },
} as const satisfies Readonly<Record<string, Slots>>

/** A client's own findings. */
const TROUBLES = {
  'older-server': {},
  'newer-server': {},
  'other-game': { found: 'text', expected: 'text' },
  'no-such-player': { player: 'number', players: 'number' },
  'other-version': { ruleset: 'text', found: 'number', known: 'number' },
  'unknown-event': { event: 'text' },
  'nothing-owed': {},
  'no-history': {},
  unreachable: { url: 'text', why: 'text' },
  'no-sandtable': { url: 'text' },
  'wrong-answer': { url: 'text', at: 'text' },
  'long-answer': { url: 'text', most: 'number' },
  'bad-status': { url: 'text', status: 'number' },
} as const satisfies Readonly<Record<string, Slots>>

export type Refusals = Listed<typeof REFUSALS>
export type Troubles = Listed<typeof TROUBLES>

/** What no client of ours is refused: reasons for programs in development. */
export interface Misuses extends Faults {
  readonly 'no-json': NoParts
  readonly outdated: NoParts
  readonly 'second-hello': NoParts
  readonly binary: NoParts
  readonly 'only-a-socket': NoParts
  readonly 'no-socket': NoParts
  readonly 'figures-elsewhere': NoParts
  readonly 'seats-for-players': { readonly count: number }
  readonly 'no-such-bot': { readonly bots: readonly string[] }
  readonly 'no-such-paper': { readonly known: readonly string[] }
  readonly 'no-such-part': { readonly known: readonly string[] }
  readonly 'websocket-version': NoParts
  readonly 'websocket-key': NoParts
  readonly 'websocket-protocol': NoParts
  readonly 'long-head': NoParts
  readonly 'unreadable-address': NoParts
  readonly 'unreadable-request': NoParts
  readonly 'no-json-type': NoParts
  readonly expectation: NoParts
}

/** Why something was refused, as data: apps have the words. */
export type Refusal = Phrase<Refusals & Misuses>

/** What a client has a phrase for: a refusal, or its own finding. */
export type Trouble = Phrase<Refusals & Troubles>

const KNOWN: Readonly<Record<string, Slots>> = { ...REFUSALS, ...TROUBLES }

/** A server's reason, if the client has a phrase for it and all its data; null: a newer server says more. */
export function troubleIn({ why, reason = why, parts = {} }: Told): Trouble | null {
  const slots = Object.hasOwn(KNOWN, reason) ? KNOWN[reason] : undefined
  if (slots !== undefined && fills(parts, slots)) return { key: reason, parts } as Trouble
  return why === 'malformed' ? { key: why, parts: {} } : null
}

const fills = (parts: object, slots: Slots): boolean =>
  Object.entries(slots).every(
    ([name, kind]) =>
      Object.hasOwn(parts, name) && FILLS[kind]((parts as Readonly<Record<string, unknown>>)[name]),
  )

const isText = (value: unknown): boolean => typeof value === 'string'

const FILLS: Readonly<Record<keyof Kinds, (value: unknown) => boolean>> = {
  number: isWhole,
  text: isText,
  texts: value => Array.isArray(value) && value.every(isText),
}
