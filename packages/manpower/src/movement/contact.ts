import type { Outline } from '@sandtable/board'
import { boxOf, overlap } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { footprint, present } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'

/** Whether a group takes up ground: flyers are above it, and a group in a building is where the building is. */
export const standsOnGround = (group: GroupSight): boolean =>
  present(group) && !group.flying && group.inside === NOBODY

/** MG-contact Groups of some kind whose footprints an area overlaps; touching is no overlap. */
export const groupsOn = (
  s: Scenario,
  p: Sight,
  area: Outline,
  which: (group: GroupSight, number: number) => boolean,
): number[] =>
  groupsWithin(s, p, boxOf(area)).filter(n => {
    const group = at(p.groups, n)
    return standsOnGround(group) && which(group, n) && overlap(area, footprint(s, group))
  })

/** MG-contact Whether a group may stand on an area: no other group's ground is there. */
export const isFree = (s: Scenario, p: Sight, g: number, area: Outline): boolean =>
  groupsOn(s, p, area, (_, n) => n !== g).length === 0
