import type { Outline } from '@sandtable/board'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Armour, DamageType, Era, Level, PowerFile, UnitTrait, WorkTrait } from '@sandtable/scenario'
import type { Formula } from './formula/formula.ts'
import type { Opening } from './frames.ts'
import type { Position } from './position.ts'

/** All printed data, shared by every copy of a game. Costs, man equivalence and factors are hundredths. */
export interface Scenario {
  readonly id: string
  readonly name: string
  readonly era: Era
  /** MG-win-single The battle ends after this many turns. */
  readonly turns: number
  readonly map: FieldMap
  /** MG-ally The players, by seat; each on one of the sides. */
  readonly players: readonly Player[]
  readonly sides: readonly Side[]
  readonly units: readonly Unit[]
  readonly works: readonly WorkKind[]
  readonly spells: readonly Spell[]
  readonly leaders: readonly Leader[]
  readonly equipment: readonly Equipment[]
  /** The initial position, and its first step. */
  readonly setup: DeepReadonly<Position>
  readonly opening: Opening
}

export interface FieldMap {
  readonly width: number
  readonly height: number
  /** MG-los-height Terraces, a later one over an earlier; the ground is 0 elsewhere. */
  readonly contours: readonly { readonly height: number; readonly outline: Outline }[]
  readonly ground: readonly Ground[]
  readonly walls: readonly Wall[]
  /** MG-adv-node */
  readonly node: {
    readonly name: string
    /** The player who held it when the battle began. */
    readonly owner: number
    readonly outline: Outline
  } | null
}

export type GroundKind = 'forest' | 'river' | 'mud' | 'swamp' | 'water' | 'cliff' | 'house' | 'field' | 'rail'

export interface Ground {
  readonly kind: GroundKind
  readonly name: string
  readonly outline: Outline
}

export interface Wall {
  readonly name: string
  readonly line: Outline
  readonly height: number
}

/** M-init-priority */
export type Status = 'ambushing' | 'defending' | 'attacking'
export type Edge = 'north' | 'east' | 'south' | 'west'

/** All players who win or lose together. */
export interface Side {
  readonly id: string
  readonly name: string
  readonly colour: string
}

export interface Player extends Side {
  readonly side: number
  /** M-era-six The era of the player's units. */
  readonly era: Era
  /** MG-skirmish Whether the player chooses leader and army; otherwise they are printed. */
  readonly chooses: boolean
  readonly status: Status
  readonly edge: Edge
  /** Units that the player may buy, and equipment. */
  readonly buys: readonly number[]
  readonly stores: readonly number[]
  /** M-lead-one; null: none. */
  readonly leader: number | null
  readonly reinforcements: readonly {
    readonly turn: number
    readonly manpower: number
    /** Groups that wait for it. */
    readonly groups: readonly number[]
  }[]
}

/** A stat block (MD-unit). */
export interface Unit {
  readonly id: string
  readonly name: string
  /** The name of one within a sentence, null: the unit's name; and of several. */
  readonly singular: string | null
  readonly plural: string
  /** MG-adv-era, MG-spacing null: its player's era, whichever that is. */
  readonly era: Era | null
  /** M-era-prewar Those in which it can be bought. */
  readonly eras: readonly Era[]
  readonly leader: number | null
  readonly cost: number
  /** In centimetres a turn, the scenario's factor in it. */
  readonly speed: number
  /** null: it does not fly. */
  readonly minSpeed: number | null
  readonly width: number
  /** For blocks and rolled battles, and for the volleys that do not say otherwise. */
  readonly me: number
  /** MG-block How far its weapons reach. */
  readonly reach: number
  /** Both null: men of two steps (MG-men). */
  readonly health: number | null
  readonly crew: number | null
  readonly armour: Armour
  /** The usual attack first, then the alternatives (MG-alt). */
  readonly attacks: readonly Attack[]
  readonly traits: { readonly [trait in UnitTrait]?: number }
  readonly resists: readonly DamageType[]
  readonly weak: readonly DamageType[]
  readonly symbol: string
  /** The unit's hero data; null: it is no hero. */
  readonly hero: Hero | null
}

