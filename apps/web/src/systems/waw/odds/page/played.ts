import type { Answer, Pending } from '@sandtable/kernel'
import type { Event, LogLine, Scenario } from '@sandtable/waw'
import { begin, copy, fold, loaded, pending, seeded, submit } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { say } from '../../words/story.ts'

/** A battle played out at a table: the dice rolled there, and the choices. */
export interface Given {
  readonly rolls: readonly number[]
  readonly answers: readonly Answer[]
}

export interface Played {
  readonly lines: readonly LogLine[]
  /** What comes next: a die, a choice, or the end. */
  readonly next: 'die' | Pending | 'over'
}

/** Plays the battle as far as the dice go, and tells it. */
export function played(s: Scenario, { rolls, answers }: Given): Played {
  const g = begin(WAW, s, { dice: loaded(rolls, seeded('not yet fallen')) })
  for (const answer of answers) {
    const [asked] = pending(g)
    if (asked !== undefined) submit(g, asked.player, answer)
  }
  const events = asFarAs(g.log ?? [], rolls.length)
  const short = events.length < (g.log ?? []).length
  return { lines: told(s, events), next: short ? 'die' : (pending(g)[0] ?? 'over') }
}

/** The events within these dice. */
function asFarAs(log: readonly Event[], dice: number): readonly Event[] {
  let used = 0
  const end = log.findIndex(e => (used += diceIn(e)) > dice)
  return end < 0 ? log : log.slice(0, end)
}

/** The number of dice in an event. */
function diceIn(e: Event): number {
  if (e.is === 'fired') return 1
  if (e.is === 'rout-tested') return e.die === null ? 0 : 1
  return e.is === 'leader-tested' ? (e.second === null ? 1 : 2) : 0
}

function told(s: Scenario, events: readonly Event[]): LogLine[] {
  const p = copy(WAW.start(s).position)
  return events.flatMap(e => say(s, fold(WAW, s, p, [e]), e))
}
