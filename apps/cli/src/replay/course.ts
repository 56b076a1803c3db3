import type { Game, Kind, Refusal } from '@sandtable/kernel'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { begin, submit } from '@sandtable/kernel'
import { diceOf, rollOn } from '@sandtable/shelf'
import { phrase } from '../words/words.ts'

/** A game replayed from its dice and its answers: the log, and its length after each answer. */
export interface Replayed {
  readonly g: Game<Kind>
  readonly log: readonly Kind['e'][]
  /** From the start, before the first answer. */
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
    const refusal = rollOn(g.dice, file, i) ? submit(g, player, answer) : 'dice-back'
    if (refusal !== null)
      return { g, log: g.log ?? [], marks, trouble: troubleAt(refusal, i, answers.length) }
    marks.push(length())
  }
  const rolled = rollOn(g.dice, file, answers.length)
  const trouble = rolled ? null : troubleAt('dice-back', answers.length, answers.length)
  return { g, log: g.log ?? [], marks, trouble }
}

/** In words, what went wrong after this many answers. */
function troubleAt(why: Refusal | 'dice-back', given: number, count: number): string {
  if (why === 'dice-back') return phrase('replay:dice-back', { answer: given })
  return phrase('replay:answer-refused', { answer: given + 1, count, why: phrase(`submit:${why}`) })
}
