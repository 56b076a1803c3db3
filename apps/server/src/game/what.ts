import type { Answer, Stop } from '@sandtable/kernel'
import type { Turn } from '@sandtable/store'

/** What the history keeps of something that was done. */
export type What = { readonly do: 'begin' | 'undo' } | Answered | Holiday | RolledBack

type Holiday = { readonly do: 'holiday'; readonly days: number }

/** The answers of a command that were taken, and why the rest weren't. */
export type Answered = {
  readonly do: 'answer'
  readonly answers: readonly Answer[]
  readonly stop: Stop | null
}

/**
 * Only this many answers stand, the dice continue from a word that nobody has seen, and the count of
 * questions from there.
 */
export type RolledBack = {
  readonly do: 'rolled-back'
  readonly answers: number
  readonly drawn: number
  readonly asked: number
}

/** Servers kept one answer by itself before there were commands. */
type KeptAnswers = { readonly answers: readonly Answer[] } | { readonly answer: Answer }

export const answersIn = (kept: KeptAnswers): readonly Answer[] =>
  'answers' in kept ? kept.answers : [kept.answer]

/** What a turn of the history was, whichever version of the server wrote it. */
export function whatOf(turn: Turn): What {
  const what = turn.what as What
  return what.do === 'answer' ? { do: 'answer', answers: answersIn(what), stop: what.stop ?? null } : what
}
