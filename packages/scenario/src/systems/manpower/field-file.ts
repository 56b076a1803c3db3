import type {
  ARMOURS,
  ATTACK_KINDS,
  DAMAGE_TYPES,
  EDGES,
  ERAS,
  GROUND,
  LEVELS,
  STATUSES,
  SYMBOLS,
  UNIT_TRAITS,
  WHOM,
  WORK_TRAITS,
} from './words.ts'

/** M-era-six */
export type Era = (typeof ERAS)[number]
/** M-arm-classes */
export type Level = (typeof LEVELS)[number]
/** MG-armour-men: 'L*' stops only hand weapons. */
export type Armour = (typeof ARMOURS)[number]
/** M-dmg-types */
export type DamageType = (typeof DAMAGE_TYPES)[number]
export type UnitTrait = (typeof UNIT_TRAITS)[number]
export type WorkTrait = (typeof WORK_TRAITS)[number]

/** A point in whole centimetres: x to the east, y to the north. */
export type PointFile = [number, number]
export type OutlineFile = PointFile[]

/**
 * A battle in metres after the schema: checked in shape, defaults filled in, ids as written. Lengths are whole
 * centimetres; costs, man equivalence and factors are hundredths.
 */
export interface FieldFile {
  id: string
  ruleset: 'manpower'
  title: string
  about: string
  tagline: string | null
  minutes: number | null
  difficulty: number | null
  era: Era
  /** MG-win-single */
  turns: number
  /** M-speed-upscale, in hundredths: the factor for every speed. */
  speedFactor: number
  map: FieldMapFile
  /** In file order; at least two. */
  sides: FieldSideFile[]
  /** The battle's stat sheets: the common ones, and the pack's additions. */
  catalogue: CatalogueFile
}

export interface FieldMapFile {
  width: number
  height: number
  /** MG-los-height Terraces: the height of the ground inside the outline, a later one over an earlier. */
  contours: { height: number; outline: OutlineFile }[]
  ground: GroundFile[]
  walls: WallFile[]
  /** MG-adv-node The node, whose zone its owner defends; null: open ground. */
  node: { name: string; owner: string; outline: OutlineFile } | null
  works: PlacedWorkFile[]
  /** Only drawn. */
  roads: { name: string | null; line: OutlineFile }[]
  names: { name: string; at: PointFile }[]
}

export interface GroundFile {
  kind: (typeof GROUND)[number]
  name: string | null
  outline: OutlineFile
}

/** M-los-wall A wall as a line, with its height over the ground. */
export interface WallFile {
  name: string | null
  line: OutlineFile
  height: number
}

export interface PlacedWorkFile {
  work: string
  /** Its middle. Its length lies across the facing, its width along it. */
  at: PointFile
  facing: PointFile
  /** A side's id; null: any side. */
  owner: string | null
}

export interface FieldSideFile {
  id: string
  name: string
  colour: string
  /** MG-skirmish The era from which it chooses its leader and its army; missing: both are printed. */
  chooses?: Era
  /** M-init-priority */
  status: (typeof STATUSES)[number]
  /** M-setup-side */
  edge: (typeof EDGES)[number]
  /** What is left to spend at the set-up, in hundredths. */
  manpower: number
  /** The money for works, in hundredths; a side with nothing else buys nothing at the set-up. Missing: nothing. */
  reserve?: number
  /** Unit ids that may be bought; empty: every unit of the battle's era. */
  buys: string[]
  leader: string | null
  groups: FieldGroupFile[]
  reinforcements: { turn: number; manpower: number; groups: FieldGroupFile[] }[]
}

export interface FieldGroupFile {
  id: string
  name: string
  stacks: FieldStackFile[]
  /** Front left corner; null: its owner places it. */
  at: PointFile | null
  facing: PointFile
  /** MG-spacing; null: the square root of the number of units. */
  files: number | null
  order: 'close' | 'open'
}

export interface FieldStackFile {
  unit: string
  units: number
  equipment: string[]
  spells: string[]
}

/** MG-skirmish A saved army, to be bought in any skirmish: all of it by the ids of the stat sheets. */
export interface ArmyFile {
  name: string
  /** null: any leader. */
  leader: string | null
  groups: ArmyGroupFile[]
}

export interface ArmyGroupFile {
  name: string
  order: 'close' | 'open'
  stacks: FieldStackFile[]
}

/** Everything on a table with miniatures, without a map. */
export interface RosterFile {
  ruleset: 'manpower'
  title: string
  era: Era
  /** In file order; at least two. */
  sides: RosterSideFile[]
  catalogue: CatalogueFile
  /** The attack whose odds are requested; null: none. */
  odds: AskedFile | null
}

