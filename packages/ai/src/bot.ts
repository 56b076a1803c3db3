import type { Answer, Dice, Kind, Known, Pending } from '@sandtable/kernel'
import { isSpace, rollDice, same } from '@sandtable/kernel'

/**
 * Everything a bot gets: what its player knows, the decision the player owes, and separate dice. The kernel's
 * `imagine(seat, dice)` makes a whole game of it, to look ahead in.
 */
export interface Seat<K extends Kind> extends Known<K> {
  readonly pending: Pending<K>
  readonly dice: Dice
}

/** Gives one of the options of the decision that it is asked for. */
export type Bot<K extends Kind> = (seat: Seat<K>) => Answer

/** What a ruleset knows of play. */
export interface Wits<K extends Kind> {
  /** A careful commander's answers, the best first; if there are none, plays at random. */
  readonly plans: (seat: Seat<K>) => readonly Answer[]
  /** Answers of a player who looks no further than the next step and wants to reach the enemy. */
  readonly urges: (seat: Seat<K>) => readonly Answer[]
}

/** Any option. */
export function random<K extends Kind>({ pending: { options }, dice }: Seat<K>): Answer {
  return isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Answer)
}

/** Follows the plans of the ruleset: the first that is allowed. */
export const captain =
  <K extends Kind>(wits: Wits<K>): Bot<K> =>
  seat =>
    firstAllowed(seat, wits.plans(seat))

/** Takes what looks best at once, one step ahead. */
export const greedy =
  <K extends Kind>(wits: Wits<K>): Bot<K> =>
  seat =>
    firstAllowed(seat, wits.urges(seat))

function firstAllowed<K extends Kind>(seat: Seat<K>, wanted: readonly Answer[]): Answer {
  return wanted.find(answer => mayGive(seat.pending, answer)) ?? random(seat)
}

/** Whether an answer is one of the options. */
function mayGive<K extends Kind>({ options }: Pending<K>, answer: Answer): boolean {
  return isSpace(options) ? options.has(answer) : options.some(option => same(option, answer))
}
