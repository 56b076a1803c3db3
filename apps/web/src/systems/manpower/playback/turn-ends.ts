import type { Event, Tale } from '@sandtable/manpower'
import { startsBlow } from './runs.ts'

/** The part of a tale that is a turn. */
export interface TurnPart {
  readonly turn: number
  /** Its first event, and the one after its last. */
  readonly from: number
  readonly to: number
}

/** Events besides blows that a report tells. */
const TOLD: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'gave-up',
  'left',
  'spell-failed',
  'surrendered',
  'work-finished',
  'work-taken',
])

const isEnd = (e: Event): boolean => e.is === 'battle-ended' || (e.is === 'turn-began' && e.turn > 1)

/** The turn that ends with this event of a tale, if there is anything to report of it. */
export function turnEndingAt(tale: readonly Pick<Tale, 'e'>[], at: number): TurnPart | null {
  const { e } = tale[at] as Tale
  if (!isEnd(e)) return null
  const began = tale.findLastIndex((one, i) => i < at && one.e.is === 'turn-began')
  const { e: first } = tale[began] ?? { e: null }
  if (first?.is !== 'turn-began') return null
  const isTold = tale.slice(began, at).some(one => startsBlow(one.e) || TOLD.has(one.e.is))
  return isTold ? { turn: first.turn, from: began + 1, to: at + (e.is === 'battle-ended' ? 1 : 0) } : null
}

/** The last turn with a report that ended between two places in a tale. */
export function turnEndedIn(tale: readonly Pick<Tale, 'e'>[], from: number, to: number): TurnPart | null {
  const at = tale.findLastIndex(({ e }, i) => i >= from && i < to && isEnd(e))
  return at < 0 ? null : turnEndingAt(tale, at)
}
