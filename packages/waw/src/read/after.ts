import type { Answer, Game, WhyNot } from '@sandtable/kernel'
import { fork, submit, whyNot } from '@sandtable/kernel'
import type { Reason } from '../why-not.ts'
import type { Waw } from '../events.ts'

/** Why a player may not give an answer once these before it are given; null: he may. */
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

/** What says that an order is not for such a stack at all, or that there is nothing to do it with. */
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

/** Whether nothing that changes in this turn would make an order possible; then it need not be offered. */
export const isOutOfPlace = ({ what }: WhyNot): boolean => OUT_OF_PLACE.some(reason => reason === what)
