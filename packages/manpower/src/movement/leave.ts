import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import { boxOf } from '@sandtable/board'
import type { Edge, Scenario } from '../scenario.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import { at, NOBODY } from '../position.ts'
import { centre, footprint } from '../formation/layout.ts'
import { isOwn } from './mover.ts'
import { watchersOf } from './watch.ts'

/** MG-retreat A group no further from an edge than a man is wide touches it. */
const TOUCH = 200

/** How far a group is from each edge of the map. */
export function gapsOf(s: Scenario, group: GroupSight): Readonly<Record<Edge, number>> {
  const [west, south, east, north] = boxOf(footprint(s, group))
  return { west, south, east: s.map.width - east, north: s.map.height - north }
}

function edgesOf(s: Scenario, group: GroupSight): Edge[] {
  const gaps = gapsOf(s, group)
  return (Object.keys(gaps) as Edge[]).filter(edge => gaps[edge] <= TOUCH)
}

/** Why a group may not leave the field. */
export type WhyNotLeave = 'not-there' | 'in-building' | 'no-edge' | 'not-own-edge'

/** MG-retreat A group that touches its own edge may leave the field there; defenders at any edge. */
export function whyNotLeave(s: Scenario, p: Sight, player: number, g: number): WhyNotLeave | null {
  if (!isOwn(p, player, g)) return 'not-there'
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  const { edge, status } = at(s.players, player)
  const touched = edgesOf(s, group)
  if (status === 'defending') return touched.length > 0 ? null : 'no-edge'
  return touched.includes(edge) ? null : 'not-own-edge'
}

/** MG-retreat Enemies in range fire once as it leaves. */
export function leaveField(g: Anywhere<Manpower>, group: number): void {
  const middle = centre(g.s, at(g.p.groups, group))
  emit(g, {
    is: 'move-began',
    group,
    start: [middle[0], middle[1]],
    path: [],
    facing: null,
    crossing: 'cautious',
    strays: [],
    leaves: true,
    takesOff: false,
    reach: watchersOf(g.s, g.p, group),
  })
}
