import type { Watch as WatchOf } from '@sandtable/kernel'
import { watch as watchGame } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { LogLine } from '../say/log-line.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { MANPOWER } from '../ruleset.ts'

/** What a viewer has seen of a battle: nothing is hidden, so that all see the same. */
export type Watch = WatchOf<Manpower, Tale>

/** The lines of one event. */
export interface Tale {
  readonly e: Event
  readonly lines: readonly LogLine[]
  /** The player who did it; null: none. */
  readonly player: number | null
  readonly turn: number
  readonly phase: Position['phase']
}

/** A viewer starts before anything has happened. */
export const watch = (s: Scenario): Watch => watchGame(MANPOWER, s, 'all')
