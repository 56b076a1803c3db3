import type { Draft, LogLine, Tellers, Telling } from './log-line.ts'
import type { Event } from '../events.ts'
import { COMBAT_TELLERS } from './combat.ts'
import { DEED_TELLERS } from './powers.ts'
import { MOVEMENT_TELLERS } from './movement.ts'
import { TURN_TELLERS } from './turn.ts'

/** How every event is put into words. */
const TELLERS: Tellers<Event['is']> = {
  ...TURN_TELLERS,
  ...MOVEMENT_TELLERS,
  ...COMBAT_TELLERS,
  ...DEED_TELLERS,
}

const BLANK: Omit<LogLine, 'of' | 'text'> = { side: null, as: 'row', tone: 'plain', rules: [] }

/** Puts an event into words, with the position just after it. */
export function linesOf(t: Telling, e: Event): LogLine[] {
  const tell = TELLERS[e.is] as (t: Telling, e: Event) => readonly Draft[]
  return tell(t, e).map(draft => ({ ...BLANK, of: e.is, ...draft }))
}
