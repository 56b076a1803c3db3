import type { Dice } from './dice.ts'
import type { Kind, QuestionOf } from './game.ts'
import type { PendingOf } from './decision.ts'

/** What a player knows when asked a question of one of these kinds; the dice are the player's own. */
export interface Seat<K extends Kind, A extends QuestionOf<K> = QuestionOf<K>> {
  readonly s: K['s']
  readonly view: K['p']
  readonly player: number
  readonly pending: { [B in A]: PendingOf<K, B> }[A]
  readonly dice: Dice
}

/** Answers to a question of one kind, in order of preference. */
export type Plan<K extends Kind, A extends QuestionOf<K>> = (seat: Seat<K, A>) => readonly K['a'][A][]

/** A plan for each kind of question. */
export type Plans<K extends Kind> = { readonly [A in QuestionOf<K>]: Plan<K, A> }
