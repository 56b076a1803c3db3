import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { extent, footprint, LONGEST, spacing, unitsOf } from '../formation/layout.ts'
import { groupsOn } from './contact.ts'
import { isOutlineOnMap } from '../ground/terrain.ts'
import { straysOf } from './strays.ts'

/** MG-footprint A group in this formation in place, with its displaced units; null: there is no room for it. */
export function standing(
  s: Scenario,
  p: Sight,
  own: readonly number[],
  group: GroupSight,
): GroupSight | null {
  const { front, depth } = extent(unitsOf(group), group.files, spacing(s, group))
  const area = footprint(s, group)
  if (front > LONGEST || depth > LONGEST || !isOutlineOnMap(s, area)) return null
  if (!group.flying && groupsOn(s, p, area, (_, n) => !own.includes(n)).length > 0) return null
  const strays = straysOf(s, p, group, [])
  return strays === null ? null : { ...group, strays }
}
