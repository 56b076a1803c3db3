import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import { distance, distanceOfOutlines } from '@sandtable/board'
import type { GettingOut } from './carry.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { BESIDE, placedAt, stance } from './carry.ts'
import { centre, cornerFor, footprint, present, unitsOf } from '../formation/layout.ts'
import { isPerson } from '../combat/casualties.ts'
import { isOwn, speedLeft, unitsIn } from './mover.ts'
import { mayGo } from './block.ts'
import { stands, workOutline } from '../ground/terrain.ts'

/** The way into a building, from centre to centre, and out of it. */
const wayTo = (s: Scenario, p: Sight, g: number, work: number): number =>
  distance(centre(s, at(p.groups, g)), at(p.works, work).at)

/** Men who are in a building. */
const menIn = (p: Sight, work: number): number =>
  p.groups.reduce((sum, group) => (group.inside === work && present(group) ? sum + unitsOf(group) : sum), 0)

/** MG-capture A building is used by whoever alone is within 10 m of it. */
function isUsable(s: Scenario, p: Sight, side: number, work: number): boolean {
  const outline = workOutline(s, at(p.works, work))
  return !p.groups.some(
    group =>
      group.owner !== side &&
      present(group) &&
      !group.flying &&
      (group.inside === work || distanceOfOutlines(footprint(s, group), outline) <= BESIDE),
  )
}

/** Whether men may go into a building that has room for them. */
export function mayEnter(s: Scenario, p: Sight, side: number, g: number, w: number): boolean {
  const work = p.works[w]
  if (work === undefined || !isOwn(p, side, g)) return false
  const group = at(p.groups, g)
  return (
    stands(s, work) &&
    group.inside === NOBODY &&
    !group.flying &&
    unitsIn(s, group).every(isPerson) &&
    unitsOf(group) + menIn(p, w) <= at(s.works, work.kind).capacity &&
    distanceOfOutlines(footprint(s, group), workOutline(s, work)) <= BESIDE &&
    isUsable(s, p, side, w) &&
    mayGo(s, p, g, [centre(s, group), work.at]) &&
    wayTo(s, p, g, w) <= speedLeft(s, p, g)
  )
}

export function enter(g: Here<Manpower>, group: number, work: number): void {
  const inside = at(g.p.groups, group)
  const [x, y] = cornerFor(g.s, inside, inside.facing, at(g.p.works, work).at)
  emit(g, { is: 'entered', group, work, at: [x, y], cost: wayTo(g.s, g.p, group, work) })
}

/** How a group would stand beside the building that it is in, some way from its middle; null: it may not come out so. */
function outside(s: Scenario, p: Sight, side: number, order: GettingOut): GroupSight | null {
  if (!isOwn(p, side, order.group)) return null
  const { inside } = at(p.groups, order.group)
  if (inside === NOBODY) return null
  const work = at(p.works, inside)
  const way = distance(work.at, order.at)
  if (way === 0 || way > speedLeft(s, p, order.group)) return null
  if (!mayGo(s, p, order.group, [work.at, order.at])) return null
  const out = placedAt(s, p, order)
  const isBeside = out !== null && distanceOfOutlines(footprint(s, out), workOutline(s, work)) <= BESIDE
  return isBeside ? out : null
}

export const mayEmerge = (s: Scenario, p: Sight, side: number, order: GettingOut): boolean =>
  outside(s, p, side, order) !== null

export function emerge(g: Here<Manpower>, side: number, order: GettingOut): void {
  const out = outside(g.s, g.p, side, order) as GroupSight
  const { inside } = at(g.p.groups, order.group)
  emit(g, {
    is: 'emerged',
    group: order.group,
    work: inside,
    ...stance(out),
    cost: distance(at(g.p.works, inside).at, order.at),
  })
}
