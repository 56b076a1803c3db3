import type { Aim, Pair, Stray } from '@sandtable/manpower'

/** A prepared order at the table. */
export type Selection =
  | { readonly at: 'idle' }
  /** A group, anybody's. */
  | { readonly at: 'group'; readonly group: number }
  /** Where a group would go: the place of its centre, its front at the end, and how it crosses hazards. */
  | {
      readonly at: 'move'
      readonly group: number
      readonly to: Pair
      readonly facing: Pair | null
      readonly crossing: 'cautious' | 'rush'
      /** M-grp-displace Places chosen for units that obstacles displace at the end. */
      readonly strays: readonly Stray[]
    }
  /** Where a group would be set down, or come out of what carries or shelters it. */
  | { readonly at: 'stand'; readonly group: number; readonly to: Pair; readonly facing: Pair }
  /** Where engineers of a group would build something, its middle and its front. */
  | {
      readonly at: 'site'
      readonly group: number
      readonly kind: number
      readonly to: Pair
      readonly facing: Pair
    }
  /** What a weapon or a spell would be aimed at; null: nothing yet. */
  | {
      readonly at: 'aim'
      readonly group: number
      readonly stack: number
      readonly attack: number
      readonly units: number
      readonly aim: Aim | null
      readonly roll: 'none' | 'own' | 'group' | 'side'
      /** The stack's spell; null: its weapon. */
      readonly spell: Spelling | null
    }

/** A selected spell. */
export interface Spelling {
  readonly number: number
  /** Group and stack of every caster, the directing one first. */
  readonly casters: readonly Pair[]
  /** The casting that needs its target now; null: a new one. */
  readonly casting: number | null
  /** It takes several turns: its target is chosen in the turn in which it works. */
  readonly slow: boolean
}

export const IDLE: Selection = { at: 'idle' }

export type Aiming = Extract<Selection, { at: 'aim' }>

export const groupOf = (selection: Selection): number | null =>
  selection.at === 'idle' ? null : selection.group

/** Whether the prepared order can be confirmed. */
export const isHeldUp = (selection: Selection): boolean =>
  selection.at === 'move' ||
  selection.at === 'stand' ||
  selection.at === 'site' ||
  (selection.at === 'aim' && (selection.aim !== null || selection.spell?.slow === true))

/** The directions of a front, clockwise from north. */
const DIRECTIONS: readonly Pair[] = Array.from({ length: 24 }, (_, i): Pair => {
  const angle = (i * Math.PI) / 12
  return [Math.round(100 * Math.sin(angle)), Math.round(100 * Math.cos(angle))]
})

/** A front turned by a number of steps of 15 degrees, clockwise. */
export function turned([x, y]: readonly [number, number], steps: number): Pair {
  const now = Math.round((Math.atan2(x, y) * 12) / Math.PI)
  const [east, north] = DIRECTIONS[(((now + steps) % 24) + 24) % 24] as Pair
  return [east, north]
}
