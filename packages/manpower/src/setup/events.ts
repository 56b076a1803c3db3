import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Group, Pair, Position, Stack } from '../position.ts'
import { at } from '../position.ts'
import { copy } from '@sandtable/kernel'

export type SetupEvent =
  | {
      readonly is: 'leader-chosen'
      /** The player. */
      readonly side: number
      readonly leader: number
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'group-bought'
      /** The player. */
      readonly side: number
      readonly cost: number
      readonly group: Group
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'equipment-bought'
      /** The player. */
      readonly side: number
      readonly cost: number
      readonly group: number
      readonly stack: number
      readonly carried: Readonly<Stack['equipment'][number]>
      readonly because: readonly Part[]
    }
  | { readonly is: 'buying-ended'; readonly side: number }
  | {
      readonly is: 'group-placed'
      readonly group: number
      readonly at: Readonly<Pair>
      readonly facing: Readonly<Pair>
      readonly files: number
      readonly order: 'close' | 'open'
      /** M-grp-displace */
      readonly strays: readonly [number, number, number][]
    }
  | { readonly is: 'group-left-out'; readonly group: number }
  | { readonly is: 'group-delayed'; readonly group: number; readonly because: readonly Part[] }

const groupAt = (p: Position, g: number): Group => p.groups[g] as Group

export const SETUP_EVENTS: Happenings<Battle, SetupEvent> = {
  'leader-chosen': {
    seen: 'everyone',
    apply: (p, { side, leader }) => void (p.leaders[side] = leader),
  },
  'group-bought': {
    seen: 'everyone',
    apply: (p, { side, cost, group }) => {
      p.manpower[side] = at(p.manpower, side) - cost
      p.groups.push(copy(group))
    },
  },
  'equipment-bought': {
    seen: 'everyone',
    apply: (p, { side, cost, group, stack, carried }) => {
      p.manpower[side] = at(p.manpower, side) - cost
      const { equipment } = groupAt(p, group).stacks[stack] as Stack
      equipment.push({ ...carried })
      equipment.sort((one, other) => one.kind - other.kind)
    },
  },
  'buying-ended': {
    seen: 'everyone',
    apply: (p, { side }) => void (p.buying = p.buying.filter(other => other !== side)),
  },
  'group-placed': {
    seen: 'everyone',
    apply: (p, { group, at: corner, facing, files, order, strays }) => {
      const where = { at: [...corner], facing: [...facing], strays: copy(strays), where: 'field' }
      Object.assign(groupAt(p, group), { ...where, files, order })
    },
  },
  'group-left-out': { seen: 'everyone', apply: (p, { group }) => void (groupAt(p, group).where = 'left') },
  'group-delayed': { seen: 'everyone', apply: (p, { group }) => void (groupAt(p, group).where = 'due') },
}
