import type { DeepReadonly } from '@sandtable/kernel'
import type { Counter, Slot } from './counters.ts'
import type { River, Terrain } from './charts/terrain.ts'

/** A side in a battle. */
export type Side = 0 | 1
export const ATTACKER = 0
export const DEFENDER = 1
export const SIDES = [ATTACKER, DEFENDER] as const
export const other = (side: Side): Side => (side === ATTACKER ? DEFENDER : ATTACKER)

/** The units' state; rows by unit, and the results of the rounds' dice by side. */
export interface Ranks {
  /** 2 a full two-step unit, 1 a one-step or reduced unit, 0 gone. */
  steps: number[]
  panicked: number[]
  /** 1 lost a step to dice in the current battle, 2 lost one and was then spent, not killed. */
  struck: number[]
  unsupplied: number[]
  /** Steps lost and panics suffered in the rounds, and steps lost in pursuit. */
  hits: number[]
  panics: number[]
  chased: number[]
}

/** Where counters are; rows by counter: units first, then leaders' slots. */
export interface Whereabouts {
  /** A region, or OUT, POOL, DUE, BOUGHT or UNKNOWN. */
  where: number[]
  /** In the fortress of the region (W-A2.2-shelter). */
  inside: number[]
  /** Turned to the hidden side (W-4.1.2-hide). */
  hidden: number[]
  /** The region it came from this turn, its own region if it came out of the fortress, or NOBODY. */
  came: number[]
  /** Half movement points spent this turn. */
  spent: number[]
  /** It may no longer move this turn. */
  halted: number[]
}

/** Not on the map: lost for good, in the force pool, due by schedule, bought or granted and not yet placed. */
export const OUT = -1
export const POOL = -2
export const DUE = -3
export const BOUGHT = -4
/** Hidden somewhere: the viewer does not know where. */
export const UNKNOWN = -5

export interface Position extends Ranks, Whereabouts {
  /** By leader's slot: the printed leader, -1 while unknown (W-5.3-hidden-secret). */
  face: number[]
  /** By leader's slot: WELL, INJURED or KILLED. */
  fate: number[]
  /** By leader's slot: the game turn of the last injury; 0: never. */
  injured: number[]
  /** By player: leaders that a face-down counter may turn out to be. */
  pool: number[][]

  /** By region: its owner (G-55), its fortress's owner and FDV; NOBODY if there is none. */
  control: number[]
  fort: number[]
  fdv: number[]
  /** By region, this turn: entered to attack (W-10.5-one-attack), and searched (G-42). */
  attacked: number[]
  searched: number[]
  /** At player × regions + region: how many hidden units, and leaders with them, lie there. */
  lurking: number[]
  lurkingLeaders: number[]

  /** By player. */
  hands: number[][]
  /** Face-up cards that may be shuffled in again, and those removed for good, in order of play. */
  discards: number[][]
  gone: number[]
  points: number[]
  money: number[]
  /** Other resources, and technology levels. */
  stocks: number[][]
  technology: number[][]
  supremacy: number[]
  /** W-A3.3-number Replacements paid for this turn. */
  replacements: number[]
  /** Fortress counters left, as places in the player's row. */
  works: number[][]
  /** At player × players + player: 1 for declared enemies (G-60). */
  enemies: number[]

  turn: number
  /** The player whose turn it is; NOBODY between turns. */
  active: number
  /** The first player who may still play this turn. */
  next: number
  /** The marching stack, and the regions it has been in; both empty if none marches. Its size is public. */
  march: { stack: Counter[]; trail: number[]; hidden: number; units: number; leaders: number }
  /** Cards and rules in force. */
  standing: Standing[]
  /**
   * Battles fought this turn, as region × sides + enemy side; below 0 sides that stood or failed to evade (combat/keys.ts).
   */
  fought: number[]
  /** Counters that cards have granted this turn, and where they may arrive. */
  granted: { counter: number; at: number[] }[]
  /** The winning side, NOBODY for a draw, UNDECIDED. */
  winner: number
  battle: Battle
}

/** A card or special rule that was played or took effect, with its effects: for a player, to the end of a player turn. */
export interface Standing {
  /** A card, or −1 − the number of a special rule. */
  source: number
  player: number
  /** The player in whose turn it began; it ends with one of that player's turns. */
  during: number
  /** The game turn of that player turn. */
  until: number
  /** W-8-defensive-return 1: held for its player's next battle; it returns if there is none. */
  waits: number
  /** The results of its tests' dice, in order. */
  dice: number[]
}

export const FATES = ['ok', 'injured', 'killed'] as const
export const [WELL, INJURED, KILLED] = [0, 1, 2] as const

/** The target of a card effect in force; `cancel` takes all effect from the side's cards. */
export type EffectKind = 'modifier' | 'morale' | 'supremacy' | 'pursuit' | 'reroll' | 'cancel'

/** A battle, kept until the next one. Pairs are attacker's and defender's. */
export interface Battle {
  region: number
  players: number[]
  terrain: Terrain
  /** Combat units, support units and leaders, in stack order; the dead stay listed. */
  forces: Counter[][]
  support: Counter[][]
  leaders: Slot[][]
  /** By place in the attacker's force: the river crossed, whether on a bridge, whether from ships. */
  river: River[]
  bridged: number[]
  landed: number[]
  /** No way out is open to this side. */
  cornered: number[]
  /** W-A6-supremacy What each side adds to its rolls, without additions by cards in force. */
  supremacy: number[]
  /** NOBODY if a side has no commander. */
  cinc: Slot[]
  amv: number[]
  round: number
  modifier: number[]
  /** Effects in force, with their card or rule. */
  effects: BattleEffect[]
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

export interface BattleEffect {
  /** A card, −1 − the number of a special rule, or NO_CARD − 1 − the number of a symbol. */
  source: number
  /** The owner of the card or symbol, and of the units it changes. */
  by: number
  side: number
  do: EffectKind
  change: number
  /** The last round. */
  until: number
}

/** Sources below this are symbols, between it and -1 special rules, and from 0 up cards. */
export const NO_CARD = -10_000

/** No stack is marching. */
export const NO_MARCH: Position['march'] = { stack: [], trail: [], hidden: 0, units: 0, leaders: 0 }

export const NOBODY = -1
export const UNDECIDED = -2

/** A row's figure; rows are as long as their index, and checking that makes exact odds slower by a sixth. */
export const at = (row: readonly number[], i: number): number => row[i] as number
/** The same for rows of other things: one function for both would make the engine slower by a third. */
export const nth = <T>(row: readonly T[], i: number): T => row[i] as T

/** Position and ranks as steps see them. */
export type Sight = DeepReadonly<Position>
export type RanksSight = DeepReadonly<Ranks>
export type BattleSight = DeepReadonly<Battle>
