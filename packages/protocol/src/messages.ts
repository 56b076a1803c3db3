import type { Barrier, Answer, Data, Frame, Outcome, Places, Proposal, Stop, Word } from '@sandtable/kernel'

/** The protocol's own version; a server gives it in its welcome. */
export const PROTOCOL = 2

/** What a client may send over its socket. Every one but the first carries an id, which the reply quotes. */
export type Request =
  Hello | AnswerRequest | UndoRequest | SayRequest | SampleRequest | HistoryRequest | HolidayRequest

/** The first message: which viewer it is, and how much of the stream it already holds. */
export interface Hello {
  readonly do: 'hello'
  /** The token of a seat; without one it is a spectator. */
  readonly token?: string
  /** The last number of the stream that the client has; without it the server sends the current view. */
  readonly seen?: number
  /** Whether decisions come with their options: a client that knows the rules works them out, and does without. */
  readonly options?: boolean
}
/**
 * A command: answers a decision, and the questions of the same kind that follow it, as far as nothing stops it (K-15).
 * Sent twice under one id it counts once.
 */
export interface AnswerRequest {
  readonly do: 'answer'
  readonly id: string
  readonly decision: string
  readonly answers: readonly Answer[]
}
/** Takes back the last command, if it still can be. */
export interface UndoRequest {
  readonly do: 'undo'
  readonly id: string
}
/** Says something beside the rules: resigns, proposes a draw or an undo, answers a proposal. */
export interface SayRequest {
  readonly do: 'say'
  readonly id: string
  readonly word: Word
}
/** Asks for answers that would be accepted now, drawn at random: for programs that know no rules. */
export interface SampleRequest {
  readonly do: 'sample'
  readonly id: string
  readonly count: number
}
/** Requests past events again, from one number of the client's own stream on. */
export interface HistoryRequest {
  readonly do: 'history'
  readonly id: string
  readonly from: number
}
/** Stops the player's clock for this many days. */
export interface HolidayRequest {
  readonly do: 'holiday'
  readonly id: string
  readonly days: number
}

/** What a server sends. */
export type Message =
  | Welcome
  | ViewMessage
  | EventsMessage
  | StateMessage
  | DecisionMessage
  | Accepted
  | Refused
  | Samples
  | History

export interface Welcome {
  readonly is: 'welcome'
  readonly protocol: number
  readonly game: string
  /** The viewer's player; null: a spectator. */
  readonly player: number | null
  readonly ruleset: string
  readonly scenario: string
  /** The digest of the pack; the pack itself is at /api/packs/DIGEST. */
  readonly pack: string
  /** The version of the ruleset that the server plays by; older servers don't say. */
  readonly version?: number
  /** The build of the server's pages for browsers; absent if it has none, or is older. */
  readonly build?: string
}
/** The whole view, at this number of the viewer's stream. */
export interface ViewMessage {
  readonly is: 'view'
  readonly number: number
  /** Null before the game begins. */
  readonly view: Data
}
/** Events as the viewer may know them; the first brings the viewer's stream to `from` + 1. */
export interface EventsMessage {
  readonly is: 'events'
  readonly from: number
  readonly events: readonly Data[]
}
/** The state of the game, for all viewers. */
export interface StateMessage {
  readonly is: 'state'
  readonly stage: 'gathering' | 'playing' | 'over'
  /** Players who owe an answer. */
  readonly waiting: readonly number[]
  readonly seats: readonly SeatState[]
  readonly outcome: Outcome | null
  /** What has been said beside the rules since the last answer; missing: nothing. */
  readonly talk?: Talk
  /** The rules have failed at the decision that is open: try another answer, or let the host roll the game back. */
  readonly stuck?: true
}
export interface SeatState {
  readonly player: number
  readonly name: string
  readonly holder: 'open' | 'human' | 'bot'
  /** When the time for this answer is up, and the reserve, in milliseconds; null: no clock. */
  readonly dueAt: number | null
  readonly reserve: number | null
  /** On holiday until then; null: no holiday. */
  readonly awayUntil: number | null
}
/** What is on offer, and what was said last. */
export interface Talk {
  readonly open: Proposal | null
  readonly last: { readonly player: number; readonly does: Word }
}
/** The viewer owes an answer; or, with null, no longer does. It follows the events or the view that it belongs to. */
export interface DecisionMessage {
  readonly is: 'decision'
  readonly decision: Decision | null
  /** Whether the player's last command can still be taken back. */
  readonly undo: boolean
  /** What keeps earlier commands from being taken back; missing: there are none. */
  readonly barred?: Barrier
}
export interface Decision {
  readonly id: string
  readonly kind: string
  readonly rule: string
  /** The agenda, as it is public; with the view it is all that the rules need to work the options out again. */
  readonly agenda: readonly Frame[]
  /** Present if the hello asked for them. */
  readonly options?: { readonly list: readonly Answer[] } | { readonly shape: Data }
}
export interface Accepted {
  readonly is: 'accepted'
  readonly id: string
  /** How many answers of a command count; 0 for anything else. */
  readonly taken: number
  /** Why the command stopped before its last answer; null: it didn't. */
  readonly stop: Stop | null
}
/** Nothing was changed. */
export interface Refused extends Told {
  readonly is: 'refused'
  /** The request's id; null: it could not be read. */
  readonly id: string | null
}
/** The refusal: for programs by `why`, for people by the reason. */
export interface Told {
  readonly why: Why
  /** The detailed reason; missing if `why` says it all, and from older servers. */
  readonly reason?: string
  /** The reason's numbers, names and lists. */
  readonly parts?: Places
  /** The same in English; missing where the client itself refuses. */
  readonly text?: string
}
export interface Samples {
  readonly is: 'samples'
  readonly id: string
  readonly answers: readonly Answer[]
}
/** Events from the requested number on; `more`: the stream goes on after them. */
export interface History {
  readonly is: 'history'
  readonly id: string
  readonly from: number
  readonly events: readonly Data[]
  readonly more: boolean
}

/** A refusal's name for programs; the first of them over HTTP alone. */
export type Why =
  | 'not-found'
  | 'no-such-scenario'
  | 'no-such-pack'
  | 'bad-invitation'
  | 'token-taken'
  | 'not-over'
  | 'not-stuck'
  | 'not-the-host'
  | 'wrong-origin'
  | 'server-fault'
  | 'malformed'
  | 'too-large'
  | 'too-deep'
  | 'too-fast'
  | 'hello-first'
  | 'bad-token'
  | 'no-such-game'
  | 'not-begun'
  | 'not-your-seat'
  | 'not-your-decision'
  | 'stale-decision'
  | 'not-an-option'
  | 'nothing-to-undo'
  | 'undo-dice'
  | 'undo-secret'
  | 'undo-others'
  | 'undo-yourself'
  | 'nothing-proposed'
  | 'game-over'
  | 'no-holiday'
  | 'cannot-go-on'
  | 'try-again'
