import type { Rank } from './tables/battle.ts'
import type { Effect } from './effects/vocabulary.ts'

/** G-02 What a unit is: independent traits, so that one letter never carries two rules. */
export type Trait =
  | 'cavalry'
  | 'mountain'
  | 'mechanized'
  | 'guerrilla'
  | 'transport'
  | 'archer'
  | 'artillery'
  | 'naval'
  | 'air'
  | 'bomber'
  | 'siege'
  | 'discovery'
  | 'logistics'
  | 'antiair'
  | 'skirmisher'
  | 'elite'
  | 'guard'
  | 'heavy'
  | 'suicide'
  | 'bunker'
  | 'marine'
  | 'para'
  | 'fixed'
  | 'horde'

/** A unit's counter, as printed. */
export interface Unit {
  readonly id: string
  readonly name: string
  readonly owner: number
  readonly nation: number
  readonly support: boolean
  readonly type: string | null
  readonly is: { readonly [T in Trait]?: true }
  /** Steps of a full unit; 1 for a support unit. */
  readonly steps: number
  /** Printed siege value (G-45). */
  readonly siege: number | null
  /** W-4.1-scenario-symbol A symbol of the scenario, by its number. */
  readonly symbol: number | null
  /** W-A3.4-buy What it costs, in money and in each resource; null: not for sale. */
  readonly price: { readonly money: number; readonly resources: readonly number[] } | null
  /** W-A3.4-specific Regions where alone it may be placed; none: wherever its owner may. */
  readonly place: readonly number[]
}

export type Domain = 'land' | 'naval' | 'air'

/** A leader's counter, as printed. */
export interface Leader {
  readonly id: string
  readonly name: string
  readonly owner: number
  readonly nation: number
  readonly rank: Rank
  readonly cf: number
  readonly mf: number
  /** In half points. */
  readonly mp: number
  readonly hierarchy: string | null
  /** W-12.3-mod-leader His CF helps a pursuit. */
  readonly cavalry: boolean
  readonly commands: readonly Domain[]
  readonly siege: number | null
  /** W-5-scenario-symbol, W-5-special-values A symbol of the scenario, or what his values marked * are. */
  readonly symbol: number | null
}

/** Phases of a player turn in which something can be played or can happen. */
export type Phase =
  'cards' | 'production' | 'supply' | 'movement' | 'combat' | 'siege' | 'placement' | 'enemy-turn'

export type Family = 'battle' | 'movement' | 'supply' | 'event' | 'economic'

/** A card, with one use or two (W-8-uses). */
export interface Card {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly owner: number
  readonly family: Family
  /** W-8-deck-order Number of the deck, from 0. */
  readonly deck: number
  readonly generic: { readonly when: readonly Phase[]; readonly effects: readonly Effect[] } | null
  readonly battle: { readonly effects: readonly Effect[] } | null
  /** W-8-lasting Turns that it stays in effect. */
  readonly lasting: number
  /** W-8-remove It leaves the game once played. */
  readonly once: boolean
  readonly cost: { readonly money: number; readonly points: number }
  readonly if: Condition
}

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
