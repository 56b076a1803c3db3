import { shortName } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { armOf, chiefOf, isLeader } from '@sandtable/waw'
import { counterName } from '../../words/story.ts'

/** A stack's name: its commander, its only counter, or the side of its units. */
export type Title =
  | { readonly is: 'army' | 'alone'; readonly name: string }
  | { readonly is: 'units'; readonly name: string; readonly count: number }

export function titleOf(s: Scenario, p: Position, player: number, stack: readonly number[]): Title {
  const [only] = stack
  if (stack.length === 1 && only !== undefined) return { is: 'alone', name: counterName(s, p, only) }
  const chief = chiefOf(s, p, stack)
  if (chief !== null) return { is: 'army', name: counterName(s, p, chief) }
  return { is: 'units', name: shortName(s, player), count: stack.length }
}

/** A counter's kind, as a key of the words: its rank, its support, or its arm. */
export const sortOf = (s: Scenario, c: number): string => (isLeader(s, c) ? 'leader' : armOf(s, c))
