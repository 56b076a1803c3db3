import type { Entry, Game, Halt, Kind } from '@sandtable/kernel'
import type { Course, OpenedPack } from '@sandtable/shelf'
import { begin, playThrough } from '@sandtable/kernel'
import { diceOf } from '@sandtable/shelf'
import { phrase } from '../words/words.ts'

/** A game replayed from its dice and its answers: the log, and its length after each answer. */
export interface Replayed {
  readonly g: Game<Kind>
  readonly log: readonly Kind['e'][]
  /** From the start, before the first answer. */
  readonly marks: readonly number[]
  /** What was said beside the answers. */
  readonly entries: readonly Entry[]
  /** In words, which answer was not accepted; null when all were. */
  readonly trouble: string | null
}

export function playAgain({ system, s }: OpenedPack, file: Course): Replayed {
  const { answers, entries = [] } = file
  const g = begin(system.rules, s, { dice: diceOf(file) })
  const marks: number[] = []
  const playing = playThrough(g, { answers, entries })
  for (;;) {
    const step = playing.next()
    const log = g.log ?? []
    if (step.done === true) {
      const trouble = step.value === null ? null : troubleAt(step.value, answers.length)
      return { g, log, marks, entries, trouble }
    }
    marks.push(log.length)
  }
}

/** In words, what went wrong. */
function troubleAt({ after, why }: Halt, count: number): string {
  if (why === 'dice-back') return phrase('replay:dice-back', { answer: after })
  return phrase('replay:answer-refused', { answer: after + 1, count, why: phrase(`submit:${why}`) })
}
