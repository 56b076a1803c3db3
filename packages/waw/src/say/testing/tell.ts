import { copy, fold, seen } from '@sandtable/kernel'
import type { Event } from '../../events.ts'
import type { LogLine } from '../../say.ts'
import type { Playing } from '../../testing/playing.ts'
import type { Position } from '../../position.ts'
import type { Scenario } from '../../scenario.ts'
import type { Viewer } from '@sandtable/kernel'
import { say, sayLine } from './story.ts'
import { WAW } from '../../index.ts'

/** A log with everything open, each event put into words with the position after it. */
export function openStory(s: Scenario, log: readonly Event[]): LogLine[] {
  const p = copy(s.setup) as Position
  return log.flatMap(e => say(s, fold(WAW, s, p, [e]), e))
}

/** An event, what a viewer sees of it, and the viewer's words for it. */
interface Seen {
  readonly event: Event
  readonly e: Event
  readonly lines: readonly LogLine[]
}

/** A log from a viewer's view. */
export function seenStory(s: Scenario, log: readonly Event[], viewer: Viewer): Seen[] {
  const view = WAW.view(s, s.setup, viewer)
  return log.flatMap(event => {
    const e = seen(WAW, event, viewer)
    return e === null ? [] : [{ event, e, lines: say(s, fold(WAW, s, view, [e]), e) }]
  })
}

/** The sentences for an event that a war hasn't reached, with the war as it stands. */
export const told = (w: Playing, e: Event): string[] => say(w.g.s, w.g.p, e).map(line => sayLine(w.g.s, line))

/** The sentences for a war's events of one kind so far, with everything open or as a player sees it. */
export function sentences(w: Playing, of: Event['is'], viewer: string | null = null): string[] {
  const log = w.g.log ?? []
  const lines =
    viewer === null
      ? openStory(w.g.s, log)
      : seenStory(w.g.s, log, w.player(viewer)).flatMap(told => told.lines)
  return lines.filter(line => line.of === of).map(line => sayLine(w.g.s, line))
}
