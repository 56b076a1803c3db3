import type { Sight } from '@sandtable/manpower'
import { unitsOf } from '@sandtable/manpower'

/** Units of a side that live and are in the field. */
export const unitsLeft = (p: Sight, side: number): number =>
  p.groups
    .filter(({ owner, where }) => owner === side && where === 'field')
    .reduce((sum, group) => sum + unitsOf(group), 0)
