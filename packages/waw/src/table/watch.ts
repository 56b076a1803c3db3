import type { Viewer } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Line } from '../say/line.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { copy, fold, seen } from '@sandtable/kernel'
import { say } from '../say.ts'
import { WAW } from '../ruleset.ts'

/** Who looks on: a player, somebody without a seat, or one who may see all when the game is over. */
export type Eyes = Viewer | 'all'

/** What somebody has seen of a game: his view, folded from the events that he was shown, and their story. */
export interface Watch {
  readonly eyes: Eyes
  /** The log holds the events as he is told them: a server has left out what he may not know. */
  readonly redacted: boolean
  view: Position
  /** How many events of the log he has been shown. */
  shown: number
  readonly tale: Tale[]
}

/** A line, and the name of him whom it is about; '' where it is about nobody. */
export interface Told {
  readonly line: Line
  readonly party: string
}

/** What one event had to tell, with its place in the log. */
export interface Tale {
  readonly event: number
  readonly e: Event
  readonly told: readonly Told[]
  /** His view before the event; kept only where something is to be said about it. */
  readonly before: Position | null
}

/** Somebody sits down before anything has happened. */
export function watch(s: Scenario, eyes: Eyes, redacted = false): Watch {
  const { position } = WAW.start(s)
  const view = eyes === 'all' ? copy(position) : WAW.view(s, position, eyes)
  return { eyes, redacted, view, shown: 0, tale: [] }
}

/** Shows him what has happened since, as far as he may see it, and gives what is new. */
export function catchUp(w: Watch, s: Scenario, log: readonly Event[]): Tale[] {
  const fresh: Tale[] = []
  for (; w.shown < log.length; w.shown++) {
    const happened = log[w.shown] as Event
    const e = w.redacted || w.eyes === 'all' ? happened : seen(WAW, happened, w.eyes)
    if (e === null) continue
    const before = isOpening(e) ? copy(w.view) : null
    fold(WAW, s, w.view, [e])
    const told = say(s, w.view, e).map(line => ({ line, party: partyOf(s, w.view, line) }))
    fresh.push({ event: w.shown, e, told, before })
  }
  w.tale.push(...fresh)
  return fresh
}

/** A battle's picture begins where it is joined, and its odds where its first round does. */
const isOpening = (e: Event): boolean => e.is === 'battle-joined' || (e.is === 'round-began' && e.round === 1)

/** The log has become shorter: he forgets what was taken back, and is shown no more than he has seen. */
export function lookAgain(w: Watch, s: Scenario, log: readonly Event[]): void {
  const anew = watch(s, w.eyes, w.redacted)
  catchUp(anew, s, log.slice(0, w.shown))
  w.view = anew.view
  w.shown = anew.shown
  w.tale.splice(0, w.tale.length, ...anew.tale)
}

/** The name of the player whom a line is about; a side of a battle goes by its player's. */
function partyOf(s: Scenario, p: Position, line: Line): string {
  const player = line.side === null ? null : p.battle.players[line.side]
  return player === null || player === undefined ? '' : (s.players[player]?.name ?? '')
}
