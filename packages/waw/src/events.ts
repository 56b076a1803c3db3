import type { EventTable } from '@sandtable/kernel'
import type { BattleEvent } from './battle/events.ts'
import type { Answers } from './questions.ts'
import type { CardEvent } from './cards/events.ts'
import type { EconomyEvent } from './economy/events.ts'
import type { Frames } from './frames.ts'
import type { MovementEvent } from './movement/events.ts'
import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'
import type { SiegeEvent } from './siege/events.ts'
import type { SupplyEvent } from './supply/events.ts'
import type { TurnEvent } from './turn/events.ts'
import { BATTLE_EVENTS } from './battle/events.ts'
import { CARD_EVENTS } from './cards/events.ts'
import { ECONOMY_EVENTS } from './economy/events.ts'
import { MOVEMENT_EVENTS } from './movement/events.ts'
import { SIEGE_EVENTS } from './siege/events.ts'
import { SUPPLY_EVENTS } from './supply/events.ts'
import { TURN_EVENTS } from './turn/events.ts'

/** Everything that can happen. */
export type Event =
  BattleEvent | CardEvent | EconomyEvent | MovementEvent | SiegeEvent | SupplyEvent | TurnEvent

/** The types that Wars Across the World is made of. */
export interface Waw {
  s: Scenario
  p: Position
  e: Event
  f: Frames
  a: Answers
}

/** What each event changes, and its viewers. */
export const EVENTS: EventTable<Waw> = {
  ...TURN_EVENTS,
  ...CARD_EVENTS,
  ...ECONOMY_EVENTS,
  ...SUPPLY_EVENTS,
  ...MOVEMENT_EVENTS,
  ...BATTLE_EVENTS,
  ...SIEGE_EVENTS,
}
