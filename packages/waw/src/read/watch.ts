import type { Chronicle, Eyes, Watch as WatchOf } from '@sandtable/kernel'
import { catchUp as catchUpIn, lookAgain as lookAgainIn, watch as watchGame } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { LogLine } from '../say/log-line.ts'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { WAW } from '../ruleset.ts'

/** What a viewer has seen of a war. */
export type Watch = WatchOf<Waw, Tale>

/** A line, and the name of its player; '' if it has none. */
export interface NamedLine {
  readonly line: LogLine
  readonly party: string
}

/** The lines of one event. */
export interface Tale {
  readonly e: Event
  readonly told: readonly NamedLine[]
  /** The player or side that did it; null: none. */
  readonly player: number | null
  readonly turn: number
  /** The view before the event; kept only for events that need it. */
  readonly before: Position | null
}

/** Puts an event into words, with the view just after it. */
export type Say = (s: Scenario, p: Sight, e: Event) => LogLine[]

/** How a war's events become lines. */
export const chronicle = (say: Say, s: Scenario): Chronicle<Waw, Tale> => ({
  tell: (e, view, before) => {
    const told = say(s, view, e).map(line => ({ line, party: partyOf(s, view, line) }))
    return { e, told, player: doerOf(view, told), turn: view.turn, before }
  },
  keeps: isOpening,
})

/** A battle's picture begins where it is joined, and its odds where its first round does; a siege's where it is tested. */
const isOpening = (e: Event): boolean =>
  e.is === 'battle-joined' || (e.is === 'round-began' && e.round === 1) || e.is === 'siege-tested'

/** A viewer starts before anything has happened. */
export const watch = (s: Scenario, eyes: Eyes, redacted = false): Watch => watchGame(WAW, s, eyes, redacted)

/** Shows the viewer what has happened since, as far as they may see it, and returns what is new. */
export const catchUp = (say: Say, w: Watch, s: Scenario, log: readonly Event[]): Tale[] =>
  catchUpIn(WAW, s, w, log, chronicle(say, s))

/** The log has become shorter: what was taken back is forgotten, and nothing is shown that wasn't seen. */
export const lookAgain = (say: Say, w: Watch, s: Scenario, log: readonly Event[]): void =>
  lookAgainIn(WAW, s, w, log, chronicle(say, s))

/** The actor of a line: its side or player, or else the player whose turn it is. */
function doerOf({ battle, active }: Position, told: readonly NamedLine[]): number | null {
  const line = told[0]?.line
  if (line === undefined) return null
  if (line.side !== null) return battle.players[line.side] ?? null
  return line.player ?? (active >= 0 ? active : null)
}

/** The name of a line's player; a side of a battle goes by its player's. */
function partyOf(s: Scenario, p: Position, line: LogLine): string {
  const player = line.side === null ? null : p.battle.players[line.side]
  return player === null || player === undefined ? '' : (s.players[player]?.name ?? '')
}
