import type { ClockSettings } from '@sandtable/protocol'
import type { GameBody, Seat } from './body.ts'
import { isStuck } from './body.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** A bot that hasn't answered by then is asked again: the process that asked it may be gone. */
const BOT_PATIENCE = 30_000

const ticks = ({ perMove, reserve }: ClockSettings): boolean => perMove !== undefined || reserve !== undefined

/** A seat's clock at the start. */
export const fullClock = ({ reserve, holidays }: ClockSettings): Pick<Seat, 'reserve' | 'holidays'> => ({
  reserve: reserve ?? 0,
  holidays: holidays ?? 0,
})

/** When a player's time is up; null: no answer is owed, there is no clock, or the rules have failed. */
export const deadlineOf = (body: GameBody, seat: Seat): number | null => {
  const { clock } = body
  if (seat.since === null || seat.holder !== 'human' || !ticks(clock) || isStuck(body)) return null
  return seat.since + (clock.perMove ?? 0) + seat.reserve
}

/** The player has answered: time beyond a move's own comes off the reserve. */
export function stopped(clock: ClockSettings, seat: Seat, now: number): Seat {
  if (seat.since === null) return seat
  const over = Math.max(0, now - seat.since - (clock.perMove ?? 0))
  return { ...seat, since: null, reserve: Math.max(0, seat.reserve - over) }
}

/** Clocks run only for players who owe an answer; a holiday comes first. */
export const running = (seat: Seat, owes: boolean, now: number): Seat =>
  owes === (seat.since !== null)
    ? seat
    : { ...seat, since: owes ? Math.max(now, seat.awayUntil ?? now) : null }

/**
 * Players can't answer while the server is away: once it is back they have an hour, or a whole move's time if that is
 * less. The seat with that extra time; null: it needs none.
 */
export function respite(body: GameBody, seat: Seat, upSince: number): Seat | null {
  if (seat.since === null) return null
  const more = upSince + Math.min(HOUR, body.clock.perMove ?? HOUR) - (deadlineOf(body, seat) ?? Infinity)
  return more > 0 ? { ...seat, since: seat.since + more } : null
}

/** A holiday of this many days, from now or from the end of the current one; null: too few days are left. */
export function onHoliday(seat: Seat, days: number, now: number): Seat | null {
  if (days > seat.holidays) return null
  const awayUntil = Math.max(now, seat.awayUntil ?? now) + days * DAY
  return {
    ...seat,
    holidays: seat.holidays - days,
    awayUntil,
    since: seat.since === null ? null : seat.since + days * DAY,
  }
}

/** Players who owe an answer. */
export const waitingIn = ({ seats }: GameBody): number[] =>
  seats.flatMap(({ since }, player) => (since === null ? [] : [player]))

/** The next time to look at the game, whatever happens; null: never. */
export function dueAt(body: GameBody, now: number): number | null {
  const times = body.seats.flatMap(seat => {
    if (seat.since === null) return []
    if (seat.holder === 'bot') return isStuck(body) ? [] : [now + BOT_PATIENCE]
    const deadline = deadlineOf(body, seat)
    return deadline === null ? [] : [deadline]
  })
  return times.length === 0 ? null : Math.min(...times)
}
