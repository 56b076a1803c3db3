import type { Event, LogLine } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'

/**
 * What a battle was decided by, in the words of the log: the last look at morale, what follows from it, the decision, and
 * the losers who had no way to retreat.
 */
const DECIDES: ReadonlySet<Event['is']> = new Set([
  'morale-checked',
  'rout-tested',
  'battle-decided',
  'no-retreat',
])

export function verdict({ tale }: BattleStory): LogLine[] {
  const from = tale.findLastIndex(({ e }) => e.is === 'morale-checked')
  return tale
    .slice(Math.max(0, from))
    .flatMap(({ e, told }) => (DECIDES.has(e.is) ? told.map(({ line }) => line) : []))
}
