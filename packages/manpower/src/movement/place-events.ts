import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Group, Pair, Position } from '../position.ts'
import type { Merged, Split } from './regrouped.ts'
import type { Stance } from './stand.ts'
import { at, NOBODY } from '../position.ts'
import { mergeGroups, splitGroup } from './regrouped.ts'
import { stand } from './stand.ts'

export type PlaceEvent =
  | (Stance & {
      readonly is: 'reformed'
      readonly group: number
      readonly files: number
      readonly order: Group['order']
      readonly cost: number
    })
  | (Split & { readonly is: 'split' })
  | (Merged & { readonly is: 'merged' })
  | { readonly is: 'embarked'; readonly group: number; readonly carrier: number; readonly costs: Pair }
  | (Stance & {
      readonly is: 'disembarked'
      readonly group: number
      readonly carrier: number
      readonly costs: Pair
    })
  | {
      readonly is: 'carrier-lost'
      readonly carrier: number
      readonly group: number
      /** Men who lose a step. */
      readonly men: number
      readonly thrownOut: boolean
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'entered'
      readonly group: number
      readonly work: number
      readonly at: Pair
      readonly cost: number
    }
  | (Stance & {
      readonly is: 'emerged'
      readonly group: number
      readonly work: number
      readonly cost: number
    })
  | { readonly is: 'left'; readonly group: number }
  | {
      readonly is: 'surrendered'
      /** The player. */
      readonly side: number
      readonly groups: readonly number[]
      readonly refund: number
      readonly because: readonly Part[]
    }

type Of<I extends PlaceEvent['is']> = Extract<PlaceEvent, { is: I }>

/** Groups that change their form or company, ride, enter buildings, and leave the battle. */
export const PLACE_EVENTS: Happenings<Battle, PlaceEvent> = {
  reformed: {
    seen: 'everyone',
    apply: (p, e) => {
      const group = stand(p, e.group, e)
      group.files = e.files
      group.order = e.order
      group.spent += e.cost
    },
  },
  split: { seen: 'everyone', apply: splitGroup },
  merged: { seen: 'everyone', apply: mergeGroups },
  embarked: {
    seen: 'everyone',
    apply: (p, { group, carrier, costs }) => {
      Object.assign(at(p.groups, group), { where: 'aboard', carrier, strays: [] })
      pay(p, [group, carrier], costs)
    },
  },
  disembarked: {
    seen: 'everyone',
    apply: (p, e) => {
      const group = Object.assign(stand(p, e.group, e), { where: 'field', carrier: NOBODY })
      group.covered += e.costs[0]
      pay(p, [e.group, e.carrier], e.costs)
    },
  },
  'carrier-lost': { seen: 'everyone', apply: spill },
  entered: {
    seen: 'everyone',
    apply: (p, { group, work, at: [x, y], cost }) => {
      const inside = at(p.groups, group)
      Object.assign(inside, { at: [x, y], inside: work, strays: [] })
      inside.spent += cost
      inside.covered += cost
    },
  },
  emerged: {
    seen: 'everyone',
    apply: (p, e) => {
      const group = stand(p, e.group, e)
      group.inside = NOBODY
      group.spent += e.cost
      group.covered += e.cost
    },
  },
  left: {
    seen: 'everyone',
    apply: (p, { group }) => {
      for (const [n, other] of p.groups.entries())
        if (n === group || (other.where === 'aboard' && other.carrier === group)) other.where = 'left'
    },
  },
  surrendered: {
    seen: 'everyone',
    apply: (p, { side, groups, refund }) => {
      for (const n of groups) at(p.groups, n).where = 'captured'
      p.refunded[side] = at(p.refunded, side) + refund
    },
  },
}

function pay(p: Position, groups: readonly number[], costs: Pair): void {
  groups.forEach((g, i) => (at(p.groups, g).spent += at(costs, i)))
}

/** MG-carry A group that has lost its carrier stands where that stood. */
function spill(p: Position, { carrier, group, thrownOut }: Of<'carrier-lost'>): void {
  if (!thrownOut) return
  const { at: [x, y], facing } = at(p.groups, carrier) // prettier-ignore
  const thrown = { where: 'field', carrier: NOBODY, at: [x, y], facing: [...facing], strays: [] }
  Object.assign(at(p.groups, group), thrown)
}
