import type { Failure } from '@sandtable/kernel'
import type { Refusal } from '@sandtable/protocol'
import { failure } from '@sandtable/kernel'
import { refusal } from '../refusals.ts'

/** A game can't go on; the reason for its players reveals nothing hidden. */
export type CannotGoOn = Failure<'CannotGoOn', Refusal>

export const cannotGoOn = (why: Refusal, cause?: unknown): CannotGoOn => failure('CannotGoOn', why, cause)

export const isCannotGoOn = (error: unknown): error is CannotGoOn =>
  error instanceof Error && error.name === 'CannotGoOn'

/** Runs something by the rules. If they throw, the game in memory is half changed, and must be reloaded. */
export function byRules<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw cannotGoOn(refusal('rules-failed'), error)
  }
}

/** Whether the rules threw in a game that was sound before. */
export const isFault = (error: unknown): boolean => isCannotGoOn(error) && error.why.key === 'rules-failed'
