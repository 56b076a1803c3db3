import type { Game } from '@sandtable/kernel'
import type { Event, Waw } from '@sandtable/waw'
import type { GameFile, WarPack } from '@sandtable/shelf'
import { begin, submit } from '@sandtable/kernel'
import { diceOf } from '@sandtable/shelf'
import { WAW } from '@sandtable/waw'

/** A game played again from its dice and its answers: the log, and how long it was when each answer had been given. */
export interface Replayed {
  readonly g: Game<Waw>
  readonly log: readonly Event[]
  /** From the start, before the first answer, on. */
  readonly marks: readonly number[]
  /** In words, which answer was not accepted; null when all were. */
  readonly trouble: string | null
}

export function playAgain({ s }: WarPack, file: GameFile): Replayed {
  const { answers } = file
  const g = begin(WAW, s, { dice: diceOf(file) })
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
