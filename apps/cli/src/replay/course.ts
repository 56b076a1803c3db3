import type { Game, Kind } from '@sandtable/kernel'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { begin, submit } from '@sandtable/kernel'
import { diceOf } from '@sandtable/shelf'

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
    const refusal = submit(g, player, answer)
    if (refusal !== null)
      return {
        g,
        log: g.log ?? [],
        marks,
        trouble: `answer ${i + 1} of ${answers.length} is refused: ${refusal}`,
      }
    marks.push(length())
  }
  return { g, log: g.log ?? [], marks, trouble: null }
}
