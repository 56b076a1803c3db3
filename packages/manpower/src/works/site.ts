import { overlap } from '@sandtable/board'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight, Work } from '../position.ts'
import { at } from '../position.ts'
import { groupsOn } from '../movement/contact.ts'
import { isOutlineOnMap, mayStandAt, workOutline } from '../ground/terrain.ts'

type Site = DeepReadonly<Pick<Work, 'kind' | 'at' | 'facing'>>

/** Whether somebody stands where a building that nobody can enter would be. */
export function isOccupied(s: Scenario, p: Sight, site: Site): boolean {
  const blocks = (at(s.works, site.kind).traits['blocks-move'] ?? 0) > 0
  return blocks && groupsOn(s, p, workOutline(s, site), () => true).length > 0
}

/** Whether a building may be put somewhere: on the map, on open ground, on no other building and on nobody. */
export function mayRaise(s: Scenario, p: Sight, site: Site): boolean {
  const outline = workOutline(s, site)
  if (!isOutlineOnMap(s, outline)) return false
  if (![site.at, ...outline].every(([x, y]) => mayStandAt(s, p, [x, y]))) return false
  return (
    !p.works.some(work => !work.gone && overlap(outline, workOutline(s, work))) && !isOccupied(s, p, site)
  )
}
