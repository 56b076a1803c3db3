import type { Counter, Slot } from './counters.ts'

/** How each question is answered, by its kind. The kinds and the fields are the save format. */
export type Answers = {
  /** W-7.1.4-c-move The next thing to do in a movement phase. */
  orders: Order
  /** W-A2.2-shelter The counters that go into the fortress; an empty row leaves them all outside. */
  shelter: Stack
  /** W-11.2-escape The region to evade to, or a stand. */
  evade: number | 'stand'
  /** W-10.5-overrun Overrun the enemy, or fight a battle; if all are hidden, leave them alone. */
  overrun: 'overrun' | 'battle' | 'pass'
  /** W-4.1.2-hidden-excess The hidden unit to turn up. */
  'hidden-excess': Counter

  /** W-7.1.4-c1-combat The battle to fight next. */
  battle: Contest
  /** W-12.1-cinc The leader who commands. */
  commander: Slot
  /** W-12.1-cards A battle card to play, or a pass. */
  cards: number | 'pass'
  /** W-12.1.1-elite Roll again, or keep the miss. */
  reroll: 'reroll' | 'keep'
  /** W-12.1-panic-target The unit that panics. */
  panic: Counter
  /** W-12.1-loss-choice The unit that takes the hit, in a round or in pursuit. */
  hit: Counter
  'pursuit-hit': Counter
  /** W-12.2-su-loss The support unit that is lost in the rout. */
  'support-loss': Counter
  /** W-12.5-evacuate The retreat of the beaten. */
  retreat: WayOut
  /** G-31 The surplus unit to send on, and its destination. */
  surplus: Onward

  /** W-7.1.4-d-siege The region whose siege is tested next. */
  siege: number
  /** W-12.8-takeover The fortress counter to put in place of the one that fell, by its place in the player's row. */
  takeover: number | 'pass'
  /** W-13.5-logistics The L unit to spend. */
  train: Counter | 'pass'

  /** W-8-generic A card to play, or a pass. */
  card: number | 'pass'
  /** W-8-hand-limit The card to discard. */
  discard: number
  /** W-8-text The unit that loses a step to an effect. */
  loss: Counter

  /** W-7.1.1-reinforce Where the next counter comes in. */
  reinforcement: Entering
  'leader-back': Entering
  grant: Entering
  /** W-7.1.5-placement Where a new unit or fortress goes. */
  placement: Entering | Site
  /** W-7.1.2-maintenance The stack to pay for: a region, or after the last one the fleet and the air force. */
  maintenance: { readonly do: 'pay'; readonly stack: number }
  /** W-A3.2-unpaid The unit of an unpaid stack that loses a step. */
  unpaid: Counter
  /** W-7.1.2-purchase The next thing to buy. */
  purchase: Purchase | 'done'
  /** W-A3.3-when The reduced unit to restore. */
  replacement: Counter | 'done'
}

/** Counters in rising order, each once. */
export type Stack = readonly Counter[]

/** W-7.1.4-c-move The active player's orders in a movement phase, one at a time. */
export type Order =
  | { readonly do: 'march'; readonly stack: Stack; readonly to: number }
  | { readonly do: 'search'; readonly region: number }
  | { readonly do: 'hide'; readonly stack: Stack }
  | { readonly do: 'uncover'; readonly stack: Stack }
  | { readonly do: 'enter'; readonly stack: Stack }
  | { readonly do: 'sally'; readonly stack: Stack }
  | { readonly do: 'halt' }
  | { readonly do: 'done' }

/** A battle to fight: its region, and the enemy side. */
export type Contest = { readonly region: number; readonly side: number }

/** A beaten counter's retreat: a region, or into the fortress of its own. */
export type WayOut = number | 'fortress'

/** A surplus unit after a retreat: which, and its destination; null: none, it is lost. */
export type Onward = { readonly unit: Counter; readonly to: number | null }

/** A counter, and the region it enters. */
export type Entering = { readonly counter: Counter; readonly to: number }

/** A fortress counter that was paid for, and its region; null: there is none. */
export type Site = { readonly work: number; readonly to: number | null }

/** A player's possible purchases, one at a time. */
export type Purchase =
  | { readonly do: 'unit'; readonly unit: Counter }
  | { readonly do: 'fort'; readonly work: number }
  | { readonly do: 'replacement' | 'card' }
