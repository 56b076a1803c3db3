import type { Answer, Stop } from '@sandtable/kernel'
import type { Turn } from '@sandtable/store'

/** The history's entry for an action. */
export type What = { readonly do: 'begin' | 'undo' } | Answered | Holiday | RolledBack

type Holiday = { readonly do: 'holiday'; readonly days: number }

/** The answers of a command that were taken, and why the rest weren't. */
export type Answered = {
  readonly do: 'answer'
  readonly answers: readonly Answer[]
  readonly stop: Stop | null
}

/** Only this many answers stand, the dice continue from an unseen word, and the count of questions from there. */
export type RolledBack = {
  readonly do: 'rolled-back'
  readonly answers: number
  readonly drawn: number
  readonly asked: number
}

/** Before there were commands, servers stored each answer by itself. */
type KeptAnswers = { readonly answers: readonly Answer[] } | { readonly answer: Answer }

export const answersIn = (kept: KeptAnswers): readonly Answer[] =>
  'answers' in kept ? kept.answers : [kept.answer]

/** What a turn of the history did, whichever server version wrote it. */
export function whatOf(turn: Turn): What {
  const what = turn.what as What
  return what.do === 'answer' ? { do: 'answer', answers: answersIn(what), stop: what.stop ?? null } : what
}
