import type { Happenings } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Group, Position } from '../position.ts'
import type { Shooter } from '../combat/events.ts'
import type { Toll } from '../combat/casualties.ts'
import type { Event } from '../events.ts'
import { EVENTS } from '../events.ts'
import { spend } from '../targeting/events.ts'

/** Events at a table and not on a map. */
export type TableEvent =
  | {
      readonly is: 'attack-made'
      /** The player. */
      readonly side: number
      readonly by: readonly (Shooter & { readonly units: number })[]
    }
  | {
      /** A strike on ground at an unknown place. */
      readonly is: 'area-struck'
      readonly by: Shooter
      readonly killRadius: number | null
      readonly dice: readonly number[]
    }
  | {
      readonly is: 'group-formed'
      readonly group: number
      readonly order: Group['order']
      readonly flying: boolean
    }
  | {
      readonly is: 'stack-corrected'
      readonly group: number
      readonly stack: number
      readonly toll: Toll
      readonly note: string
    }
  | {
      /** The last turns of each; 0: none. */
      readonly is: 'morale-corrected'
      readonly group: number
      readonly high: number
      readonly low: number
      readonly note: string
    }

const groupAt = (p: Position, g: number): Group => p.groups[g] as Group

const TABLE_EVENTS: Happenings<Battle, TableEvent> = {
  'attack-made': {
    seen: 'everyone',
    apply: (p, { by }, s) => {
      for (const one of by) spend(p, s, one)
    },
  },
  'area-struck': { seen: 'everyone', apply: () => {} },
  'group-formed': {
    seen: 'everyone',
    apply: (p, { group, order, flying }) => void Object.assign(groupAt(p, group), { order, flying }),
  },
  'stack-corrected': {
    seen: 'everyone',
    apply: (p, { group, stack, toll: { health, crew, taken, ...counts } }) =>
      void Object.assign(groupAt(p, group).stacks[stack] as object, counts, {
        health: [...health],
        crew: [...crew],
        taken: [...taken],
      }),
  },
  'morale-corrected': {
    seen: 'everyone',
    apply: (p, { group, high, low }) => void Object.assign(groupAt(p, group), { high, low }),
  },
}

/** What each event at a table changes. Moves aren't entered there, so no group counts as standing still. */
export const MINIATURES_EVENTS: Happenings<Battle, Event | TableEvent> = {
  ...EVENTS,
  ...TABLE_EVENTS,
  'turn-began': {
    seen: 'everyone',
    apply: (p, e, s) => {
      EVENTS['turn-began'].apply(p, e, s)
      for (const group of p.groups) group.still = 0
    },
  },
}