/** One group attacks another, each by its place among all groups of the roster. */
export interface AskedFile {
  by: number
  at: number
  own: GroundRowsFile
  theirs: GroundRowsFile
  /** Both go on for this many turns; null: only the attack. */
  turns: number | null
}

export interface GroundRowsFile {
  higher: boolean
  forest: boolean
  node: boolean
  more: { what: string; change: number }[]
}

export type RosterSideFile = Pick<FieldSideFile, 'id' | 'name' | 'colour' | 'status' | 'leader'> & {
  groups: RosterGroupFile[]
}

export interface RosterGroupFile {
  id: string
  name: string
  order: 'close' | 'open'
  stacks: RosterStackFile[]
}

/** All the units it started with. */
export interface RosterStackFile extends FieldStackFile {
  /** Of men. */
  injured: number
  dead: number
  /** For vehicles, guns and heroes: the damage of the first living ones. */
  damage: number[]
}

/** Armies of one era on open ground, to see what its units are worth. */
export interface TrialFile {
  era: Era
  /** The unit that the others are measured by. */
  infantry: string
  /** An army for both sides, line by line from the front: what each group spends on its units. */
  mirror: OpenGroundFile & { lines: MusterFile[][] }
  /** Unit by unit in stat sheet order. */
  duels: DuelFile[]
}

/** The width and depth of the ground, the distance at which armies start, and how many turns they fight. */
export interface OpenGroundFile {
  ground: number
  turns: number
  distance: number
}

/** Manpower that is spent on units, by their ids. */
export type MusterFile = Record<string, number>

/** What a unit's side spends on it, and on infantry beside it; the other side spends as much on infantry alone. */
export interface DuelFile extends OpenGroundFile {
  unit: string
  manpower: number
  escort: number
  /** MG-slots The spells that the unit has taken. */
  spells: string[]
  /** Why its price stays whatever its duels show; null: it should be in line. */
  kept: string | null
  /** Why it can fight no such duel; null: it can. */
  unmeasured: string | null
}

/** Stat sheets by id. */
export interface CatalogueFile {
  units: Record<string, FieldUnitFile>
  works: Record<string, WorkFile>
  spells: Record<string, SpellFile>
  leaders: Record<string, FieldLeaderFile>
  heroes: Record<string, HeroFile>
  equipment: Record<string, EquipmentFile>
}

/** MD-unit */
export interface FieldUnitFile {
  name: string
  /** The name of one within a sentence, if it differs from the name; and of several, which packs of older versions lack. */
  singular?: string
  plural?: string
  /** MG-adv-era; null: it is of the battle's era, whichever that is. */
  era: Era | null
  /** M-era-prewar Those in which it can be bought. */
  eras: Era[]
  /** MG-special The leader whose unit it is. */
  leader: string | null
  cost: number
  speed: number
  /** M-fly-land; null: it does not fly. */
  minSpeed: number | null
  width: number
  /** For rolled battles and blocks too; units whose attacks are all volleys have it from the first of them. */
  me: number
  /** MG-block How far its weapons reach; that of its first attack, if it has one. */
  reach: number
  /** Both null: men of two steps (MG-men). */
  health: number | null
  crew: number | null
  armour: Armour
  /** The first is its usual one, the others alternatives (MG-alt); empty: unarmed. */
  attacks: AttackFile[]
  /** With its number, 1 if there is none: carries: 20. */
  traits: Partial<Record<UnitTrait, number>>
  /** MG-types */
  resists: DamageType[]
  weak: DamageType[]
  /** Its silhouette. */
  symbol: (typeof SYMBOLS)[number]
}

export interface AttackFile {
  /** The word that identifies it; null: the default one. */
  name: string | null
  /** What players read instead. */
  called?: string
  kind: (typeof ATTACK_KINDS)[number]
  /** In hundredths; 0 for discrete attacks. */
  me: number
  /** A formula such as 2d6/2; null for volleys. */
  damage: string | null
  type: DamageType
  pierce: Level
  /** M-exp-kill; null: it does not explode. */
  killRadius: number | null
  pattern: PatternFile
  range: number
  minRange: number
  /** MG-ind-min Dual mode: up to here it may fire directly. */
  directRange: number | null
  /** M-ina-dist The inaccuracy die in metres, a formula; null: it fires directly only. */
  inaccuracy: string | null
  ffs: boolean
  shots: number
  /** The only targets it may be used against. */
  against: 'all' | 'works' | 'flyers'
}

export type PatternFile =
  | { kind: 'none' }
  | { kind: 'point' }
  | { kind: 'circle'; radius: number }
  | { kind: 'cone'; radius: number }
  | { kind: 'line'; length: number | null; width: number | null }

