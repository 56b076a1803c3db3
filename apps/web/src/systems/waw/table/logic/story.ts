import type { LogLine, Scenario, Tale } from '@sandtable/waw'
import type { Viewer } from '@sandtable/kernel'
import type { Past } from '../../climax/climaxes.ts'
import { climaxesIn } from '../../climax/climaxes.ts'
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
  /** The fight that it began or ended; null: none that is over. */
  readonly past: Past | null
}

const NOBODY = -1

/** The story in sentences, the oldest first; each march of another player is one sentence. */
export function storyOf(s: Scenario, tale: readonly Tale[], viewer: Viewer): Entry[] {
  const pastOf = pastsOf(tale)
  return joinedMarches(s, tale, viewer ?? NOBODY).flatMap((one, at) =>
    one.told.map(({ line }, i) => ({
      ...entryOf(s, line, `${at}.${i}`),
      past: i === 0 ? (pastOf.get(one) ?? null) : null,
    })),
  )
}

/** Where a log leads to a fight: at its start, and where it was decided. */
function pastsOf(tale: readonly Tale[]): ReadonlyMap<Tale, Past> {
  const pasts = new Map<Tale, Past>()
  for (const past of climaxesIn(tale)) {
    const decided = tale.find(({ e }, at) => at > past.id && e.is === 'battle-decided')
    for (const one of [tale[past.id], past.is === 'battle' ? decided : undefined])
      if (one !== undefined) pasts.set(one, past)
  }
  return pasts
}

function entryOf(s: Scenario, line: LogLine, key: string): Omit<Entry, 'past'> {
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
