import type { NoData } from '@sandtable/kernel'
import type { Event } from './events.ts'
import type { Order } from './movement/orders.ts'
import type { Placing } from './setup/place.ts'
import type { Position } from './position.ts'
import type { Purchase } from './setup/buy.ts'
import type { Reaction } from './movement/react.ts'
import type { Scenario } from './scenario.ts'
import type { TargetingOrder } from './targeting/declare.ts'
import type { YieldOrder } from './surrender/yield.ts'

/** The types that Manpower is made of. */
export interface Manpower {
  s: Scenario
  p: Position
  e: Event
  f: Frames
  a: Answers
}

/** Whose part of a phase a frame stands in: the player. */
type PartOfPhase = { readonly side: number }

/** What each sequence keeps in its frame. */
type Frames = {
  /** The set-up and the turns; the position knows how far they are. */
  battle: NoData
  movement: PartOfPhase
  /** One move and the answers to it; the position has the move. */
  march: NoData
  targeting: PartOfPhase
  acting: PartOfPhase
}

/** How each question is answered. */
type Answers = {
  /** M-mp-battle-buy A group, equipment for one, or the end of buying. */
  buy: Purchase
  /** M-setup-order Where a group starts. */
  place: Placing
  /** M-phase-move One order of the active player. */
  orders: Order
  /** MG-opp, MG-block What an enemy does about a move. */
  react: Reaction
  /** M-phase-target One declaration of the active player. */
  declare: TargetingOrder
  /** MG-sur-when A group to give up as Acting starts, or none. */
  yield: YieldOrder
}
