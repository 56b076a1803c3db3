import type { Happenings } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { MarchEvent } from './march-events.ts'
import type { PlaceEvent } from './place-events.ts'
import { MARCH_EVENTS } from './march-events.ts'
import { PLACE_EVENTS } from './place-events.ts'

export type MovementEvent = MarchEvent | PlaceEvent

export const MOVEMENT_EVENTS: Happenings<Manpower, MovementEvent> = { ...MARCH_EVENTS, ...PLACE_EVENTS }
