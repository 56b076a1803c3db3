import type { Happenings } from '@sandtable/kernel'
import type { Battle } from './battle.ts'
import type { CombatEvent } from './combat/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { PowerEvent } from './powers/events.ts'
import type { SetupEvent } from './setup/events.ts'
import type { TargetingEvent } from './targeting/events.ts'
import type { TurnEvent } from './turn/events.ts'
import type { WorkEvent } from './works/events.ts'
import { COMBAT_EVENTS } from './combat/events.ts'
import { MOVEMENT_EVENTS } from './movement/events.ts'
import { POWER_EVENTS } from './powers/events.ts'
import { SETUP_EVENTS } from './setup/events.ts'
import { TARGETING_EVENTS } from './targeting/events.ts'
import { TURN_EVENTS } from './turn/events.ts'
import { WORK_EVENTS } from './works/events.ts'

/**
 * Everything that can happen. A `side` is the number of the player who acts; only the rolls of initiative and the winner
 * are of sides.
 */
export type Event =
  SetupEvent | TurnEvent | MovementEvent | TargetingEvent | CombatEvent | PowerEvent | WorkEvent

/** What each event changes, and its viewers. */
export const EVENTS: Happenings<Battle, Event> = {
  ...SETUP_EVENTS,
  ...TURN_EVENTS,
  ...MOVEMENT_EVENTS,
  ...TARGETING_EVENTS,
  ...COMBAT_EVENTS,
  ...POWER_EVENTS,
  ...WORK_EVENTS,
}

/**
 * Events after which all groups, buildings and clouds are where and as they were: what was known of places, lines of sight
 * and leaders still holds. An event that is missing here costs time only; one too many would be a mistake.
 */
export const MOVING_NOBODY: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'attack-declared',
  'attack-lost',
  'attacks-begun',
  'deviation-rolled',
  'disengaged',
  'fire-held',
  'ground-struck',
  'initiative-rolled',
  'initiative-set',
  'let-pass',
  'morale-changed',
  'move-began',
  'move-ended',
  'movement-closed',
  'opened-fire',
  'opportunity-taken',
  'part-began',
  'part-ended',
  'phase-ended',
  'rushed',
  'shot-fired',
  'targeting-ended',
  'volley-fired',
])

/** Events that change one group only: all others, buildings and clouds stay. Here, too, one too many would be a mistake. */
const CHANGING_ONE = [
  'advanced',
  'arrived',
  'blocked',
  'landed',
  'stack-hit',
] as const satisfies readonly Event['is'][]

type ChangingOne = Extract<Event, { is: (typeof CHANGING_ONE)[number] }>

const isChangingOne = (e: Event): e is ChangingOne => CHANGING_ONE.some(is => is === e.is)

/** The only group that an event changes; null: there may be more. */
export const onlyChangedBy = (e: Event): number | null => (isChangingOne(e) ? e.group : null)
