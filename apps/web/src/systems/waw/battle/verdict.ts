import type { Event, LogLine, Scenario } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'
import { say } from '../words/story.ts'

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

export function verdict(s: Scenario, { moments }: BattleStory): LogLine[] {
  const from = moments.findLastIndex(({ e }) => e.is === 'morale-checked')
  return moments.slice(Math.max(0, from)).flatMap(({ e, view }) => (DECIDES.has(e.is) ? say(s, view, e) : []))
}
