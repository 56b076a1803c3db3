import type { Event } from '@sandtable/waw'
import type { GameFile } from '../game-file.ts'
import type { OpenedPack } from '../open-pack.ts'
import { begin, seeded, submit } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'

/** A game played again from its seed and its answers: the log, and how long it was when each answer had been given. */
export interface Replayed {
  readonly log: readonly Event[]
  /** From the start, before the first answer, on. */
  readonly marks: readonly number[]
  /** In words, which answer was not accepted; null when all were. */
  readonly trouble: string | null
}

export function playAgain({ s }: OpenedPack, { seed, answers }: GameFile): Replayed {
  const g = begin(WAW, s, { dice: seeded(seed) })
  const length = (): number => g.log?.length ?? 0
  const marks = [length()]
  for (const [i, { player, answer }] of answers.entries()) {
    const refusal = submit(g, player, answer)
    if (refusal !== null)
      return {
        log: g.log ?? [],
        marks,
        trouble: `answer ${i + 1} of ${answers.length} is refused: ${refusal}`,
      }
    marks.push(length())
  }
  return { log: g.log ?? [], marks, trouble: null }
}
