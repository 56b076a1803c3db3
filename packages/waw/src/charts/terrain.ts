import type { Trait, Unit } from '../counters.ts'

/** A terrain's effects on a march and in a battle. */
export interface TerrainRow {
  /** Half movement points to enter. */
  readonly enter: number
  /** W-3.1-difficult The stacking limit applies. */
  readonly difficult: boolean
  /** Change to an attacking unit's CF. */
  readonly attacker: (u: Unit) => number
  readonly pursuit: boolean
  /** W-3.1-sea Land units may be there. */
  readonly land: boolean
  /** The rule of its combat effect. */
  readonly rule: string
}

const none = (): number => 0
const all = (change: number) => (): number => change
const only =
  (traits: readonly Trait[], change: number) =>
  (u: Unit): number =>
    traits.some(trait => u.is[trait]) ? change : 0
const except =
  (trait: Trait, change: number) =>
  (u: Unit): number =>
    u.is[trait] ? 0 : change

/** W-3.1 Terrain: half points to enter, stacking limit, change to an attacker's CF, whether a routed enemy can be pursued. */
// prettier-ignore
export const TERRAIN = {
  clear:    { enter: 2, difficult: false, attacker: none,                            pursuit: true,  land: true,  rule: 'W-3.1-clear' },
  forest:   { enter: 4, difficult: true,  attacker: only(['cavalry'], -1),           pursuit: false, land: true,  rule: 'W-3.1-forest-combat' },
  hills:    { enter: 2, difficult: true,  attacker: except('mountain', -1),          pursuit: true,  land: true,  rule: 'W-3.1-hills-combat' },
  mountain: { enter: 4, difficult: true,  attacker: except('mountain', -1),          pursuit: false, land: true,  rule: 'W-3.1-mountain-combat' },
  swamp:    { enter: 4, difficult: true,  attacker: all(-1),                         pursuit: false, land: true,  rule: 'W-3.1-swamp-combat' },
  desert:   { enter: 2, difficult: true,  attacker: none,                            pursuit: true,  land: true,  rule: 'W-3.1-desert' },
  urban:    { enter: 4, difficult: true,  attacker: only(['cavalry', 'bomber'], -1), pursuit: false, land: true,  rule: 'W-3.1-urban-combat' },
  sea:      { enter: 2, difficult: false, attacker: none,                            pursuit: false, land: false, rule: 'W-3.1-sea' },
} as const satisfies Record<string, TerrainRow>

export type Terrain = keyof typeof TERRAIN

/** W-3.1 Rivers: half points to cross, and what defenders add to their CF in round 1 when attacked across. */
// prettier-ignore
export const RIVER = {
  'none':        { cross: 0, defender: 0, rule: '' },
  'minor-river': { cross: 2, defender: 1, rule: 'W-3.1-river-minor-combat' },
  'major-river': { cross: 4, defender: 2, rule: 'W-3.1-river-major-combat' },
} as const

export type River = keyof typeof RIVER

/** W-3.1-road, W-3.1-rail Half points for a step along a road, and along a railroad, instead of the terrain's. */
export const ROAD = 1
export const RAIL = 0
