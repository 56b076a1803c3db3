import type {
  Created,
  GameSummary,
  NewGame,
  Problem,
  RollBack,
  RolledBack,
  ScenarioSummary,
  TakeSeat,
  Taken,
} from './http.ts'
import type { Check, Data } from '@sandtable/kernel'
import type { Told } from './messages.ts'
import type { Trouble } from './refusals.ts'
import { OUTCOME } from './parse-message.ts'
import { excess, MESSAGE_LIMITS } from './limits.ts'
import { readJson } from './parse.ts'
import {
  atLeast,
  DATA,
  letters,
  OBJECT,
  oneOf,
  orNull,
  rowOf,
  TEXT,
  textLike,
  whole,
} from '@sandtable/kernel'

/** A server refused, gave a malformed answer, or couldn't be reached. */
export interface ServerError extends Error {
  readonly name: 'ServerError'
  /** Of HTTP; null: no answer came. */
  readonly status: number | null
  /** The server's name for it; null: it gave none. */
  readonly error: string | null
  /** What an app has words for. */
  readonly told: Told
}

export const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error && error.name === 'ServerError'

const NUMBER = whole(0)
const ID = letters(1, 64)
const SCENARIOS = rowOf(
  atLeast({
    id: ID,
    ruleset: TEXT,
    title: TEXT,
    when: TEXT,
    about: TEXT,
    pack: TEXT,
    tagline: orNull(TEXT),
    minutes: orNull(NUMBER),
    difficulty: orNull(whole(1, 3)),
    turns: NUMBER,
    players: rowOf(
      atLeast({
        id: TEXT,
        name: TEXT,
        side: TEXT,
        colour: textLike(/^#[0-9a-f]{6}$/i),
      }),
    ),
    bots: rowOf(TEXT),
  }),
)
const CREATED = atLeast({ game: ID, commitment: TEXT, invitations: rowOf(orNull(ID)) }, { host: ID })
const ROLLED_BACK = atLeast({ back: NUMBER })
const TAKEN = atLeast({ player: NUMBER })
const SUMMARY = atLeast({
  game: ID,
  scenario: ID,
  pack: TEXT,
  ruleset: TEXT,
  stage: oneOf('gathering', 'playing', 'over'),
  waiting: rowOf(NUMBER),
  outcome: orNull(OUTCOME),
  seats: rowOf(atLeast({ player: NUMBER, name: TEXT, holder: oneOf('open', 'human', 'bot') })),
  commitment: TEXT,
  nonces: rowOf(orNull(TEXT)),
  clock: atLeast({}, { perMove: NUMBER, reserve: NUMBER, holidays: NUMBER }),
})

/** A game's place on a server. */
export const gameAddress = (url: string, game: string): string =>
  `${url.replace(/\/+$/, '')}/api/games/${encodeURIComponent(game)}`

const address = (url: string, path: string): string => `${url.replace(/\/+$/, '')}/api/${path}`

export const listScenarios = (url: string): Promise<readonly ScenarioSummary[]> =>
  ask(address(url, 'scenarios'), SCENARIOS)

export const createGame = (url: string, game: NewGame): Promise<Created> =>
  ask(address(url, 'games'), CREATED, game)

export const takeSeat = (url: string, game: string, seat: TakeSeat): Promise<Taken> =>
  ask(`${gameAddress(url, game)}/seats`, TAKEN, seat)

/** Rolls a game whose rules fail back to its last sound decision. */
export const rollBack = (url: string, game: string, wanted: RollBack): Promise<RolledBack> =>
  ask(`${gameAddress(url, game)}/rollback`, ROLLED_BACK, wanted)

export const gameSummary = (url: string, game: string): Promise<GameSummary> =>
  ask(gameAddress(url, game), SUMMARY)

/** A pack as it is played on the server, by its digest. */
export const packOf = (url: string, digest: string): Promise<Data> =>
  ask(address(url, `packs/${encodeURIComponent(digest)}`), DATA)

/** The text of a game file, once the game is over. */
export const gameFile = (url: string, game: string): Promise<string> =>
  askText(`${gameAddress(url, game)}/file`)

const PROBLEM = atLeast({ error: TEXT, text: TEXT }, { reason: TEXT, parts: OBJECT })

async function ask<T>(at: string, check: Check, body?: object): Promise<T> {
  const text = await askText(at, body)
  const value = excess(text, MESSAGE_LIMITS) === null ? readJson(text) : undefined
  if (value === undefined) throw troubled({ key: 'no-sandtable', parts: { url: at } })
  const wrong = check(value, '')?.parts.at
  if (wrong === '') throw troubled({ key: 'no-sandtable', parts: { url: at } })
  if (wrong !== undefined) throw troubled({ key: 'wrong-answer', parts: { url: at, at: wrong } })
  return value as T
}

const PATIENCE = 30_000

/** In bytes. */
const ANSWER_LIMIT = 64 * 1024 * 1024

async function askText(at: string, body?: object): Promise<string> {
  const { status, ok, text } = await fetched(at, body)
  if (ok) return text
  const problem = readJson(text)
  if (isProblem(problem)) {
    const { error, ...told } = problem
    throw serverError({ why: error, ...told }, status, error)
  }
  throw troubled({ key: 'bad-status', parts: { url: at, status } }, status)
}

const isProblem = (value: unknown): value is Problem => PROBLEM(value, '') === null

async function fetched(at: string, body?: object): Promise<{ status: number; ok: boolean; text: string }> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(at, body === undefined ? { signal } : { ...post, signal })
    return { status: answer.status, ok: answer.ok, text: await bodyOf(answer) }
  } catch (error) {
    if (isServerError(error)) throw error
    throw troubled({ key: 'unreachable', parts: { url: at, why: reasonOf(error) } }, null, error)
  }
}

/** The text of an answer, cut off beyond the length of any game file. */
async function bodyOf({ body, url }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const part of body ?? []) {
    size += part.length
    if (size > ANSWER_LIMIT)
      throw troubled({ key: 'long-answer', parts: { url, most: ANSWER_LIMIT / 1024 / 1024 } })
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** `fetch` reports only that it failed; the cause has a code that is the same in every language. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code || cause?.message || name
}

const serverError = (told: Told, status: number | null, error: string | null, cause?: unknown): ServerError =>
  Object.assign(new Error(told.text ?? `${told.reason} ${JSON.stringify(told.parts)}`, { cause }), {
    name: 'ServerError' as const,
    status,
    error,
    told,
  })

/** An error that the client has found out itself. */
const troubled = ({ key, parts }: Trouble, status: number | null = null, cause?: unknown): ServerError =>
  serverError({ why: 'server-fault', reason: key, parts }, status, null, cause)
