import type { Counter, Slot } from './counters.ts'

/** How each question is answered, by its kind. The kinds and the fields are the save format. */
export type Answers = {
  /** W-7.1.4-c-move The next thing to do in a movement phase. */
  orders: Order
  /** W-A2.2-shelter The counters that go into the fortress; an empty row leaves them all outside. */
  shelter: Stack
  /** W-11.2-escape The region to evade to, or a stand. */
  evade: number | 'stand'
  /** W-10.5-overrun Sweep the enemy away, or fight him; leave those alone who all lie hidden. */
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
  /** W-12.5-evacuate Where the beaten go. */
  retreat: WayOut
  /** G-31 Which unit too many goes on, and where to. */
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
  /** W-7.1.2-maintenance The stack to pay for: a region, or behind the last one the fleet and the air force. */
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

/** W-7.1.4-c-move What the active player may order in a movement phase, one thing at a time. */
export type Order =
  | { readonly do: 'march'; readonly stack: Stack; readonly to: number }
  | { readonly do: 'search'; readonly region: number }
  | { readonly do: 'hide'; readonly stack: Stack }
  | { readonly do: 'uncover'; readonly stack: Stack }
  | { readonly do: 'enter'; readonly stack: Stack }
  | { readonly do: 'sally'; readonly stack: Stack }
  | { readonly do: 'halt' }
  | { readonly do: 'done' }

/** A battle to fight: where, and against which side. */
export type Contest = { readonly region: number; readonly side: number }

/** Where a beaten counter may go: a region, or into the fortress of the one it is in. */
export type WayOut = number | 'fortress'

/** A unit too many where the beaten have gone: which, and where it goes on to; null: nowhere, it is lost. */
export type Onward = { readonly unit: Counter; readonly to: number | null }

/** A counter, and the region it comes into. */
export type Entering = { readonly counter: Counter; readonly to: number }

/** A fortress counter that was paid for, and the region it goes to; null: there is none. */
export type Site = { readonly work: number; readonly to: number | null }

/** What a player may buy, one thing at a time. */
export type Purchase =
  | { readonly do: 'unit'; readonly unit: Counter }
  | { readonly do: 'fort'; readonly work: number }
  | { readonly do: 'replacement' | 'card' }
