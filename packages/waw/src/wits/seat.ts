import type { Dice, PendingOf, QuestionOf } from '@sandtable/kernel'
import { isSpace } from '@sandtable/kernel'
import type { Answers } from '../questions.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'

/** What a player knows when he is asked a question of one kind. */
export interface Seat<A extends QuestionOf<Waw> = QuestionOf<Waw>> {
  readonly s: Scenario
  readonly view: Position
  readonly player: number
  readonly pending: PendingOf<Waw, A>
  readonly dice: Dice
}

/** Answers in the order in which they are wanted. */
export type Plan<A extends QuestionOf<Waw>> = (seat: Seat<A>) => readonly Answers[A][]

/** The options, where there is a list of them. */
export const list = <A extends QuestionOf<Waw>>({ pending: { options } }: Seat<A>): readonly Answers[A][] =>
  isSpace(options) ? [] : options
