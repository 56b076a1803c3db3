import type { DeepReadonly } from '@sandtable/kernel'
import type { Counter, Slot } from './counters.ts'
import type { River, Terrain } from './charts/terrain.ts'

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

/** Where counters are; rows by counter: units first, then leaders' slots. */
export interface Whereabouts {
  /** A region, or OUT, POOL, DUE, BOUGHT or UNKNOWN. */
  where: number[]
  /** In the fortress of the region (W-A2.2-shelter). */
  inside: number[]
  /** Turned to the hidden side (W-4.1.2-hide). */
  hidden: number[]
  /** The region it came from this turn, where it stands if it came out of the fortress, or NOBODY. */
  came: number[]
  /** Half movement points spent this turn. */
  spent: number[]
  /** It may not move any more this turn. */
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
  /** By leader's slot: which printed leader he is, -1 while nobody knows (W-5.3-hidden-secret). */
  face: number[]
  /** By leader's slot: WELL, INJURED or KILLED. */
  fate: number[]
  /** By leader's slot: the game turn in which he was last injured; 0: never. */
  injured: number[]
  /** By player: leaders that a face-down one may turn out to be. */
  pool: number[][]

  /** By region: whose it is (G-55), whose fortress stands there and its FDV; NOBODY's where there is none. */
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
  /** Cards that lie face up and may be shuffled in again, and those removed for good, in order of play. */
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
  /** Whose player turn it is; NOBODY between turns. */
  active: number
  /** The first player who may still play this turn. */
  next: number
  /** The stack on the move, and the regions it has been in; both empty when nobody moves. How many move is always known. */
  march: { stack: Counter[]; trail: number[]; hidden: number; units: number; leaders: number }
  /** Cards and rules in force. */
  standing: Standing[]
  /** Battles fought this turn, as region × sides + enemy side; below 0 who stood or failed to evade (combat/keys.ts). */
  fought: number[]
  /** Counters that cards have granted this turn, and where they may arrive. */
  granted: { counter: number; at: number[] }[]
  /** The winning side, NOBODY for a draw, UNDECIDED. */
  winner: number
  battle: Battle
}

/** A card or special rule that was played or came about, with its effects: for a player, to the end of a player turn. */
export interface Standing {
  /** A card, or −1 − the number of a special rule. */
  source: number
  player: number
  /** In whose turn it began; it ends with a turn of his. */
  during: number
  /** The game turn of that player turn. */
  until: number
  /** W-8-defensive-return 1: held for the next battle of its player; it comes back if there is none. */
  waits: number
  /** What the dice of its tests showed, in their order. */
  dice: number[]
}

export const FATES = ['ok', 'injured', 'killed'] as const
export const [WELL, INJURED, KILLED] = [0, 1, 2] as const

/** What a card effect in force bears on; `cancel` takes all effect from the side's cards. */
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
  /** By place in the attacker's force: the river he crossed, whether on a bridge, whether from ships. */
  river: River[]
  bridged: number[]
  landed: number[]
  /** No way out is open to this side. */
  cornered: number[]
  /** W-A6-supremacy What each side adds to its rolls, but for what cards in force add. */
  supremacy: number[]
  /** NOBODY where a side has no commander. */
  cinc: Slot[]
  amv: number[]
  round: number
  modifier: number[]
  /** Effects in force, with the card or rule that they come from. */
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
  /** Whose card or symbol it is, and whose units it changes. */
  by: number
  side: number
  do: EffectKind
  change: number
  /** The last round. */
  until: number
}

/** Sources below this are symbols, between it and -1 special rules, and from 0 up cards. */
export const NO_CARD = -10_000

/** Nobody is on the march. */
export const NO_MARCH: Position['march'] = { stack: [], trail: [], hidden: 0, units: 0, leaders: 0 }

export const NOBODY = -1
export const UNDECIDED = -2

/** A row's figure; rows are as long as what they are indexed by, and a check of that makes exact odds slower by a sixth. */
export const at = (row: readonly number[], i: number): number => row[i] as number
/** The same for rows of other things: with both through one function the engine would be slower by a third. */
export const nth = <T>(row: readonly T[], i: number): T => row[i] as T

/** Position and ranks as steps see them. */
export type Sight = DeepReadonly<Position>
export type RanksSight = DeepReadonly<Ranks>
export type BattleSight = DeepReadonly<Battle>
