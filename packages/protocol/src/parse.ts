import type { Request } from './messages.ts'
import type { NewGame, RollBack, TakeSeat } from './http.ts'
import type { Refusal } from './refusals.ts'
import type { Check } from '@sandtable/kernel'
import { excess, LIMITS } from './limits.ts'
import { isName } from './name.ts'
import {
  DATA,
  exactly,
  FLAG,
  hexDigits,
  isRecord,
  letters,
  oneOf,
  rowOf,
  TEXT,
  whole,
  WORDS,
} from '@sandtable/kernel'

/** A valid request; or why not, and the id to quote, if it could be read. */
export type ParsedRequest =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly refusal: Refusal; readonly id: string | null }

export type ParsedBody<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

const ID = letters(1, LIMITS.id)
const NUMBER = whole(0)

const request = (must: Readonly<Record<string, Check>>, may?: Readonly<Record<string, Check>>): Check =>
  exactly({ do: TEXT, ...must }, may)

/** Version 1 sent one `answer`: the reason tells such a program's users what to do. */
const OUTDATED: Refusal = { key: 'outdated', parts: {} }

const isOutdated = (value: unknown): boolean =>
  isRecord(value) &&
  value.do === 'answer' &&
  Object.hasOwn(value, 'answer') &&
  !Object.hasOwn(value, 'answers')

const REQUESTS: Readonly<Record<string, Check>> = {
  hello: request({}, { token: ID, seen: NUMBER, options: FLAG }),
  answer: request({ id: ID, decision: ID, answers: rowOf(DATA, LIMITS.answers, 1) }),
  undo: request({ id: ID }),
  say: request({ id: ID, word: oneOf(...WORDS) }),
  sample: request({ id: ID, count: whole(1, LIMITS.count) }),
  history: request({ id: ID, from: NUMBER }),
  holiday: request({ id: ID, days: whole(1, LIMITS.days) }),
} satisfies Record<Request['do'], Check>

const WHICH = oneOf(...Object.keys(REQUESTS))

/** Reads a message from a socket: its size and depth before anything else, and only the exact shapes. */
export function parseRequest(text: string): ParsedRequest {
  const over = excess(text, LIMITS)
  if (over !== null) return { ok: false, refusal: over, id: null }
  const value = readJson(text)
  if (value === undefined) return { ok: false, refusal: { key: 'no-json', parts: {} }, id: null }
  const refusal = requestFault(value)
  if (refusal === null) return { ok: true, request: value as Request }
  const id = isRecord(value) && ID(value.id, 'id') === null ? (value.id as string) : null
  return { ok: false, refusal, id }
}

function requestFault(value: unknown): Refusal | null {
  if (isOutdated(value)) return OUTDATED
  const which = isRecord(value) ? value.do : null
  const check = typeof which === 'string' && Object.hasOwn(REQUESTS, which) ? REQUESTS[which] : undefined
  return (check ?? exactly({ do: WHICH }))(value, '')
}

/** The value of a JSON text; undefined: it isn't one. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TIME = whole(0, LIMITS.time)

const BOT = exactly({ bot: ID })
const SEAT: Check<NewGame['seats'][number]> = (value, at) =>
  value === 'human' || BOT(value, at) === null
    ? null
    : { key: 'one-of', parts: { at, choices: ['"human"', '{ "bot": NAME }'] } }

const NEW_GAME = exactly(
  { scenario: ID, seats: rowOf(SEAT, LIMITS.seats) },
  {
    clock: exactly(
      {},
      { perMove: whole(1, LIMITS.time), reserve: TIME, holidays: whole(0, LIMITS.holidays) },
    ),
  },
)

const TAKE_SEAT = exactly({ invitation: ID, name: TEXT, nonce: hexDigits(64), token: letters(24, 64) })

const body =
  <T>(check: Check<T>) =>
  (value: unknown): ParsedBody<T> => {
    const fault = check(value, '')
    return fault === null ? { ok: true, value: value as T } : { ok: false, refusal: fault }
  }

/** The body of POST /api/games, as JSON gave it. */
export const parseNewGame = body<NewGame>(NEW_GAME)

const parseSeat = body<TakeSeat>(TAKE_SEAT)

/** The body of POST /api/games/ID/seats, as JSON gave it. */
export function parseTakeSeat(value: unknown): ParsedBody<TakeSeat> {
  const parsed = parseSeat(value)
  return parsed.ok && !isName(parsed.value.name) ? { ok: false, refusal: BAD_NAME } : parsed
}

const BAD_NAME: Refusal = { key: 'bad-name', parts: { most: LIMITS.name, bytes: LIMITS.nameBytes } }

/** The body of POST /api/games/ID/rollback, as JSON gave it. */
export const parseRollBack = body<RollBack>(exactly({ host: ID }, { back: whole(1, LIMITS.back) }))
