import type { Misuses, Refusal, Refusals, Told, Why } from '@sandtable/protocol'
import { voiceOf } from '@sandtable/words'
import { ENGLISH } from './words/en.ts'

type Listed = Refusals & Misuses
type Reason = keyof Listed
type Given<R extends Reason> = keyof Listed[R] extends never ? [] : [parts: Listed[R]]

/** The reason for a refusal, with its data. */
export const refusal = <R extends Reason>(key: R, ...[parts]: Given<R>): Refusal =>
  ({ key, parts: parts ?? {} }) as Refusal

/** A refusal's name for programs, and its HTTP status. */
type Row = readonly [why: Why, status: number]

const MALFORMED: Row = ['malformed', 400]
const STUCK: Row = ['cannot-go-on', 409]
const NO_SCENARIO: Row = ['no-such-scenario', 404]
const BUSY: Row = ['try-again', 503]

// prettier-ignore
const ROWS: Readonly<Record<Reason, Row>> = {
  malformed:            MALFORMED,
  'no-json':            MALFORMED,
  'no-json-type':       ['malformed', 415],
  'no-object':          MALFORMED,
  missing:              MALFORMED,
  unknown:              MALFORMED,
  object:               MALFORMED,
  list:                 MALFORMED,
  entries:              MALFORMED,
  text:                 MALFORMED,
  flag:                 MALFORMED,
  'whole-from':         MALFORMED,
  'whole-between':      MALFORMED,
  'one-of':             MALFORMED,
  letters:              MALFORMED,
  digits:               MALFORMED,
  data:                 MALFORMED,
  wrong:                MALFORMED,
  outdated:             MALFORMED,
  'second-hello':       MALFORMED,
  binary:               MALFORMED,
  'too-large':          ['too-large', 413],
  'too-long':           ['too-large', 413],
  'too-deep':           ['too-deep', 400],
  'long-head':          ['too-large', 431],
  'too-fast':           ['too-fast', 429],
  'too-many-games':     ['too-fast', 429],
  'hello-first':        ['hello-first', 400],
  'websocket-version':  MALFORMED,
  'websocket-key':      MALFORMED,
  'websocket-protocol': MALFORMED,
  'unreadable-address': MALFORMED,
  'unreadable-request': MALFORMED,
  expectation:          ['malformed', 417],
  'bad-token':          ['bad-token', 403],
  'bad-invitation':     ['bad-invitation', 403],
  'token-taken':        ['token-taken', 409],
  'bad-name':           MALFORMED,
  'not-the-host':       ['not-the-host', 403],
  'no-such-game':       ['no-such-game', 404],
  'not-begun':          ['not-begun', 409],
  'game-over':          ['game-over', 409],
  'not-over':           ['not-over', 403],
  'not-stuck':          ['not-stuck', 409],
  'not-your-seat':      ['not-your-seat', 403],
  'not-your-decision':  ['not-your-decision', 409],
  'stale-decision':     ['stale-decision', 409],
  'not-an-option':      ['not-an-option', 409],
  'nothing-to-undo':    ['nothing-to-undo', 409],
  'undo-dice':          ['undo-dice', 409],
  'undo-secret':        ['undo-secret', 409],
  'undo-others':        ['undo-others', 409],
  'undo-yourself':      ['undo-yourself', 409],
  'nothing-proposed':   ['nothing-proposed', 409],
  'answers-given':      MALFORMED,
  'no-holiday':         ['no-holiday', 409],
  'rules-failed':       STUCK,
  'other-ruleset':      STUCK,
  'other-rules':        STUCK,
  'newer-rules':        STUCK,
  damaged:              STUCK,
  'pack-missing':       STUCK,
  'history-missing':    STUCK,
  'no-way-back':        STUCK,
  'no-such-scenario':   NO_SCENARIO,
  'cannot-start':       NO_SCENARIO,
  'nothing-to-print':   NO_SCENARIO,
  'no-such-pack':       ['no-such-pack', 404],
  'no-terms':           NO_SCENARIO,
  'terms-form':         NO_SCENARIO,
  'terms-word':         NO_SCENARIO,
  'terms-armies':       NO_SCENARIO,
  'terms-printed':      NO_SCENARIO,
  'terms-sum':          NO_SCENARIO,
  'seats-for-players':  MALFORMED,
  'no-such-bot':        MALFORMED,
  'no-such-paper':      MALFORMED,
  'no-such-part':       MALFORMED,
  'try-again':          BUSY,
  'files-busy':         BUSY,
  'sheets-busy':        BUSY,
  'server-fault':       ['server-fault', 500],
  'not-found':          ['not-found', 404],
  'only-a-socket':      ['not-found', 404],
  'no-socket':          ['not-found', 404],
  'unknown-host':       ['wrong-origin', 403],
  'wrong-origin':       ['wrong-origin', 403],
  'figures-elsewhere':  ['wrong-origin', 403],
}

export const whyOf = ({ key }: Refusal): Why => ROWS[key][0]
export const statusOf = ({ key }: Refusal): number => ROWS[key][1]

const say = voiceOf(ENGLISH)

/** A refusal as sent: the reason and its parts if `why` doesn't say it all, and a sentence for people. */
export function told({ key, parts }: Refusal): Told & { readonly text: string } {
  const why = ROWS[key][0]
  const places = { ...parts }
  return {
    why,
    ...(key === why ? {} : { reason: key }),
    ...(Object.keys(places).length === 0 ? {} : { parts: places }),
    text: say(key, places),
  }
}