/** MD-building Something that engineers build, or that stands on the map. */
export interface WorkFile {
  name: string
  /** Those in which it can be built; empty: only by magic. */
  eras: Era[]
  cost: number
  /** Engineer-turns (MG-build). */
  time: number
  scale: 'battle' | 'campaign'
  health: number | null
  armour: Armour
  length: number
  width: number
  /** For lines of sight over it. */
  height: number
  /** Men it has room for. */
  capacity: number
  traits: Partial<Record<WorkTrait, number>>
  /** Mines: the explosion; null: none. */
  blast: { damage: string; killRadius: number } | null
}

/** MD-spell */
export interface SpellFile {
  name: string
  time: number
  scale: 'battle' | 'campaign'
  casters: number
  /** 0: from the caster itself. */
  range: number
  pattern: PatternFile | { kind: 'group' } | { kind: 'stack' }
  damage: string | null
  type: DamageType
  pierce: Level
  killRadius: number | null
  inaccuracy: string | null
  /** What it does to units in its pattern, after any harm. */
  effects: PowerFile[]
  /** Of a stack, at most this many men or vehicles; null: all. */
  limit: { men: number; vehicles: number } | null
  lasts: string | null
}

/** MD-leader */
export interface FieldLeaderFile {
  name: string
  /** For the whole game. */
  effects: PowerFile[]
  ability: AbilityFile | null
}

/** MD-hero What a hero has beyond the unit of the same id in `units`. */
export interface HeroFile {
  aura: PowerFile[]
  ability: AbilityFile | null
  /** MG-lead-hero He is the leader in person. */
  isLeader: boolean
}

export interface AbilityFile {
  /** The word that identifies it. */
  name: string
  /** What players read instead. */
  called?: string
  uses: number
  /** What it does to one of the player's groups, in Targeting (M-phase-lead). */
  effects: PowerFile[]
  lasts: string | null
}

/** MD-equipment */
export interface EquipmentFile {
  name: string
  eras: Era[]
  /** In hundredths, for this many men or units (`per`); 0: once for a group. */
  cost: number
  per: number
  uses: number | null
  effects: PowerFile[]
  /** An attack that it gives one man. */
  attack: AttackFile | null
}

/** The scope of an effect. */
export type Whom = (typeof WHOM)[number]

/**
 * Effects of auras, abilities, leaders, equipment and spells: one vocabulary. Factors are hundredths. A lasting effect
 * holds while its aura, leader or equipment is there; a spell or an ability says how long (`lasts`): to the end of
 * this turn and for a number of turns more, a formula; null: it happens at once.
 */
export type PowerFile =
  /** `within`: only at targets within this distance; null: at any. */
  | { kind: 'me'; factor: number; whom: Whom; within: number | null }
  | { kind: 'speed'; factor: number; add: number; whom: Whom }
  | { kind: 'min-speed'; factor: number; whom: Whom }
  /** Never below 1. */
  | { kind: 'cost'; factor: number; whom: Whom }
  | { kind: 'advantage'; add: number }
  | { kind: 'armour'; add: number }
  /** This class, if the unit's own is lower. */
  | { kind: 'armour-class'; class: Armour }
  /** Of the first shot in a turn. */
  | { kind: 'pierce'; add: number; whom: Whom }
  | { kind: 'shots'; add: number }
  | { kind: 'inaccuracy'; factor: number }
  /** One indirect shot counts as zero. */
  | { kind: 'dead-on' }
  /** A number of injured men become healthy, or a number of points of health are restored: a formula. */
  | { kind: 'heal'; by: string }
  /** A number of injured men become healthy: a formula. An aura does it every battle turn. */
  | { kind: 'recover'; men: string }
  | { kind: 'morale'; which: 'high' | 'low' }
  | { kind: 'morale-time'; which: 'high' | 'low'; factor: number }
  | { kind: 'ignores-low' }
  | { kind: 'cancels-low' }
  | { kind: 'moves-again'; distance: number }
  | { kind: 'ignores-block' }
  | { kind: 'crosses-hazards' }
  | { kind: 'no-ambush' }
  | { kind: 'casting-time'; add: number }
  | { kind: 'slots'; add: number }
  | { kind: 'build-time'; factor: number }
  | { kind: 'proof'; against: DamageType }
  /** After one turn without a move as in a trench. */
  | { kind: 'digs-in' }
  | { kind: 'fog' }
  | { kind: 'wall'; work: string }
  | { kind: 'cargo'; factor: number }
  | { kind: 'assassination'; own: number; against: number }
  | { kind: 'stores'; cargo: number }
  | { kind: 'storm' }
  | { kind: 'radio' }
