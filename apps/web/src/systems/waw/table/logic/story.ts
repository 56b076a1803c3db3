import type { LogLine, Scenario, Tale } from '@sandtable/waw'
import type { Viewer } from '@sandtable/kernel'
import { joinedMarches, sayLine } from '../../words/story.ts'

/** A sentence of the log: its player, its place, and its rules. */
export interface Entry {
  readonly key: string
  readonly is: 'heading' | 'line' | 'reason'
  /** The emphasized subject of the sentence. */
  readonly who: string
  readonly text: string
  readonly player: number | null
  readonly region: number | null
  readonly tone: LogLine['tone']
  readonly rules: readonly string[]
}

const NOBODY = -1

/** The story in sentences, the oldest first; each march of another player is one sentence. */
export function storyOf(s: Scenario, tale: readonly Tale[], viewer: Viewer): Entry[] {
  return joinedMarches(s, tale, viewer ?? NOBODY).flatMap(({ told }, at) =>
    told.map(({ line }, i) => entryOf(s, line, `${at}.${i}`)),
  )
}

function entryOf(s: Scenario, line: LogLine, key: string): Entry {
  const { who, player, region, tone, rules, as } = line
  const text = sayLine(s, line)
  const bold = who !== '' && as === 'row' && text.toLowerCase().startsWith(who.toLowerCase())
  return {
    key,
    is: as === 'heading' ? 'heading' : as === 'row' ? 'line' : 'reason',
    who: bold ? text.slice(0, who.length) : '',
    text: bold ? text.slice(who.length) : text,
    player,
    region,
    tone,
    rules: tone === 'quiet' ? [] : [...new Set(rules)],
  }
}
