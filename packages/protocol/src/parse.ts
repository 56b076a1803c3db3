import type { Request, Why } from './messages.ts'
import type { NewGame, RollBack, TakeSeat } from './http.ts'
import type { Check } from '@sandtable/kernel'
import { excess, LIMITS } from './limits.ts'
import { isName } from './name.ts'
import { DATA, exactly, FLAG, isRecord, oneOf, rowOf, TEXT, textLike, that, whole } from '@sandtable/kernel'

/** A request that can be gone on with; or why not, and the id to quote in saying so, where it could be read. */
export type ParsedRequest =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly why: Why; readonly text: string; readonly id: string | null }

export type ParsedBody<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string }

const ID = textLike(`1 to ${LIMITS.id} of the letters A-Z a-z 0-9 _ -`, /^[A-Za-z0-9_-]{1,64}$/)
const NUMBER = whole(0)

const request = (must: Readonly<Record<string, Check>>, may?: Readonly<Record<string, Check>>): Check =>
  exactly({ do: TEXT, ...must }, may)

const ANSWERS: Check = (value, at) =>
  Array.isArray(value) && value.length >= 1 && value.length <= LIMITS.answers
    ? rowOf(DATA)(value, at)
    : `${at} must be a list of 1 to ${LIMITS.answers} answers`

/** Version 1 sent one `answer`: the text tells users of such a program what to do. */
const OUTDATED =
  'this program is out of date: it sends "answer", and this server takes "answers", a list. Update the program, or reload the page'

const isOutdated = (value: unknown): boolean =>
  isRecord(value) &&
  value.do === 'answer' &&
  Object.hasOwn(value, 'answer') &&
  !Object.hasOwn(value, 'answers')

const REQUESTS: Readonly<Record<string, Check>> = {
  hello: request({}, { token: ID, seen: NUMBER, options: FLAG }),
  answer: request({ id: ID, decision: ID, answers: ANSWERS }),
  undo: request({ id: ID }),
  sample: request({ id: ID, count: whole(1, LIMITS.count) }),
  history: request({ id: ID, from: NUMBER }),
  holiday: request({ id: ID, days: whole(1, LIMITS.days) }),
} satisfies Record<Request['do'], Check>

const WHICH = oneOf(...Object.keys(REQUESTS))

/** Reads what came over a socket: its size and depth before anything else, and nothing but the exact shapes. */
export function parseRequest(text: string): ParsedRequest {
  const over = excess(text, LIMITS)
  if (over !== null) return { ok: false, ...over, id: null }
  const value = readJson(text)
  if (value === undefined) return { ok: false, why: 'malformed', text: 'it must be JSON', id: null }
  const fault = requestFault(value)
  if (fault === null) return { ok: true, request: value as Request }
  const id = isRecord(value) && ID(value.id, 'id') === null ? (value.id as string) : null
  return { ok: false, why: 'malformed', text: fault, id }
}

function requestFault(value: unknown): string | null {
  if (isOutdated(value)) return OUTDATED
  const which = isRecord(value) ? value.do : null
  const check = typeof which === 'string' && Object.hasOwn(REQUESTS, which) ? REQUESTS[which] : undefined
  return (check ?? exactly({ do: WHICH }))(value, '')
}

/** The value of a JSON text; undefined: it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TIME = whole(0, LIMITS.time)

const SEAT: Check = (value, at) =>
  value === 'human' ? null : exactly({ bot: ID })(value, at) && `${at} must be "human" or { "bot": NAME }`

const NEW_GAME = exactly(
  { scenario: ID, seats: rowOf(SEAT, LIMITS.seats) },
  {
    clock: exactly(
      {},
      { perMove: whole(1, LIMITS.time), reserve: TIME, holidays: whole(0, LIMITS.holidays) },
    ),
  },
)

const NAME = `1 to ${LIMITS.name} characters on one line (at most ${LIMITS.nameBytes} bytes), without control or invisible characters, spaces at either end, or more than 4 marks on a letter`

const TAKE_SEAT = exactly({
  invitation: ID,
  name: that(NAME, isName),
  nonce: textLike('64 hexadecimal digits in small letters', /^[0-9a-f]{64}$/),
  token: textLike('24 to 64 letters, digits, - and _', /^[A-Za-z0-9_-]{24,64}$/),
})

const body =
  <T>(check: Check) =>
  (value: unknown): ParsedBody<T> => {
    const text = check(value, '')
    return text === null ? { ok: true, value: value as T } : { ok: false, text }
  }

/** The body of POST /api/games, as JSON gave it. */
export const parseNewGame = body<NewGame>(NEW_GAME)

/** The body of POST /api/games/ID/seats, as JSON gave it. */
export const parseTakeSeat = body<TakeSeat>(TAKE_SEAT)

/** The body of POST /api/games/ID/rollback, as JSON gave it. */
export const parseRollBack = body<RollBack>(exactly({ host: ID }, { back: whole(1, LIMITS.back) }))
