import type { Answer, Game, WhyNot } from '@sandtable/kernel'
import { fork, submit, whyNot } from '@sandtable/kernel'
import type { Reason } from '../why-not.ts'
import type { Waw } from '../events.ts'

/** Why a player may not give an answer after these earlier ones; null: it is allowed. */
export function whyNotAfter(
  g: Game<Waw>,
  player: number,
  before: readonly Answer[],
  answer: Answer,
): WhyNot | null {
  if (before.length === 0) return whyNot(g, player, answer)
  const then = fork(g)
  for (const first of before) {
    const why = whyNot(then, player, first)
    if (why !== null) return why
    submit(then, player, first)
  }
  return whyNot(then, player, answer)
}

/** Reasons that an order never applies to such a stack, or that there is nothing to do it with. */
const OUT_OF_PLACE: readonly Reason[] = [
  'no-answer',
  'not-yours',
  'not-together',
  'fixed',
  'no-guerrilla',
  'hidden',
  'not-hidden',
  'inside',
  'not-inside',
  'no-fortress',
]

/** Whether no change this turn could make an order possible; then it need not be offered. */
export const isOutOfPlace = ({ what }: WhyNot): boolean => OUT_OF_PLACE.some(reason => reason === what)
