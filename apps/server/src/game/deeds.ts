import type { Answer, Data, Ended, Game, Kind, Refusal as NotTaken, Viewer } from '@sandtable/kernel'
import type { Refusal, TakeSeat, Talk } from '@sandtable/protocol'
import type { Turn } from '@sandtable/store'
import type { GameBody, Seat } from './body.ts'
import type { Room } from './room.ts'
import type { Answered, Said, What } from './what.ts'
import {
  at,
  barrierBetween,
  begin,
  outcomeBy,
  over,
  owingNow,
  pending,
  questionOf,
  submitAll,
} from '@sandtable/kernel'
import { fairDice, outcomeOf, STAND_IN } from '@sandtable/shelf'
import { asData, barredFor, isStuck, silenced } from './body.ts'
import { byRules } from './cannot-go-on.ts'
import { refusal } from '../refusals.ts'
import { deadlineOf, dueAt, onHoliday, respite, running, stopped } from './clock.ts'
import { baseOf, looseBy, newsIn, redacted, snapshotOf, viewersOf } from './room.ts'
import { decisionId, fitsHash, hashOf } from './secrets.ts'

/** A change to a game: the room as it is now, and what its viewers get after the commit. */
export interface Deed {
  readonly room: Room
  /** Its entry in the history; null: none, as nothing happened in the game itself. */
  readonly turn: Turn | null
  /** By viewer, players first and the public last. */
  readonly shown: readonly (readonly Data[])[]
  /** Viewers for whom something was taken back, and who get a new view. */
  readonly back: readonly Viewer[]
}

/** A command from a seat: the player, its id, and when it came. */
export interface Order {
  readonly player: number | null
  readonly command: string | null
  readonly now: number
}

/**
 * Takes a seat with an invitation; the token sent with it holds the seat. The same token again has the seat
 * already (null). With the last seat the game starts.
 */
export function takeSeat(
  room: Room,
  { invitation, name, nonce, token }: TakeSeat,
  now: number,
): Deed | Refusal | null {
  const player = room.body.seats.findIndex(seat => fitsHash(invitation, seat.invitation))
  const seat = room.body.seats[player]
  if (seat === undefined) return refusal('bad-invitation')
  if (seat.holder !== 'open') return fitsHash(token, seat.token) ? null : refusal('bad-invitation')
  if (room.body.seats.some(other => fitsHash(token, other.token))) return refusal('token-taken')
  const next = withSeat(room, player, { ...seat, holder: 'human', name, nonce, token: hashOf(token) })
  return next.body.seats.some(one => one.nonce === null) ? settled(next, now) : beginGame(next, now)
}

/** Every player has given their part in the dice. */
export function beginGame(room: Room, now: number): Deed {
  const { secret, seats } = room.body
  const dice = fairDice({ secret, nonces: seats.map(({ nonce }) => nonce as string) })
  const g = byRules(() => begin(room.system.rules, room.s, { dice }))
  return told({ ...room, g }, { player: null, command: null, now }, { do: 'begin' })
}

/**
 * Takes a command (K-15). One without dice or secrets is held back from the others until it can't be taken back: for
 * them, and for the clock, the player's move goes on.
 */
export const answerDecision = (
  room: Room,
  order: Order,
  decision: string,
  answers: readonly Answer[],
): Deed | Refusal => byRules(() => answered(room, order, decision, answers))

function answered(room: Room, order: Order, decision: string, answers: readonly Answer[]): Deed | Refusal {
  const { g, body } = room
  const { player, now } = order
  if (g === null) return refusal('not-begun')
  if (body.outcome !== null) return refusal('game-over')
  if (player === null) return refusal('not-your-seat')
  if (!room.owed.some(owed => owed.player === player)) return refusal('not-your-decision')
  if (decision !== decisionId(body.secret, questionOf(g), player)) return refusal('stale-decision')
  const before = { dice: { used: g.dice.used }, revealed: g.revealed }
  const { taken, stop } = submitAll(g, player, answers)
  if (taken === 0) return refusal(stop as NotTaken)
  const what: Answered = { do: 'answer', answers: answers.slice(0, taken), stop }
  const barrier = barrierBetween(before, g)
  if (barrier === null && onlyHe(g, player)) return kept(room, order, player, what)
  const rested = stopped(body.clock, body.seats[player] as Seat, now)
  return told(
    withSeat({ ...room, body: { ...body, barred: { player, by: barrier ?? 'others' } } }, player, rested),
    order,
    what,
  )
}

const onlyHe = (g: Game<Kind>, player: number): boolean =>
  !over(g) && owingNow(g).every(owing => owing === player)

/** Takes back the last command: the game from the snapshot, with all commands since then but the last. */
export const takeBack = (room: Room, order: Order): Deed | Refusal => byRules(() => tookBack(room, order))

function tookBack(room: Room, order: Order): Deed | Refusal {
  const { g, body, record, system, s } = room
  const { player } = order
  if (g === null) return refusal('not-begun')
  if (body.outcome !== null) return refusal('game-over')
  if (player === null) return refusal('not-your-seat')
  const last = body.loose.at(-1)
  const barred = barredFor(body, player)
  if (last === undefined || last.player !== player)
    return refusal(barred === null ? 'nothing-to-undo' : `undo-${barred}`)
  const loose = body.loose.slice(0, -1)
  const back = baseOf(record, system, s)
  const from = body.held.length - last.events
  const news = newsIn(back, body.held.slice(0, from))
  for (const { answers } of loose) submitAll(back, player, answers)
  back.asked = g.asked + 1
  back.log = news
  const next = {
    ...room,
    g: back,
    body: { ...body, loose, held: body.held.slice(0, from), asked: back.asked },
  }
  const gone = takenBack(redacted(room, body.held.slice(from), player).length)
  return { ...shownTo(next, order, { do: 'undo' }, [gone], []), back: [player] }
}

