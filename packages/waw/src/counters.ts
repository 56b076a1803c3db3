import type { Rank } from './tables/battle.ts'

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

/** A unit's counter, as printed. */
export interface Unit {
  readonly name: string
  readonly owner: number
  readonly support: boolean
  readonly type: string | null
  readonly is: { readonly [T in Trait]?: true }
  /** Steps of a full unit; 1 for a support unit. */
  readonly steps: number
}

export type Domain = 'land' | 'naval' | 'air'

/** A leader's counter, as printed. */
export interface Leader {
  readonly name: string
  readonly owner: number
  readonly rank: Rank
  readonly cf: number
  readonly mf: number
  readonly hierarchy: string | null
  /** W-12.3-mod-leader His CF helps a pursuit. */
  readonly cavalry: boolean
  readonly commands: readonly Domain[]
}

/** What a battle card does, seen from its player. */
export type Effect =
  | {
      readonly do: 'modifier'
      readonly side: 'own' | 'enemy'
      readonly change: number
      readonly rounds: 'this' | 'rest'
    }
  | { readonly do: 'morale'; readonly side: 'own' | 'enemy'; readonly change: number }
  | { readonly do: 'forbid'; readonly side: 'own' | 'enemy'; readonly what: 'pursuit' | 'reroll' }

export interface Card {
  readonly name: string
  readonly text: string
  readonly owner: number
  readonly effects: readonly Effect[]
}
