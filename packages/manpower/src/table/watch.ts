import type { Event } from '../events.ts'
import type { Line } from '../say/line.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Words } from '../say/english.ts'
import { ENGLISH } from '../say/english.ts'
import { fold } from '@sandtable/kernel'
import { MANPOWER } from '../ruleset.ts'
import { say } from '../say.ts'

/** What somebody has seen of a battle: nothing is hidden, and so everybody sees the same. */
export interface Watch {
  view: Position
  /** How many events of the log he has been shown. */
  shown: number
  readonly tale: Tale[]
}

/** What one event had to tell, with its place in the log. */
export interface Tale {
  readonly event: number
  readonly e: Event
  readonly lines: readonly Line[]
}

/** Somebody sits down before anything has happened. */
export const watch = (s: Scenario): Watch => ({ view: MANPOWER.start(s).position, shown: 0, tale: [] })

/** Shows him what has happened since, and gives what is new. */
export function catchUp(w: Watch, s: Scenario, log: readonly Event[], words: Words = ENGLISH): Tale[] {
  const fresh: Tale[] = []
  for (; w.shown < log.length; w.shown++) {
    const e = log[w.shown] as Event
    fold(MANPOWER, s, w.view, [e])
    fresh.push({ event: w.shown, e, lines: say(s, w.view, e, words) })
  }
  w.tale.push(...fresh)
  return fresh
}

/** The log has become shorter: he forgets what was taken back, and is shown no more than he has seen. */
export function lookAgain(w: Watch, s: Scenario, log: readonly Event[]): void {
  const anew = watch(s)
  catchUp(anew, s, log.slice(0, w.shown))
  w.view = anew.view
  w.shown = anew.shown
  w.tale.splice(0, w.tale.length, ...anew.tale)
}
