import type { Trait, Unit } from '../counters.ts'

/** What a terrain does in a battle. */
export interface TerrainRow {
  /** Change to an attacking unit's CF. */
  readonly attacker: (u: Unit) => number
  readonly pursuit: boolean
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

/** W-3.1 Terrain in battle: change to an attacker's CF, and whether a routed enemy can be pursued. */
// prettier-ignore
export const TERRAIN = {
  clear:    { attacker: none,                          pursuit: true,  rule: 'W-3.1-clear' },
  forest:   { attacker: only(['cavalry'], -1),         pursuit: false, rule: 'W-3.1-forest-combat' },
  hills:    { attacker: except('mountain', -1),        pursuit: true,  rule: 'W-3.1-hills-combat' },
  mountain: { attacker: except('mountain', -1),        pursuit: false, rule: 'W-3.1-mountain-combat' },
  swamp:    { attacker: all(-1),                       pursuit: false, rule: 'W-3.1-swamp-combat' },
  desert:   { attacker: none,                          pursuit: true,  rule: 'W-3.1-desert' },
  urban:    { attacker: only(['cavalry', 'bomber'], -1), pursuit: false, rule: 'W-3.1-urban-combat' },
} as const satisfies Record<string, TerrainRow>

export type Terrain = keyof typeof TERRAIN

/** W-3.1 Rivers in battle: what defenders add to their CF in round 1 when attacked across. */
// prettier-ignore
export const RIVER = {
  'none':        { defender: 0, rule: '' },
  'minor-river': { defender: 1, rule: 'W-3.1-river-minor-combat' },
  'major-river': { defender: 2, rule: 'W-3.1-river-major-combat' },
} as const

export type River = keyof typeof RIVER
