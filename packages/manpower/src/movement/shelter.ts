import type { Anywhere } from '@sandtable/kernel'
import type { GettingOut } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import { distance, distanceOfOutlines } from '@sandtable/board'
import type { WhyNotOut } from './carry.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { beside, BESIDE, placedAt, stance } from './carry.ts'
import { centre, cornerFor, footprint, present, unitsOf } from '../formation/layout.ts'
import { isPerson } from '../combat/casualties.ts'
import { isOwn, speedLeft, unitsIn } from './mover.ts'
import { mayGo } from './block.ts'
import { stands, workOutline } from '../ground/terrain.ts'
import { hostile } from '../sides.ts'

/** The way into a building, from centre to centre, and out of it. */
const wayTo = (s: Scenario, p: Sight, g: number, work: number): number =>
  distance(centre(s, at(p.groups, g)), at(p.works, work).at)

/** Men who are in a building. */
const menIn = (p: Sight, work: number): number =>
  p.groups.reduce((sum, group) => (group.inside === work && present(group) ? sum + unitsOf(group) : sum), 0)

/** MG-capture A building is used by the side that alone is within 10 m of it. */
function isUsable(s: Scenario, p: Sight, player: number, work: number): boolean {
  const outline = workOutline(s, at(p.works, work))
  return !p.groups.some(
    group =>
      hostile(s, group.owner, player) &&
      present(group) &&
      !group.flying &&
      (group.inside === work || distanceOfOutlines(footprint(s, group), outline) <= BESIDE),
  )
}

/** Why a group may not go into a building. */
export type WhyNotEnter =
  | 'not-there'
  | 'in-building'
  | 'aloft'
  | 'people-only'
  | 'building-full'
  | 'not-beside'
  | 'enemy-beside'
  | 'engaged'
  | 'too-far'

/** Men for whom a building has room left. */
export const roomLeft = (s: Scenario, p: Sight, w: number): number =>
  at(s.works, at(p.works, w).kind).capacity - menIn(p, w)

/** M-bld-stats What keeps men from going into a building; null: nothing. */
export function whyNotEnter(s: Scenario, p: Sight, player: number, g: number, w: number): WhyNotEnter | null {
  const work = p.works[w]
  if (work === undefined || !stands(s, work) || !isOwn(p, player, g)) return 'not-there'
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  if (group.flying) return 'aloft'
  if (!unitsIn(s, group).every(isPerson)) return 'people-only'
  if (unitsOf(group) > roomLeft(s, p, w)) return 'building-full'
  if (distanceOfOutlines(footprint(s, group), workOutline(s, work)) > BESIDE) return 'not-beside'
  if (!isUsable(s, p, player, w)) return 'enemy-beside'
  if (!mayGo(s, p, g, [centre(s, group), work.at])) return 'engaged'
  return wayTo(s, p, g, w) > speedLeft(s, p, g) ? 'too-far' : null
}

export function enter(g: Anywhere<Manpower>, group: number, work: number): void {
  const inside = at(g.p.groups, group)
  const [x, y] = cornerFor(g.s, inside, inside.facing, at(g.p.works, work).at)
  emit(g, { is: 'entered', group, work, at: [x, y], cost: wayTo(g.s, g.p, group, work) })
}

export type WhyNotEmerge = WhyNotOut | 'stands-still' | 'too-far' | 'engaged'

/** How a group would stand beside the building that it is in, some way from its middle; or why it may not come out so. */
function outside(s: Scenario, p: Sight, player: number, order: GettingOut): GroupSight | WhyNotEmerge {
  if (!isOwn(p, player, order.group)) return 'not-there'
  const { inside } = at(p.groups, order.group)
  if (inside === NOBODY) return 'not-there'
  const work = at(p.works, inside)
  const way = distance(work.at, order.at)
  if (way === 0) return 'stands-still'
  const out = beside(s, placedAt(s, p, order), workOutline(s, work))
  if (typeof out === 'string') return out
  if (way > speedLeft(s, p, order.group)) return 'too-far'
  return mayGo(s, p, order.group, [work.at, order.at]) ? out : 'engaged'
}

/** What keeps a group from coming out so; null: nothing. */
export function whyNotEmerge(s: Scenario, p: Sight, player: number, order: GettingOut): WhyNotEmerge | null {
  const out = outside(s, p, player, order)
  return typeof out === 'string' ? out : null
}

export function emerge(g: Anywhere<Manpower>, player: number, order: GettingOut): void {
  const out = outside(g.s, g.p, player, order) as GroupSight
  const { inside } = at(g.p.groups, order.group)
  emit(g, {
    is: 'emerged',
    group: order.group,
    work: inside,
    ...stance(out),
    cost: distance(at(g.p.works, inside).at, order.at),
  })
}
