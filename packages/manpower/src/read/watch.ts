import type { Chronicle, Watch as WatchOf } from '@sandtable/kernel'
import { catchUp as catchUpIn, lookAgain as lookAgainIn, watch as watchGame } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { LogLine } from '../say/log-line.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Words } from '../say/english.ts'
import { ENGLISH } from '../say/english.ts'
import { MANPOWER } from '../ruleset.ts'
import { say } from '../say.ts'

/** What somebody has seen of a battle: nothing is hidden, and so everybody sees the same. */
export type Watch = WatchOf<Manpower, Tale>

/** What one event had to tell. */
export interface Tale {
  readonly e: Event
  readonly lines: readonly LogLine[]
}

/** How a battle is told, event by event. */
export const chronicle = (s: Scenario, words: Words): Chronicle<Manpower, Tale> => ({
  tell: (e, view) => ({ e, lines: say(s, view, e, words) }),
})

/** Somebody sits down before anything has happened. */
export const watch = (s: Scenario): Watch => watchGame(MANPOWER, s, 'all')

/** Shows him what has happened since, and gives what is new. */
export const catchUp = (w: Watch, s: Scenario, log: readonly Event[], words: Words = ENGLISH): Tale[] =>
  catchUpIn(MANPOWER, s, w, log, chronicle(s, words))

/** The log has become shorter: he forgets what was taken back, and is shown no more than he has seen. */
export const lookAgain = (w: Watch, s: Scenario, log: readonly Event[]): void =>
  lookAgainIn(MANPOWER, s, w, log, chronicle(s, ENGLISH))
