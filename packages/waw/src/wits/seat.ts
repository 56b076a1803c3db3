import type { Plan as PlanOf, QuestionOf, Seat as SeatOf } from '@sandtable/kernel'
import { isSpace } from '@sandtable/kernel'
import type { Answers } from '../questions.ts'
import type { Waw } from '../events.ts'

/** What a player knows when asked a question of one kind. */
export type Seat<A extends QuestionOf<Waw> = QuestionOf<Waw>> = SeatOf<Waw, A>

/** Answers in order of preference. */
export type Plan<A extends QuestionOf<Waw>> = PlanOf<Waw, A>

/** The options, where there is a list of them. */
export const list = <A extends QuestionOf<Waw>>({ pending: { options } }: Seat<A>): readonly Answers[A][] =>
  isSpace(options) ? [] : options
