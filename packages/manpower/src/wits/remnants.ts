import type { GroupSight, Sight } from '../position.ts'
import type { Order } from '../orders.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { isAtStart } from '../movement/mover.ts'
import { mainStack } from './prospect.ts'
import { present, unitsOf } from '../formation/layout.ts'
import { whyNotMerge } from '../movement/merge.ts'

/** A group that has lost two of three is a remnant. */
const LOST = 2

const isRemnant = (group: GroupSight): boolean =>
  group.stacks.reduce((sum, { dead }) => sum + dead, 0) >= LOST * unitsOf(group)

/** MG-regroup What is left of a group joins others of its kind beside it, and fights on with them. */
export function mergeOrder(s: Scenario, p: Sight, player: number): Order | null {
  if (!isAtStart(p, player)) return null
  const own = [...p.groups.keys()].filter(
    g => at(p.groups, g).owner === player && present(at(p.groups, g)) && at(p.groups, g).engaged === NOBODY,
  )
  for (const group of own.filter(g => isRemnant(at(p.groups, g)))) {
    const into = own.find(
      other =>
        isAlike(at(p.groups, group), at(p.groups, other)) && whyNotMerge(s, p, player, group, other) === null,
    )
    if (into !== undefined) return { do: 'merge', group, into }
  }
  return null
}

/** Of the same kind and in the same order, so that neither has to re-form. */
const isAlike = (one: GroupSight, other: GroupSight): boolean =>
  one.order === other.order && at(one.stacks, mainStack(one)).unit === at(other.stacks, mainStack(other)).unit
