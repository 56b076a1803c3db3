import type { Answer, Game, Kind } from './game.ts'
import type { Entry, Parley } from './parley.ts'
import type { Refusal } from './decision.ts'
import { hearing, SILENCE } from './parley.ts'
import { submit } from './decision.ts'
import { turnOn } from './dice.ts'

/** An answer, and who gave it. */
export interface Given {
  readonly player: number
  readonly answer: Answer
}

/** K-18 How a game went: the answers that stand, and what was said beside them. */
export interface Course {
  readonly answers: readonly Given[]
  readonly entries: readonly Entry[]
}

/** Where a course can't be played again: after so many answers the next was refused, or the dice would go back. */
export interface Halt {
  readonly after: number
  readonly why: Refusal | 'dice-back'
}

/** Plays a game's course from its start; yields the number of answers given, from 0 on. */
export function* playThrough<K extends Kind>(
  g: Game<K>,
  { answers, entries }: Course,
): Generator<number, Halt | null> {
  for (let after = 0; ; after++) {
    if (!rollOn(g, entries, after)) return { after, why: 'dice-back' }
    yield after
    const given = answers[after]
    if (given === undefined) return null
    const why = submit(g, given.player, given.answer)
    if (why !== null) return { after, why }
  }
}

/** K-18 Where answers were taken back, the dice go on; they never go back, so that no die is rolled twice. */
export const rollOn = <K extends Kind>(
  { dice }: Pick<Game<K>, 'dice'>,
  entries: readonly Entry[],
  after: number,
): boolean =>
  entries.every(entry => entry.after !== after || entry.drawn === undefined || turnOn(dice, entry.drawn))

/** The entries of a game of which only so many answers still stand. */
export const upTo = (entries: readonly Entry[], after: number): readonly Entry[] =>
  entries.map(entry => (entry.after > after ? { ...entry, after } : entry))

/**
 * K-18 What counts after a whole course; or the first entry that could not be made: it comes before an earlier one or after
 * the end, or takes moves back that nobody gave back.
 */
export function parleyOf({ answers, entries }: Course, players: number): Parley | { readonly bad: number } {
  let parley = SILENCE
  for (const [bad, entry] of entries.entries()) {
    const { after, player, does, drawn } = entry
    const next = hearing(parley, entry, players)
    if (typeof next === 'string') return { bad }
    const isBack = next.granted || does === 'roll-back'
    const isInOrder = after >= (entries[bad - 1]?.after ?? 0) && after <= answers.length
    const isKnown = does === 'roll-back' ? player === null : player !== null && player < players
    if (!isInOrder || !isKnown || isBack !== (drawn !== undefined)) return { bad }
    if (next.ended !== null && after !== answers.length) return { bad }
    parley = { ...next, granted: false }
  }
  return parley
}
