import type { BATTLE_FLAGS, LAND_TERRAINS } from '../vocabulary.ts'

/** A battle file after the schema: checked in shape, defaults filled in. The ruleset interprets it. */
export interface BattleFile {
  ruleset: 'waw'
  edition: 'A' | 'B'
  year: number
  kind: 'land'
  terrain: (typeof LAND_TERRAINS)[number]
  crossing: 'minor-river' | 'major-river' | null
  bridge: boolean
  landing: boolean
  /** Ruling names and their values; the ruleset knows which there are. */
  options: Record<string, OptionValue>
  cap: { bonus: number | null; malus: number | null }
  attacker: SideFile
  defender: SideFile
  script: { dice: number[] | null; choices: string[] }
}

export type OptionValue = boolean | number | string | Record<string, string>

export interface SideFile {
  name: string
  leaders: LeaderFile[]
  units: UnitFile[]
  supremacy: number
  /** No retreat: a defeat is the end of the stack. */
  cornered: boolean
  cards: CardFile[]
}

export interface LeaderFile {
  name: string
  rank: 1 | 2 | 3 | 'monarch'
  cf: number
  mf: number
  hierarchy: string | null
  type: string | null
  /** What the leader may command; null: what the type says. */
  commands: ('land' | 'naval' | 'air')[] | null
}

export interface UnitFile {
  name: string
  class: 'combat' | 'support'
  type: string | null
  /** One value a step, the full side first; empty for a support unit. */
  cf: number[]
  mf: number[]
  flags: UnitFlag[]
}

export type UnitFlag = (typeof BATTLE_FLAGS)[number]

export interface CardFile {
  name: string
  text: string
  effects: CardEffect[]
}

/** What a battle card does, from its player's view. */
export type CardEffect =
  | { do: 'modifier'; side: 'own' | 'enemy'; change: number; rounds: 'this' | 'rest' }
  | { do: 'morale'; side: 'own' | 'enemy'; change: number }
  | { do: 'forbid'; side: 'own' | 'enemy'; what: 'pursuit' | 'reroll' }
