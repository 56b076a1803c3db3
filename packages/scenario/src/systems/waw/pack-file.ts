import type { OptionValue } from './battle/battle-file.ts'
import type { CARD_PHASES, COUNTER_FLAGS, FAMILIES, FORBIDDEN, PHASES, TERRAINS } from './vocabulary.ts'

/** A pack after the schema: checked in shape, defaults filled in, ids as written. */
export interface PackFile {
  /** The folder's name. */
  id: string
  ruleset: 'waw'
  edition: 'A' | 'B'
  title: string
  /** What it is about, and how to begin, in a few paragraphs. */
  about: string
  year: number
  /** Its war and its character, in a line for a list of scenarios; null: not given. */
  tagline: string | null
  /** How long a game takes, and how hard it is to play well, from 1 to 3; null: not given. */
  minutes: number | null
  difficulty: number | null
  /** One name a game turn, first to last. */
  turns: string[]
  /** Phases that the scenario uses (G-57). */
  uses: Phase[]
  options: Record<string, OptionValue>
  cap: { bonus: number | null; malus: number | null }
  players: PlayerFile[]
  /** Pairs of sides that are not declared enemies at the start; all others are. */
  peace: [string, string][]
  victory: VictoryFile
  /** Scenario special rules, the attrition hook among them. */
  rules: SpecialRuleFile[]
  /** The price of each extra card; null: there are none to buy. */
  extraDraw: number | null
  /** What happens online when a player's time is up: a bot plays on, or the player's side loses. */
  absent: 'bot' | 'forfeit'
  /** Resources besides money, by name; they lapse at the end of the turn. */
  resources: string[]
  /** Technology tracks by name. */
  technologies: string[]
  map: MapFile
  nations: Record<string, NationFile>
  units: Record<string, CounterFile>
  leaders: Record<string, LeaderCounterFile>
  symbols: Record<string, SymbolFile>
  cards: Record<string, PackCardFile>
  setup: SetupFile
  /** Units that start out of supply, and unreachable regions, by design: no warnings about them. */
  expects: { unsupplied: string[]; unreachable: string[] }
}

export type Phase = (typeof PHASES)[number]

export interface PlayerFile {
  id: string
  name: string
  /** Players of one side are allied. */
  side: string
  /** The player's first game turn. */
  joins: number
  points: number
  money: number
  /** Off-map income each turn (W-A3.1-extra). */
  income: number
  /** Cards dealt before the first turn. */
  hand: number
  supremacy: number
  technology: Record<string, number>
  /** Fortress counters that the player may place when capturing one: their FDV (W-12.8-takeover). */
  forts: { fdv: number; price: number | null }[]
  /** Leaders that the player's face-down leaders are drawn from. */
  pool: string[]
}

export interface VictoryFile {
  /** W-7.2-verification A player who meets one of these conditions at the end of a game turn wins. */
  conditions: { player: string; name: string; if: ConditionFile; atEnd: boolean }[]
  /** At the last turn: more points win, or this player does. */
  otherwise: string
}

export interface MapFile {
  regions: Record<string, RegionFile>
  borders: BorderFile[]
  areas: Record<string, { name: string; theater: string | null }>
  theaters: Record<string, { name: string }>
}

export type TerrainName = (typeof TERRAINS)[number]

export interface RegionFile {
  name: string
  terrain: TerrainName
  area: string | null
  /** Name of a city, and its points for its holder at the end. */
  city: { name: string; points: number } | null
  fortress: { owner: string; fdv: number } | null
  port: boolean
  /** Airbase: its capacity, 0 for no limit; null: none. */
  airbase: number | null
  /** Players for whom it is a supply source while their side controls it. */
  source: string[]
  /** Players whose new units may enter here. */
  production: string[]
  income: number
  resources: Record<string, number>
  /** W-3.1-impassable, W-3.1-neutral */
  closed: 'impassable' | 'neutral' | null
}

export interface BorderFile {
  between: [string, string]
  river: 'minor-river' | 'major-river' | null
  /** The river's name. */
  called: string | null
  bridge: boolean
  road: boolean
  rail: boolean
  closed: 'impassable' | 'neutral' | null
}

export interface NationFile {
  name: string
  player: string
  /** The nation that this one is a part of. */
  of: string | null
  /** A colour as #rrggbb. */
  colour: string
}

/** G-12 Movement points: data hold whole numbers only, so where there is half a point, they are counted in halves. */
export type Points = number | { halves: number }

export interface CounterFile {
  name: string
  nation: string
  class: 'combat' | 'support'
  type: string | null
  /** One value a step, the full side first; empty for a support unit. */
  cf: number[]
  mf: number[]
  mp: Points[]
  flags: (typeof COUNTER_FLAGS)[number][]
  /** Printed siege value (G-45); null: none. */
  siege: number | null
  symbol: string | null
  /** Its price: money and other resources; null: cannot be bought. */
  price: Record<string, number> | null
  /** W-A3.4-specific The only regions where it may be placed. */
  place: string[]
}

