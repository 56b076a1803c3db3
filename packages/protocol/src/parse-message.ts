import type { Message } from './messages.ts'
import type { Check } from '@sandtable/kernel'
import { excess, MESSAGE_LIMITS } from './limits.ts'
import { readJson } from './parse.ts'
import { atLeast, DATA, FLAG, isRecord, OBJECT, oneOf, orNull, rowOf, TEXT, whole } from '@sandtable/kernel'

const NUMBER = whole(0)
const TIME = whole(Number.MIN_SAFE_INTEGER)
const recordWith =
  (must: Readonly<Record<string, Check>>): Check =>
  (value, at) =>
    atLeast(must)(value, at) ?? DATA(value, at)
const RECORD = recordWith({})
const EVENTS = rowOf(recordWith({ is: TEXT }))
const FRAMES = rowOf(recordWith({ seq: TEXT, at: TEXT }))

const SEAT = atLeast({
  player: NUMBER,
  name: TEXT,
  holder: oneOf('open', 'human', 'bot'),
  dueAt: orNull(TIME),
  reserve: orNull(TIME),
  awayUntil: orNull(TIME),
})
export const OUTCOME = atLeast(
  { winners: rowOf(NUMBER), how: oneOf('played', 'forfeit', 'resigned', 'agreed') },
  { by: NUMBER },
)
const PROPOSAL = atLeast({ by: NUMBER, what: oneOf('draw', 'undo'), agreed: rowOf(NUMBER) })
const TALK = atLeast({ open: orNull(PROPOSAL), last: atLeast({ player: NUMBER, does: TEXT }) })

const OPTIONS: Check = (value, at) =>
  isRecord(value) && 'list' in value
    ? atLeast({ list: rowOf(DATA) })(value, at)
    : atLeast({ shape: DATA })(value, at)
const DECISION = atLeast({ id: TEXT, kind: TEXT, rule: TEXT, agenda: FRAMES }, { options: OPTIONS })

const MESSAGES: Readonly<Record<string, Check>> = {
  welcome: atLeast(
    {
      protocol: NUMBER,
      game: TEXT,
      player: orNull(NUMBER),
      ruleset: TEXT,
      scenario: TEXT,
      pack: TEXT,
    },
    { version: NUMBER, build: TEXT },
  ),
  view: atLeast({ number: NUMBER, view: orNull(RECORD) }),
  events: atLeast({ from: NUMBER, events: EVENTS }),
  state: atLeast(
    {
      stage: oneOf('gathering', 'playing', 'over'),
      waiting: rowOf(NUMBER),
      seats: rowOf(SEAT),
      outcome: orNull(OUTCOME),
    },
    { stuck: FLAG, talk: TALK },
  ),
  decision: atLeast({ decision: orNull(DECISION), undo: FLAG }, { barred: TEXT }),
  accepted: atLeast({ id: TEXT, taken: NUMBER, stop: orNull(TEXT) }),
  refused: atLeast({ id: orNull(TEXT), why: TEXT }, { reason: TEXT, parts: OBJECT, text: TEXT }),
  samples: atLeast({ id: TEXT, answers: rowOf(DATA) }),
  history: atLeast({ id: TEXT, from: NUMBER, events: EVENTS, more: FLAG }),
} satisfies Record<Message['is'], Check>

/**
 * Reads a server's message. Fields and messages unknown to this version are ignored, so that a newer server can be
 * followed; null: there is nothing in it for this version.
 */
export function parseMessage(text: string): Message | null {
  if (excess(text, MESSAGE_LIMITS) !== null) return null
  const value = readJson(text)
  const is = isRecord(value) ? value.is : null
  const check = typeof is === 'string' && Object.hasOwn(MESSAGES, is) ? MESSAGES[is] : undefined
  return check?.(value, '') === null ? (value as Message) : null
}
