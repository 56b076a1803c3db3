import type { Board } from '@sandtable/board'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Counter, Leader, Slot, Unit } from './counters.ts'
import type { Card, Phase } from './cards/card.ts'
import type { Condition, Effect, Symbol } from './effects/vocabulary.ts'
import type { River, Terrain } from './charts/terrain.ts'
import type { Opening } from './frames.ts'
import type { Rules } from './editions/rules.ts'

/** All printed data, shared by every copy of a game. */
export interface Scenario {
  readonly name: string
  readonly year: number
  readonly rules: Rules
  readonly players: readonly Player[]
  readonly nations: readonly Nation[]
  readonly units: readonly Unit[]
  readonly leaders: readonly Leader[]
  readonly symbols: readonly Symbol[]
  readonly cards: readonly Card[]
  readonly map: WarMap
  /** Names of the game turns, first to last. */
  readonly turns: readonly string[]
  /** G-57 Phases that are played only if the scenario says so. */
  readonly uses: { readonly [phase in OptionalPhase]: boolean }
  readonly resources: readonly string[]
  readonly technologies: readonly string[]
  /** W-8-paid-draw The price of one more card; null: there are none to buy. */
  readonly extraDraw: number | null
  readonly special: readonly SpecialRule[]
  readonly victory: {
    readonly conditions: readonly VictoryCondition[]
    /** The winner after the last turn if no condition is met; null: more points (G-74). */
    readonly otherwise: number | null
  }
  readonly reinforcements: readonly Reinforcement[]
  /** W-12.1.1-cap The most that modifiers add or take; null for no limit. */
  readonly cap: { readonly bonus: number | null; readonly malus: number | null }
  /** CF, MF and MP (in half points) by unit and steps left: at unit × STEPS + steps. */
  readonly cf: readonly number[]
  readonly mf: readonly number[]
  readonly mp: readonly number[]
  /** By counter: its owner. Units come first, then the leaders' slots. */
  readonly owner: readonly number[]
  /** Half points of face-down leaders, by player. */
  readonly faceDownMp: readonly number[]
  /** The initial position, and its first step. */
  readonly setup: DeepReadonly<Position>
  readonly opening: Opening
}

export type OptionalPhase =
  'production' | 'supply' | 'placement' | 'air' | 'naval' | 'breakthrough' | 'secondAir'

export interface Player {
  readonly id: string
  readonly name: string
  /** Players of one side are allied. */
  readonly side: number
  /** W-7.2-extra-players The player's first game turn. */
  readonly joins: number
  /** W-A3.1-extra Off-map income. */
  readonly income: number
  /** Cards dealt before the first turn. */
  readonly hand: number
  /** W-12.8-takeover Fortress counters: their FDV and price. */
  readonly forts: readonly { readonly fdv: number; readonly price: number | null }[]
}

export interface Nation {
  readonly id: string
  readonly name: string
  readonly player: number
  readonly colour: string
}

/** W-3-hierarchy Regions, what lies between them, and the areas and theaters that they make up. */
export interface WarMap {
  readonly regions: readonly Region[]
  readonly borders: readonly Border[]
  /** Neighbours by region, and the border to each, in the same order. */
  readonly board: Board
  readonly areas: readonly { readonly name: string; readonly theater: number }[]
  readonly theaters: readonly { readonly name: string }[]
}

export interface Region {
  readonly id: string
  readonly name: string
  readonly terrain: Terrain
  readonly area: number
  readonly city: { readonly name: string; readonly points: number } | null
  readonly port: boolean
  /** W-A2.3-capacity 0 for no limit; null for no airbase. */
  readonly airbase: number | null
  /** W-13.1-sources Players for whom it is a source. */
  readonly source: readonly number[]
  /** W-A2.1-production Players whose new units may enter. */
  readonly production: readonly number[]
  readonly income: number
  readonly resources: readonly number[]
  readonly closed: Closed | null
}

/** W-3.1-impassable, W-3.1-neutral */
export type Closed = 'impassable' | 'neutral'

export interface Border {
  readonly between: readonly [number, number]
  readonly river: River
  readonly bridge: boolean
  readonly road: boolean
  readonly rail: boolean
  readonly closed: Closed | null
}

export interface SpecialRule {
  readonly name: string
  readonly text: string
  readonly when: 'always' | Phase
  /** The player whose turn it is; null: any. */
  readonly player: number | null
  readonly if: Condition
  readonly effects: readonly Effect[]
}

export interface VictoryCondition {
  readonly player: number
  readonly name: string
  readonly if: Condition
  /** Only after the last turn. */
  readonly atEnd: boolean
}

export interface Reinforcement {
  readonly turn: number
  readonly player: number
  readonly at: readonly number[]
  /** Units and leaders' slots. */
  readonly counters: readonly number[]
  readonly hidden: boolean
}

/** Rows of `cf`, `mf` and `mp`: a unit has 0, 1 or 2 steps left. */
export const STEPS = 3

/** A leader's slot as a counter, and back; units are counters under their own number. */
export const counterOf = (s: Scenario, slot: Slot): Counter => s.units.length + slot
export const slotOf = (s: Scenario, counter: Counter): Slot => counter - s.units.length
export const isLeader = (s: Scenario, counter: Counter): boolean => counter >= s.units.length