export interface LeaderCounterFile {
  name: string
  nation: string
  rank: 1 | 2 | 3 | 'monarch'
  cf: number
  mf: number
  mp: Points
  hierarchy: string | null
  type: string | null
  commands: ('land' | 'naval' | 'air')[] | null
  siege: number | null
  symbol: string | null
}

/** W-4.1-scenario-symbol, W-5-special-values The meaning of a counter's own symbol, or of a leader's * values. */
export interface SymbolFile {
  name: string
  text: string
  effects: EffectFile[]
}

export interface SpecialRuleFile {
  name: string
  text: string
  /** `always` applies while its conditions do; otherwise it happens in that phase of the named player's turn. */
  when: 'always' | CardPhase
  player: string | null
  if: ConditionFile
  effects: EffectFile[]
}

export type CardPhase = (typeof CARD_PHASES)[number]

export type Family = (typeof FAMILIES)[number]

export interface PackCardFile {
  player: string
  /** Number of the deck, from 1. */
  deck: number
  name: string
  text: string
  family: Family
  /** How many of it are in the deck. */
  copies: number
  /** W-8-generic, and the phases in which it may be played. */
  generic: { when: CardPhase[]; effects: EffectFile[] } | null
  /** W-8-battle */
  battle: { effects: EffectFile[] } | null
  /** Turns that it stays in effect; 1: this turn. */
  lasting: number
  /** W-8-remove */
  once: boolean
  cost: { money: number; points: number }
  if: ConditionFile
}

/** All that is named must hold. */
export interface ConditionFile {
  notBefore?: number
  notAfter?: number
  points?: number
  money?: number
  technology?: Record<string, number>
  /** At least this many of these regions are the player's side's (by default all). */
  controls?: { regions: string[]; atLeast: number }
  /** At least this many of these regions are an enemy's. */
  lost?: { regions: string[]; atLeast: number }
  /** This leader is on the map; or was killed (W-5.3-removal). */
  alive?: string
  dead?: string
  /** In a battle: its terrain, and the player's part in it. */
  terrain?: TerrainName[]
  role?: 'attacker' | 'defender'
}

export type Whose = 'own' | 'enemy'

/** The units that an effect is about; all that is named must fit. */
export interface FilterFile {
  units?: string[]
  nations?: string[]
  /** A trait: cavalry, artillery, guerrilla, elite … */
  is?: string[]
  regions?: string[]
  areas?: string[]
  terrain?: TerrainName[]
}

/** Effects of a card, a special rule or a symbol, from its player's view. */
export type EffectFile =
  // battle
  | { do: 'modifier'; side: Whose; change: number; rounds: 'this' | 'rest'; if?: ConditionFile }
  | { do: 'morale'; side: Whose; change: number; if?: ConditionFile }
  | { do: 'cancel' }
  // prohibitions while it is in force
  | { do: 'forbid'; side: Whose; what: (typeof FORBIDDEN)[number]; of?: FilterFile }
  // movement
  | { do: 'movement'; side: Whose; change: Points; of?: FilterFile }
  // supply
  | { do: 'supply'; side: Whose; as: 'in' | 'out'; of?: FilterFile }
  // economic
  | { do: 'money'; side: Whose; change: number }
  | { do: 'income'; side: Whose; change: number }
  // event
  | { do: 'points'; side: Whose; change: number }
  | { do: 'supremacy'; side: Whose; change: number }
  | { do: 'technology'; side: Whose; track: string; change: number }
  | { do: 'draw'; number: number }
  | { do: 'discard'; side: Whose; number: number }
  | { do: 'add'; units: string[]; leaders: string[]; at: string[] }
  | { do: 'remove'; units: string[]; leaders: string[] }
  | { do: 'losses'; side: Whose; steps: number; chooser: Whose; of?: FilterFile }
  | { do: 'attrition'; side: Whose; fails: number; of?: FilterFile }
  | { do: 'reveal'; regions: string[] }
  | { do: 'war' | 'peace'; with: string }
  | { do: 'test'; upTo: number; then: EffectFile[]; else: EffectFile[] }

export interface SetupFile {
  /** Units and leaders by region. */
  at: Record<string, string[]>
  /** Face-down leaders by region: their owners. */
  faceDown: Record<string, string[]>
  /** Counters of `at` that start hidden, reduced or in the fortress. */
  hidden: string[]
  reduced: string[]
  inside: string[]
  /** Regions by the player who controls them. */
  control: Record<string, string[]>
  reinforcements: ReinforcementFile[]
}

export interface ReinforcementFile {
  turn: number
  player: string
  /** The owner chooses among those of these that are open. */
  at: string[]
  units: string[]
  leaders: string[]
  /** Face-down leaders drawn from the pool. */
  faceDown: number
  hidden: boolean
}
