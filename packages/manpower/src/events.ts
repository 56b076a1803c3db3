import type { Happenings } from './happenings.ts'
import type { CombatEvent } from './combat/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { Position } from './position.ts'
import type { PowerEvent } from './powers/events.ts'
import type { Scenario } from './scenario.ts'
import type { SetupEvent } from './setup/events.ts'
import type { TargetingEvent } from './targeting/events.ts'
import type { TurnEvent } from './turn/events.ts'
import type { WorkEvent } from './works/events.ts'
import { COMBAT_EVENTS } from './combat/events.ts'
import { forgetWhereabouts } from './formation/whereabouts.ts'
import { MOVEMENT_EVENTS } from './movement/events.ts'
import { POWER_EVENTS } from './powers/events.ts'
import { SETUP_EVENTS } from './setup/events.ts'
import { TARGETING_EVENTS } from './targeting/events.ts'
import { TURN_EVENTS } from './turn/events.ts'
import { WORK_EVENTS } from './works/events.ts'

/** Everything that can happen. */
export type Event =
  SetupEvent | TurnEvent | MovementEvent | TargetingEvent | CombatEvent | PowerEvent | WorkEvent

/** The types that Manpower is made of. */
export interface Manpower {
  s: Scenario
  p: Position
  e: Event
}

const CHAPTERS: Happenings<Event> = {
  ...SETUP_EVENTS,
  ...TURN_EVENTS,
  ...MOVEMENT_EVENTS,
  ...TARGETING_EVENTS,
  ...COMBAT_EVENTS,
  ...POWER_EVENTS,
  ...WORK_EVENTS,
}

/** What each event changes, and who sees it; after each, somebody may stand elsewhere. */
export const EVENTS = Object.fromEntries(
  Object.entries(CHAPTERS).map(([is, rule]) => {
    const apply = (p: Position, e: never, s: Scenario): void => {
      rule.apply(p, e, s)
      forgetWhereabouts(p)
    }
    return [is, { ...rule, apply }]
  }),
) as Happenings<Event>
