import type { EventTable } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'
import type { SetupEvent } from './setup/events.ts'
import type { TurnEvent } from './turn/events.ts'
import { SETUP_EVENTS } from './setup/events.ts'
import { TURN_EVENTS } from './turn/events.ts'

/** Everything that can happen. */
export type Event = SetupEvent | TurnEvent

/** The types that Manpower is made of. */
export interface Manpower {
  s: Scenario
  p: Position
  e: Event
}

/** What each event changes, and who sees it. */
export const EVENTS: EventTable<Manpower> = {
  ...SETUP_EVENTS,
  ...TURN_EVENTS,
}
