import type { Game, Kind } from '@sandtable/kernel'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { begin, submit } from '@sandtable/kernel'
import { diceOf, rollOn } from '@sandtable/shelf'
import { phrase } from '../words/words.ts'

/** A game played again from its dice and its answers: the log, and how long it was when each answer had been given. */
export interface Replayed {
  readonly g: Game<Kind>
  readonly log: readonly Kind['e'][]
  /** From the start, before the first answer, on. */
  readonly marks: readonly number[]
  /** In words, which answer was not accepted; null when all were. */
  readonly trouble: string | null
}

export function playAgain({ system, s }: OpenedPack, file: GameFile): Replayed {
  const { answers } = file
  const g = begin(system.rules, s, { dice: diceOf(file) })
  const length = (): number => g.log?.length ?? 0
  const marks = [length()]
  for (const [i, { player, answer }] of answers.entries()) {
    const turned = rollOn(g.dice, file, i)
    const refusal = turned === null ? submit(g, player, answer) : null
    const trouble =
      turned ??
      (refusal === null
        ? null
        : phrase('replay:answer-refused', { answer: i + 1, count: answers.length, why: refusal }))
    if (trouble !== null) return { g, log: g.log ?? [], marks, trouble }
    marks.push(length())
  }
  return { g, log: g.log ?? [], marks, trouble: rollOn(g.dice, file, answers.length) }
}
