import type { Rank } from './charts/battle.ts'

/**
 * A counter's number: units come first, then leaders' slots. A slot's own number counts from 0, so the two have
 * different types: neither may stand for the other, and a plain number may stand for both.
 */
export type Counter = number & { readonly numbers?: 'counters' }
export type Slot = number & { readonly numbers?: 'slots' }

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
  | 'structure'

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
  /** W-A3.4-buy Its price, in money and in each resource; null: not for sale. */
  readonly price: { readonly money: number; readonly resources: readonly number[] } | null
  /** W-A3.4-specific The only regions where it may be placed; none: wherever its owner may. */
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
  /** W-12.3-mod-leader The leader's CF helps a pursuit. */
  readonly cavalry: boolean
  readonly commands: readonly Domain[]
  readonly siege: number | null
  /** W-5-scenario-symbol, W-5-special-values A symbol of the scenario, or the meaning of values marked *. */
  readonly symbol: number | null
}
