import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Aim, Group, Pair, Position, Stack } from '../position.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Toll } from './casualties.ts'
import { NOBODY } from '../position.ts'
import { unitsOf } from '../formation/layout.ts'

/** The unit that has fired, and which of its attacks. */
export interface Shooter {
  readonly group: number
  readonly stack: number
  readonly attack: number
}

export type CombatEvent =
  | {
      readonly is: 'volley-fired'
      /** The player. */
      readonly side: number
      readonly aim: Aim
      readonly by: readonly (Shooter & {
        readonly units: number
        readonly raw: Ratio
        /** Each side's own additions in this encounter. */
        readonly attacker: readonly Part[]
        readonly target: readonly Part[]
      })[]
      readonly strength: Ratio
      /** MG-combat step 4 How much of the strength the target's armour lets through; missing in battles of older versions. */
      readonly through?: Ratio
      readonly dice: readonly number[]
      readonly damage: number
      /** MG-measure Units of the target that could be hit; left out: all of them. */
      readonly exposed?: number
    }
  | {
      readonly is: 'shot-fired'
      /** The player. */
      readonly side: number
      readonly by: Shooter
      readonly aim: Aim
      readonly dice: readonly number[]
      /** The part that the target's armour lets through; missing in battles of older versions. */
      readonly part?: Ratio
      readonly damage: number
      readonly attacker: readonly Part[]
      readonly target: readonly Part[]
    }
  | {
      /** Something bursts, or a pattern sweeps the ground from an origin; `by` is null for mines and spells. */
      readonly is: 'ground-struck'
      readonly by: Shooter | null
      readonly origin: Pair
      readonly point: Pair
      readonly killRadius: number | null
      readonly dice: readonly number[]
    }
  | {
      readonly is: 'stack-hit'
      readonly group: number
      readonly stack: number
      readonly toll: Toll
      readonly died: number
      readonly because: readonly Part[]
    }
  | { readonly is: 'work-hit'; readonly work: number; readonly damage: number }
  | {
      readonly is: 'equipment-used'
      readonly group: number
      readonly stack: number
      readonly slot: number
      readonly uses: number
    }
  | {
      readonly is: 'morale-changed'
      readonly groups: readonly number[]
      readonly which: 'high' | 'low'
      /** The last battle turn of it (MG-mor-time). */
      readonly until: number
      readonly die: number
      readonly because: readonly Part[]
    }
  | { readonly is: 'hero-fell'; readonly group: number; readonly stack: number }

type Of<I extends CombatEvent['is']> = Extract<CombatEvent, { is: I }>

const groupAt = (p: Position, g: number): Group => p.groups[g] as Group
const stackAt = (p: Position, g: number, k: number): Stack => groupAt(p, g).stacks[k] as Stack

/** The files close up: places of their own have only as many units as are left (MG-spacing). */
function hit(p: Position, { group: g, stack, toll }: Of<'stack-hit'>): void {
  const { health, crew, taken, ...counts } = toll
  Object.assign(stackAt(p, g, stack), counts, { health: [...health], crew: [...crew], taken: [...taken] })
  const group = groupAt(p, g)
  const units = unitsOf(group)
  group.strays = group.strays.filter(([k]) => k < units)
}

/** A building without health left is gone, and shelters no one. */
function damage(p: Position, { work, damage: points }: Of<'work-hit'>): void {
  const struck = p.works[work] as Position['works'][number]
  struck.health -= points
  if (struck.health > 0) return
  struck.health = 0
  struck.gone = true
  for (const group of p.groups) if (group.inside === work) group.inside = NOBODY
}

export const COMBAT_EVENTS: Happenings<Battle, CombatEvent> = {
  'volley-fired': { seen: 'everyone', apply: () => {} },
  'shot-fired': { seen: 'everyone', apply: () => {} },
  'ground-struck': { seen: 'everyone', apply: () => {} },
  'stack-hit': { seen: 'everyone', apply: hit },
  'work-hit': { seen: 'everyone', apply: damage },
  'equipment-used': {
    seen: 'everyone',
    apply: (p, { group, stack, slot, uses }) => {
      const carried = stackAt(p, group, stack).equipment[slot] as Stack['equipment'][number]
      carried.uses -= uses
    },
  },
  'morale-changed': {
    seen: 'everyone',
    apply: (p, { groups, which, until }) => {
      for (const g of groups) groupAt(p, g)[which] = Math.max(groupAt(p, g)[which], until)
    },
  },
  'hero-fell': { seen: 'everyone', apply: () => {} },
}
