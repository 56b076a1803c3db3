import type { Asked } from './orders.ts'
import { present, speedLeft } from '@sandtable/manpower'
import { aimingOf, groupAt, targetsOf, weaponsOfGroup } from './orders.ts'
import { hasPowers } from './powers.ts'
import { reactionsOf } from './reactions.ts'

/** Groups of the player that can do something now, in their order. */
export function readyGroups(asked: Asked): number[] {
  const { p, side } = asked
  return [...p.groups.keys()].filter(group => groupAt(p, group).owner === side && isReady(asked, group))
}

function isReady(asked: Asked, group: number): boolean {
  const { s, p, kind } = asked
  const own = groupAt(p, group)
  if (kind === 'place') return own.where === 'waiting'
  if (kind === 'orders') return own.where === 'aboard' || (present(own) && speedLeft(s, p, group) > 0)
  if (kind === 'react') return reactionsOf(asked).some(reaction => reaction.group === group)
  if (kind !== 'declare' || !present(own)) return false
  const weapons = weaponsOfGroup(s, p, group)
  return (
    weapons.some(weapon => targetsOf(asked, aimingOf(weapon, 1, null)).length > 0) || hasPowers(asked, group)
  )
}
