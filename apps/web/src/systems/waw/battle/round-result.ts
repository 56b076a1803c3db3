import type { LogLine } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'

interface Suffered {
  readonly hits: number
  readonly panics: number
  /** Its morale after the round; null: not checked. */
  readonly check: LogLine | null
}

export interface RoundResult {
  readonly round: number
  readonly sides: readonly [Suffered, Suffered]
}

/** A story ends where the morale of a round has just been checked. */
export const isRoundOver = ({ tale }: BattleStory): boolean => tale.at(-1)?.e.is === 'morale-checked'

/** What the last round of a battle did to both sides. */
export function resultOf({ tale }: BattleStory): RoundResult {
  const from = tale.findLastIndex(({ e }) => e.is === 'round-began')
  const began = tale[from]?.e
  const told = tale.slice(Math.max(0, from))
  const sufferedBy = (side: number): Suffered => ({
    hits: told.filter(({ e }) => e.is === 'step-lost' && e.side === side).length,
    panics: told.filter(({ e }) => e.is === 'panicked' && e.side === side).length,
    check:
      told.at(-1)?.told.find(({ line }) => line.of === 'morale-checked' && line.side === side)?.line ?? null,
  })
  return { round: began?.is === 'round-began' ? began.round : 0, sides: [sufferedBy(0), sufferedBy(1)] }
}