/** A player's history entry for an undo: how many events before it don't count. */
const takenBack = (events: number): Data => ({ is: 'taken-back', events })

export const isTakenBack = (e: Data | undefined): boolean => (e as { is?: unknown })?.is === 'taken-back'

/** A holiday stops a player's clock. */
export function takeHoliday(room: Room, order: Order, days: number): Deed | Refusal {
  const { body, g } = room
  const { player, now } = order
  if (player === null) return refusal('not-your-seat')
  if (g === null) return refusal('not-begun')
  if (body.outcome !== null) return refusal('game-over')
  const seat = body.seats[player] as Seat
  const away = onHoliday(seat, days, now)
  if (away === null) return refusal('no-holiday', { count: seat.holidays })
  return shownTo(withSeat(room, player, away), order, { do: 'holiday', days }, [], [])
}

/** A player whose time is up loses the seat to a bot, or the game; null: no player's time is up. */
export function timeUp(room: Room, now: number, upSince: number): Deed | null {
  const { body } = room
  if (body.outcome !== null) return null
  const late = body.seats.findIndex(seat => (deadlineOf(body, seat) ?? Infinity) <= now)
  const seat = body.seats[late]
  if (seat === undefined) return null
  const spared = respite(body, seat, upSince)
  if (spared !== null) return settled(withSeat(room, late, spared), now)
  if (body.absent === 'forfeit')
    return spoken(room, { player: late, command: null, now }, { do: 'say', says: 'time-up' }, null, {
      how: 'forfeit',
      by: late,
    })
  return settled(withSeat(room, late, { ...seat, holder: 'bot', bot: STAND_IN, token: null }), now)
}

/** The rules have failed after this many answers: clocks stop, and the host may roll the game back. */
export function failed(room: Room, asked: number, now: number): Deed | null {
  const { body, g } = room
  if (g === null || body.outcome !== null || body.asked !== asked || isStuck(body)) return null
  return settled({ ...room, body: { ...body, fault: asked } }, now)
}

const withSeat = (room: Room, player: number, seat: Seat): Room => {
  const seats = room.body.seats.map((one, q) => (q === player ? seat : one))
  return { ...room, body: { ...room.body, seats } }
}

/** K-18 Something was said, which leaves this open, or has ended the game. */
export function spoken(room: Room, order: Order, what: Said, talk: Talk | null, ended: Ended | null): Deed {
  const { body, system, s } = room
  const outcome = ended === null ? body.outcome : outcomeBy(ended, system.sides(s))
  const next = { ...silenced(body), outcome, ...(talk === null ? {} : { talk }) }
  return shownTo({ ...room, body: next }, order, what, [], [])
}

/** The command stays between its player and the server for now. */
function kept(room: Room, order: Order, player: number, what: Answered): Deed {
  const events = newsOf(room.g as Game<Kind>)
  const { body } = room
  const next: GameBody = {
    ...body,
    loose: [...body.loose, { player, answers: what.answers, events: events.length }],
    held: [...body.held, ...events],
  }
  return shownTo({ ...room, body: next }, order, what, events, [])
}

/** Sends everything, including what was held back, and renews the snapshot. */
function told(room: Room, order: Order, what: What): Deed {
  const g = room.g as Game<Kind>
  const events = newsOf(g)
  const { body } = room
  const record = { ...room.record, snapshot: snapshotOf(g), rulesetVersion: room.system.rules.version }
  const others = looseBy(body) === null ? events : [...body.held, ...events]
  const next = { ...body, loose: [], held: [] }
  return shownTo({ ...room, record, body: next }, order, what, events, others)
}

/** The events since the last call. */
function newsOf(g: Game<Kind>): Data[] {
  const events = g.log ?? []
  g.log = []
  return events
}

/** Counts each viewer's events, and writes the turn. */
function shownTo(room: Room, order: Order, what: What, own: readonly Data[], others: readonly Data[]): Deed {
  const shown = viewersOf(room).map(viewer => {
    if (viewer === order.player && isTakenBack(own[0])) return own
    return redacted(room, viewer === order.player ? own : others, viewer)
  })
  const counts = shown.map((events, row) => at(room.body.told, row) + events.length)
  const heard = what.do === 'say' || what.do === 'holiday' ? room.body : silenced(room.body)
  const body = { ...heard, told: counts, asked: (room.g as Game<Kind>).asked }
  const deed = settled({ ...room, body }, order.now)
  const { id, version } = deed.room.record
  const { player, command, now } = order
  const turn: Turn = { game: id, number: version, command, player, what, at: now, own, others, told: counts }
  return { ...deed, turn, shown }
}

/** The record for a room as it is now: clocks run for those who owe an answer, and a game that has ended is over. */
export function settled(room: Room, now: number): Deed {
  const { g } = room
  const outcome = room.body.outcome ?? (g === null ? null : outcomeOf(room.system, g, null))
  const owed = g === null || outcome !== null ? [] : pending(g)
  const owing = new Set(owed.map(({ player }) => player))
  const seats = room.body.seats.map((seat, player) => running(seat, owing.has(player), now))
  const body = { ...room.body, seats, outcome }
  const record = {
    ...room.record,
    version: room.record.version + 1,
    stage: outcome !== null ? ('over' as const) : g === null ? ('gathering' as const) : ('playing' as const),
    dueAt: dueAt(body, now),
    body: asData(body),
  }
  return { room: { ...room, body, record, owed }, turn: null, shown: body.told.map(() => []), back: [] }
}
