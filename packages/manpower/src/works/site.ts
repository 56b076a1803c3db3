import { overlap } from '@sandtable/board'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight, Work } from '../position.ts'
import { at } from '../position.ts'
import { groupsOn } from '../movement/contact.ts'
import { isOutlineOnMap, mayStandAt, workOutline } from '../ground/terrain.ts'

type Site = DeepReadonly<Pick<Work, 'kind' | 'at' | 'facing'>>

/** Whether a unit stands on the site of a building that blocks movement. */
export function isOccupied(s: Scenario, p: Sight, site: Site): boolean {
  const blocks = (at(s.works, site.kind).traits['blocks-move'] ?? 0) > 0
  return blocks && groupsOn(s, p, workOutline(s, site), () => true).length > 0
}

/** Why a building may not be put somewhere. */
export type NoSite = 'off-map' | 'barred' | 'built-on' | 'occupied'

/** Why a building may not be put somewhere: it must be on the map, on open ground, on no other building and on no unit. */
export function whyNotRaise(s: Scenario, p: Sight, site: Site): NoSite | null {
  const outline = workOutline(s, site)
  if (!isOutlineOnMap(s, outline)) return 'off-map'
  if (![site.at, ...outline].every(([x, y]) => mayStandAt(s, p, [x, y]))) return 'barred'
  if (p.works.some(work => !work.gone && overlap(outline, workOutline(s, work)))) return 'built-on'
  return isOccupied(s, p, site) ? 'occupied' : null
}
