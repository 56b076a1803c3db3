import type { Given } from '@sandtable/kernel'
import { warPhrase } from '../words/words.ts'

/** A game played to see its results. */
export interface Trial {
  /** From 1. */
  readonly game: number
  readonly seed: string
  /** By player. */
  readonly bots: readonly string[]
  /** Over; not over after more answers than a game can need; broken off by the clock; broken by a fault. */
  readonly ending: 'over' | 'endless' | 'late' | 'broken'
  /** What the fault was. */
  readonly fault: string | null
  readonly turn: number
  readonly answers: readonly Given[]
  /** A side, or -1. */
  readonly winner: number
}

/** A game in a form that the user can play again. */
export const nameOf = ({ game, seed, bots }: Trial): string => warPhrase('game:name', { game, bots, seed })

export const finished = (trials: readonly Trial[]): Trial[] =>
  trials.filter(({ ending }) => ending === 'over')
