import type { DeepReadonly } from '@sandtable/kernel'
import type { River, Terrain } from './tables/terrain.ts'

/** A side in a battle. */
export type Side = 0 | 1
export const ATTACKER = 0
export const DEFENDER = 1
export const SIDES = [ATTACKER, DEFENDER] as const
export const other = (side: Side): Side => (side === ATTACKER ? DEFENDER : ATTACKER)

/** How the units stand; rows by unit, and what the dice of the battle's rounds have done by side. */
export interface Ranks {
  /** 2 a full two-step unit, 1 a one-step or reduced unit, 0 gone. */
  steps: number[]
  panicked: number[]
  /** 1 lost a step to dice in the battle at hand, 2 lost one and was then spent, not killed. */
  struck: number[]
  unsupplied: number[]
  /** Steps lost and panics suffered in the rounds, and steps lost in pursuit. */
  hits: number[]
  panics: number[]
  chased: number[]
}

export interface Position extends Ranks {
  /** By leader on the map: which printed leader he is, -1 while nobody knows (W-5.3-hidden-secret). */
  face: number[]
  /** By leader on the map: WELL, INJURED or KILLED. */
  fate: number[]
  /** By player: leaders that a face-down one may turn out to be. */
  pool: number[][]
  /** By player: cards in hand in rising order, -1 where unknown. */
  hands: number[][]
  played: number[]
  points: number[]
  battle: Battle
}

export const FATES = ['ok', 'injured', 'killed'] as const
export const [WELL, INJURED, KILLED] = [0, 1, 2] as const

/** What a card effect in force bears on. */
export type EffectKind = 'modifier' | 'morale' | 'pursuit' | 'reroll'

/** A battle, kept until the next one. Pairs are attacker's and defender's. */
export interface Battle {
  players: number[]
  terrain: Terrain
  /** Combat units, support units and leaders, in stack order; the dead stay listed. */
  forces: number[][]
  support: number[][]
  leaders: number[][]
  /** By place in the attacker's force: the river he crossed, whether on a bridge, whether from ships. */
  river: River[]
  bridged: number[]
  landed: number[]
  cornered: number[]
  cinc: number[]
  amv: number[]
  round: number
  modifier: number[]
  /** Card effects in force. */
  effects: { card: number; side: number; do: EffectKind; change: number; until: number }[]
  passed: number[]
  panicsDue: number[]
  hitsDue: number[]
  /** Support units lost by the rout. */
  supportLost: number[]
  /** The side that routed, or -1. */
  routed: number
  /** The winner, NOBODY, or UNDECIDED. */
  winner: number
}

export const NOBODY = -1
export const UNDECIDED = -2

/** A row's figure; rows are as long as what they are indexed by. */
export const at = (row: readonly number[], i: number): number => row[i] as number

/** Position and ranks as steps see them. */
export type Sight = DeepReadonly<Position>
export type RanksSight = DeepReadonly<Ranks>
export type BattleSight = DeepReadonly<Battle>
