import type { Barrier, Answer, Data, Outcome } from '@sandtable/kernel'
import type { GameRecord } from '@sandtable/store'
import type { ClockSettings, Talk } from '@sandtable/protocol'
import { answersIn } from './what.ts'

/** One seat of a game, by player. */
export interface Seat {
  readonly holder: 'open' | 'human' | 'bot'
  readonly name: string
  /** The bot's name, if the seat is a bot's. */
  readonly bot: string | null
  /** Hashes of the invitation, until it is used, and of the token that holds the seat. */
  readonly invitation: string | null
  readonly token: string | null
  /** Its part in the dice. */
  readonly nonce: string | null
  /** Since when the player has owed an answer, with holidays taken off; null: no answer is owed. */
  readonly since: number | null
  /** The player's remaining milliseconds and days. */
  readonly reserve: number
  readonly holidays: number
  readonly awayUntil: number | null
}

/** A command that can still be taken back, and its number of events. */
export interface Loose {
  readonly player: number
  readonly answers: readonly Answer[]
  readonly events: number
}

/** The server's record of a game besides its place in the rules. */
export interface GameBody {
  readonly seats: readonly Seat[]
  readonly secret: string
  readonly commitment: string
  readonly clock: ClockSettings
  /** What happens when a player's time is up: a bot takes the seat, or the game is lost. */
  readonly absent: 'bot' | 'forfeit'
  /** Commands since the snapshot, all of one player; no other viewer has received their events. */
  readonly loose: readonly Loose[]
  readonly held: readonly Data[]
  /** What keeps earlier commands from being taken back; missing: there were none. */
  readonly barred?: { readonly player: number; readonly by: Barrier }
  /** The kernel's count of answers, which undos don't turn back. */
  readonly asked: number
  /** By viewer, players first and the public last: how many events each has received. */
  readonly told: readonly number[]
  readonly outcome: Outcome | null
  /** What has been said since the last answer; missing: nothing. */
  readonly talk?: Talk
  /** The hash of the host's token; games that began before there were hosts have none. */
  readonly host?: string
  /** The count of answers at which the rules failed; any answer that counts moves past it. */
  readonly fault?: number
}

/** Whether the rules have failed at the decision that is open now. */
export const isStuck = ({ fault, asked }: GameBody): boolean => fault === asked

export function bodyOf(record: GameRecord): GameBody {
  const body = record.body as unknown as GameBody
  return body.loose.length === 0 ? body : { ...body, loose: body.loose.map(withAnswers) }
}

const withAnswers = ({ player, events, ...kept }: Loose): Loose => ({
  player,
  answers: answersIn(kept),
  events,
})

export const asData = (body: GameBody): Data => body as unknown as Data

/** What keeps a player from taking back commands that are fixed; null: nothing has been done. What an opponent has learned stays. */
export function barredFor({ barred }: GameBody, player: number): Barrier | null {
  if (barred === undefined) return null
  return barred.player === player ? barred.by : 'others'
}

/** What was on offer counts until the next answer. */
export function silenced(body: GameBody): GameBody {
  const { talk: _talk, ...silent } = body
  return silent
}
