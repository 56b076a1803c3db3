import type { Battle } from './battle.ts'
import type { Event } from './events.ts'
import type { Frames } from './frames.ts'
import type {
  Leading,
  Muster,
  Order,
  Placing,
  Purchase,
  Reaction,
  TargetingOrder,
  TruceAnswer,
  YieldOrder,
} from './orders.ts'

/** The types that Manpower is made of. */
export interface Manpower extends Battle {
  e: Event
  f: Frames
  a: Answers
}

/** How each question is answered. */
type Answers = {
  /** M-lead-first The leader to choose. */
  lead: Leading
  /** MG-skirmish A whole army, in secret. */
  muster: Muster
  /** M-mp-battle-buy A group, equipment for one, or the end of buying. */
  buy: Purchase
  /** M-setup-order Where a group starts. */
  place: Placing
  /** M-phase-move One order of the active player. */
  orders: Order
  /** MG-opp, MG-block An enemy's answer to a move. */
  react: Reaction
  /** M-phase-target One declaration of the active player. */
  declare: TargetingOrder
  /** MG-truce-single Whether to end the battle as it stands. */
  truce: TruceAnswer
  /** MG-sur-when A group to give up as Acting starts, or none. */
  yield: YieldOrder
}