export interface Attack {
  /** null: the one that goes without saying. */
  readonly name: string | null
  readonly kind: 'volley' | 'discrete'
  readonly me: number
  /** null for volleys. */
  readonly damage: Formula | null
  readonly type: DamageType
  readonly pierce: Level
  /** M-exp-kill; null: it does not explode. */
  readonly killRadius: number | null
  readonly pattern: Pattern
  readonly range: number
  readonly minRange: number
  /** MG-ind-min Up to here it may fire directly; null: it cannot where it has an inaccuracy. */
  readonly directRange: number | null
  /** M-ina-dist In metres; null: it fires directly. */
  readonly inaccuracy: Formula | null
  readonly ffs: boolean
  readonly shots: number
  readonly against: 'all' | 'works' | 'flyers'
}

export type Pattern =
  | { readonly kind: 'none' }
  | { readonly kind: 'point' }
  | { readonly kind: 'circle'; readonly radius: number }
  | { readonly kind: 'cone'; readonly radius: number }
  | { readonly kind: 'line'; readonly length: number | null; readonly width: number | null }

/** MD-hero */
export interface Hero {
  readonly aura: readonly Power[]
  readonly ability: Ability | null
  /** MG-lead-hero The hero is the leader in person. */
  readonly isLeader: boolean
}

/** MD-leader */
export interface Leader {
  readonly id: string
  readonly name: string
  readonly effects: readonly Power[]
  readonly ability: Ability | null
}

export interface Ability {
  /** The word that it is known by, in every language. */
  readonly id: string
  readonly name: string
  readonly uses: number
  readonly effects: readonly Power[]
  /** How many turns after this one; null: it happens at once. */
  readonly lasts: Formula | null
}

/** MD-building */
export interface WorkKind {
  readonly id: string
  readonly name: string
  readonly cost: number
  /** Engineer-turns of a battle (MG-build); null: it is not built in a battle. */
  readonly time: number | null
  readonly eras: readonly Era[]
  readonly health: number | null
  readonly armour: Armour
  readonly length: number
  readonly width: number
  readonly height: number
  readonly capacity: number
  readonly traits: { readonly [trait in WorkTrait]?: number }
  readonly blast: { readonly damage: Formula; readonly killRadius: number } | null
}

/** MD-spell */
export interface Spell {
  readonly id: string
  readonly name: string
  /** Battle turns; null: it is not cast in a battle. */
  readonly time: number | null
  readonly casters: number
  readonly range: number
  readonly pattern: Pattern | { readonly kind: 'group' } | { readonly kind: 'stack' }
  readonly damage: Formula | null
  readonly type: DamageType
  readonly pierce: Level
  readonly killRadius: number | null
  readonly inaccuracy: Formula | null
  readonly effects: readonly Power[]
  /** Of a stack, at most this many men or vehicles; null: all. */
  readonly limit: { readonly men: number; readonly vehicles: number } | null
  readonly lasts: Formula | null
}

/** MD-equipment */
export interface Equipment {
  readonly id: string
  readonly name: string
  readonly eras: readonly Era[]
  readonly cost: number
  /** This many units for the price; 0: once for a group. */
  readonly per: number
  readonly uses: number | null
  readonly effects: readonly Power[]
  readonly attack: Attack | null
}

type Plain = Exclude<PowerFile, { kind: 'heal' | 'recover' | 'wall' }>

/** What auras, abilities, leaders, equipment and spells do: the files' vocabulary with its formulas and ids read. */
export type Power =
  | Readonly<Plain>
  | { readonly kind: 'heal'; readonly by: Formula }
  | { readonly kind: 'recover'; readonly men: Formula }
  | { readonly kind: 'wall'; readonly work: number }
