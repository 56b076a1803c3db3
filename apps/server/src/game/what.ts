import type { Answer, Does, Stop } from '@sandtable/kernel'
import type { Turn } from '@sandtable/store'

/** What the history keeps of something that was done. */
export type What = { readonly do: 'begin' | 'undo' } | Answered | Holiday | Said

type Holiday = { readonly do: 'holiday'; readonly days: number }

/** The answers of a command that were taken, and why the rest weren't. */
export type Answered = {
  readonly do: 'answer'
  readonly answers: readonly Answer[]
  readonly stop: Stop | null
}

/** K-18 Something beside the answers, and where it took the game back to; missing: it didn't. */
export type Said = { readonly do: 'say'; readonly says: Does; readonly back?: Back }

/**
 * Only this many answers stand, the dice continue from a word that nobody has seen, and the count of
 * questions from there.
 */
export type Back = { readonly answers: number; readonly drawn: number; readonly asked: number }

/** Servers kept a rollback so before there was anything else beside the answers. */
type KeptRollback = { readonly do: 'rolled-back' } & Back

/** Before there were commands, servers stored each answer by itself. */
type KeptAnswers = { readonly answers: readonly Answer[] } | { readonly answer: Answer }

export const answersIn = (kept: KeptAnswers): readonly Answer[] =>
  'answers' in kept ? kept.answers : [kept.answer]

/** What a turn of the history did, whichever server version wrote it. */
export function whatOf(turn: Turn): What {
  const what = turn.what as What | KeptRollback
  if (what.do === 'answer') return { do: 'answer', answers: answersIn(what), stop: what.stop ?? null }
  if (what.do !== 'rolled-back') return what
  const { answers, drawn, asked } = what
  return { do: 'say', says: 'roll-back', back: { answers, drawn, asked } }
}
