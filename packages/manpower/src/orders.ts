import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Aim, Group, Pair, Roll } from './position.ts'
import type { Stray } from './movement/strays.ts'

/** M-lead-first The leader of a player. */
export type Leading = { readonly do: 'lead'; readonly leader: number }

/** MG-skirmish A whole army. */
export type Muster = { readonly do: 'muster'; readonly groups: readonly BoughtGroup[] }

/** A group of units with their equipment and spells. */
export type BoughtGroup = {
  readonly name: string
  readonly stacks: readonly Bought[]
  readonly order: Group['order']
}

/** M-mp-battle-buy A group, something for one of the player's own, or the end of buying. */
export type Purchase =
  ({ readonly do: 'buy' } & BoughtGroup) | ({ readonly do: 'equip' } & EquipOrder) | { readonly do: 'done' }

export type Bought = {
  readonly unit: number
  readonly units: number
  readonly equipment: readonly number[]
  readonly spells: readonly number[]
}

/** M-mp-upgrades Equipment or training for a stack that a player has already. */
export type EquipOrder = {
  readonly group: number
  readonly stack: number
  readonly kind: number
}

/** M-setup-order A group's first place; a group without room is left out. */
export type Placing =
  | {
      readonly do: 'place'
      readonly group: number
      readonly at: Point
      readonly facing: Point
      readonly files: number
      readonly order: 'close' | 'open'
    }
  | { readonly do: 'leave-out'; readonly group: number }

/** M-phase-move A player's orders in their part of Movement, one at a time. */
export type Order =
  | MoveOrder
  | ({ readonly do: 'form' } & FormOrder)
  | ({ readonly do: 'split' } & SplitOrder)
  | { readonly do: 'merge'; readonly group: number; readonly into: number }
  | { readonly do: 'embark'; readonly group: number; readonly carrier: number }
  | ({ readonly do: 'disembark' } & GettingOut)
  | { readonly do: 'enter'; readonly group: number; readonly work: number }
  | ({ readonly do: 'emerge' } & GettingOut)
  | { readonly do: 'land'; readonly group: number }
  | { readonly do: 'leave'; readonly group: number }
  | { readonly do: 'surrender'; readonly group: number }
  | { readonly do: 'offer-truce' }
  | { readonly do: 'give-up' }
  | { readonly do: 'done' }

/** An order to move: the way of the footprint's centre, and how the group stands at its end. */
export type MoveOrder = {
  readonly do: 'move'
  readonly group: number
  readonly path: readonly Point[]
  readonly facing: Point | null
  readonly crossing: 'cautious' | 'rush'
  readonly strays: readonly Stray[]
}

/** A change of files and order, for half the speed. */
export type FormOrder = {
  readonly group: number
  readonly files: number
  readonly order: 'close' | 'open'
}

/** MG-regroup Units of each stack that go off as a group of their own. */
export type SplitOrder = {
  readonly group: number
  readonly units: readonly number[]
}

/** A group that gets out of something, with its centre at a point and its front one way. */
export type GettingOut = {
  readonly group: number
  readonly at: Point
  readonly facing: Point
}

/** MG-opp, MG-block An enemy's possible answers to a move. */
export type Reaction =
  | { readonly do: 'hold' }
  | { readonly do: 'pass' }
  | { readonly do: 'block'; readonly group: number }
  | {
      readonly do: 'fire'
      readonly group: number
      readonly stack: number
      readonly attack: number
      readonly units: number
      readonly aim: DeepReadonly<Aim>
    }

/** MG-targets A player's orders in Targeting, one at a time. */
export type TargetingOrder =
  | ({ readonly do: 'attack' } & AttackOrder)
  | ({ readonly do: 'cast' } & CastOrder)
  | ({ readonly do: 'direct' } & DirectOrder)
  | ({ readonly do: 'ability' } & AbilityOrder)
  | ({ readonly do: 'move-again' } & Omit<MoveOrder, 'do'>)
  | ({ readonly do: 'treat' } & TreatOrder)
  | ({ readonly do: 'build' } & BuildOrder)
  | { readonly do: 'surrender'; readonly group: number }
  | { readonly do: 'done' }

/**
 * MG-targets An attack says with what, how many units fire (of a volley) or how many shots (of anything else), at what,
 * and how its inaccuracy is rolled: not at all, for each shot, or once for all indirect fire of the group or of the side
 * (M-ind-one-roll).
 */
export type AttackOrder = {
  readonly group: number
  readonly stack: number
  readonly attack: number
  readonly units: number
  readonly aim: DeepReadonly<Aim>
  readonly roll: 'none' | Roll
}

/** M-spl-phase The start of a spell: its casters, and its target if it takes effect in this turn. */
export type CastOrder = {
  readonly spell: number
  readonly casters: readonly Readonly<Pair>[]
  readonly aim: DeepReadonly<Aim> | null
}

/** M-spl-target-late The target of a spell that takes effect in this turn. */
export type DirectOrder = {
  readonly casting: number
  readonly aim: DeepReadonly<Aim>
}

/** M-phase-lead An ability for one of the player's groups: a hero's, by group and stack, or the leader's. */
export type AbilityOrder = {
  readonly hero: Readonly<Pair> | null
  readonly group: number
}

/** MG-equip A stack uses what it carries on this many injured men of a stack in its own group. */
export type TreatOrder = {
  readonly group: number
  readonly stack: number
  /** The place of the kit in the stack's equipment. */
  readonly kit: number
  readonly patients: number
  readonly units: number
}

/** M-bld-engineer Engineers of a group begin a building. */
export type BuildOrder = {
  readonly group: number
  readonly kind: number
  readonly at: Readonly<Pair>
  readonly facing: Readonly<Pair>
}

/** A player's options as Acting begins: give groups up, one by one, or fight on. */
export type YieldOrder = { readonly do: 'surrender'; readonly group: number } | { readonly do: 'done' }

/** MG-truce-single The answer to an offer of a truce. */
export type TruceAnswer = { readonly do: 'accept' } | { readonly do: 'refuse' }
