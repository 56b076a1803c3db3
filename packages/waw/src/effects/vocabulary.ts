import type { Trait } from '../counters.ts'

export type Whose = 'own' | 'enemy'

/** W-8-conditions All that is named must hold, seen from a player. */
export interface Condition {
  readonly notBefore?: number
  readonly notAfter?: number
  readonly points?: number
  readonly money?: number
  /** Level by track. */
  readonly technology?: readonly { readonly track: number; readonly level: number }[]
  readonly controls?: { readonly regions: readonly number[]; readonly atLeast: number }
  readonly lost?: { readonly regions: readonly number[]; readonly atLeast: number }
  /** A printed leader who is on the map, or is not. */
  readonly alive?: number
  readonly dead?: number
  readonly terrain?: readonly string[]
  readonly role?: 'attacker' | 'defender'
}

/** The units that an effect is about; all that is named must fit. */
export interface Filter {
  readonly units?: readonly number[]
  readonly nations?: readonly number[]
  readonly is?: readonly Trait[]
  readonly regions?: readonly number[]
  readonly areas?: readonly number[]
  readonly terrain?: readonly string[]
}

/** Possible prohibitions: the first two in a battle, the others on the map. */
export type Forbidden = 'pursuit' | 'reroll' | 'move' | 'attack' | 'rail' | 'hide' | 'search'

/** Effects that last for a battle, or while a card or rule is in force. */
export type Continuous =
  | {
      readonly do: 'modifier'
      readonly side: Whose
      readonly change: number
      readonly rounds: 'this' | 'rest'
      readonly if?: Condition
    }
  | { readonly do: 'morale'; readonly side: Whose; readonly change: number; readonly if?: Condition }
  | { readonly do: 'forbid'; readonly side: Whose; readonly what: Forbidden; readonly of?: Filter }
  /** In half points. */
  | { readonly do: 'movement'; readonly side: Whose; readonly change: number; readonly of?: Filter }
  | { readonly do: 'supply'; readonly side: Whose; readonly as: 'in' | 'out'; readonly of?: Filter }
  | { readonly do: 'income'; readonly side: Whose; readonly change: number }
  | { readonly do: 'supremacy'; readonly side: Whose; readonly change: number }

/** Effects that happen once, when the card is played or the rule applies. */
export type AtOnce =
  | { readonly do: 'cancel' }
  | { readonly do: 'money'; readonly side: Whose; readonly change: number }
  | { readonly do: 'points'; readonly side: Whose; readonly change: number }
  | { readonly do: 'technology'; readonly side: Whose; readonly track: number; readonly change: number }
  | { readonly do: 'draw'; readonly number: number }
  | { readonly do: 'discard'; readonly side: Whose; readonly number: number }
  /** Counters that arrive at the end of the placement phase. */
  | { readonly do: 'add'; readonly counters: readonly number[]; readonly at: readonly number[] }
  /** Counters that leave the game, wherever they are. */
  | { readonly do: 'remove'; readonly counters: readonly number[] }
  | {
      readonly do: 'losses'
      readonly side: Whose
      readonly steps: number
      readonly chooser: Whose
      readonly of?: Filter
    }
  | { readonly do: 'attrition'; readonly side: Whose; readonly fails: number; readonly of?: Filter }
  | { readonly do: 'reveal'; readonly regions: readonly number[] }
  /** With a side. */
  | { readonly do: 'war'; readonly with: number }
  | { readonly do: 'peace'; readonly with: number }
  | {
      readonly do: 'test'
      readonly upTo: number
      readonly then: readonly Effect[]
      readonly else: readonly Effect[]
    }

/** The one vocabulary of cards, special rules and counters' own symbols. */
export type Effect = Continuous | AtOnce

/** W-4.1-scenario-symbol, W-5-special-values A symbol that the scenario gives a meaning. */
export interface Symbol {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly effects: readonly Effect[]
}
