import type { Happenings } from '../happenings.ts'
import type { MarchEvent } from './march-events.ts'
import type { PlaceEvent } from './place-events.ts'
import { MARCH_EVENTS } from './march-events.ts'
import { PLACE_EVENTS } from './place-events.ts'

export type MovementEvent = MarchEvent | PlaceEvent

export const MOVEMENT_EVENTS: Happenings<MovementEvent> = { ...MARCH_EVENTS, ...PLACE_EVENTS }
