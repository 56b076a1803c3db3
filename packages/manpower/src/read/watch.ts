import type { Watch as WatchOf } from '@sandtable/kernel'
import { watch as watchGame } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { LogLine } from '../say/log-line.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { MANPOWER } from '../ruleset.ts'

/** What somebody has seen of a battle: nothing is hidden, and so everybody sees the same. */
export type Watch = WatchOf<Manpower, Tale>

/** What one event had to tell. */
export interface Tale {
  readonly e: Event
  readonly lines: readonly LogLine[]
  /** The player whose doing it was; null: nobody's. */
  readonly player: number | null
  readonly turn: number
  readonly phase: Position['phase']
}

/** Somebody sits down before anything has happened. */
export const watch = (s: Scenario): Watch => watchGame(MANPOWER, s, 'all')
