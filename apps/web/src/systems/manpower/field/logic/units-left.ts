import type { Sight } from '@sandtable/manpower'
import { unitsOf } from '@sandtable/manpower'

/** Units of a side that live and are in the field, those whom others carry among them. */
export const unitsLeft = (p: Sight, side: number): number =>
  p.groups
    .filter(({ owner, where }) => owner === side && (where === 'field' || where === 'aboard'))
    .reduce((sum, group) => sum + unitsOf(group), 0)

export const unitsDead = (p: Sight, side: number): number =>
  p.groups
    .filter(({ owner }) => owner === side)
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, { dead }) => sum + dead, 0)
