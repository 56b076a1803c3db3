import type { Happenings } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { MarchEvent } from './march-events.ts'
import type { PlaceEvent } from './place-events.ts'
import { MARCH_EVENTS } from './march-events.ts'
import { PLACE_EVENTS } from './place-events.ts'

export type MovementEvent = MarchEvent | PlaceEvent

export const MOVEMENT_EVENTS: Happenings<Battle, MovementEvent> = { ...MARCH_EVENTS, ...PLACE_EVENTS }
