import type { Event, LogLine } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'

/**
 * A battle's verdict in the words of the log: the last morale check, its consequences, the decision, and the losers
 * without a retreat.
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
