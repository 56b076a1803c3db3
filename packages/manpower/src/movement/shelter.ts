import type { Anywhere } from '@sandtable/kernel'
import type { GettingOut } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import { boxOf, distance, distanceOfOutlines, grown } from '@sandtable/board'
import type { WhyNotOut } from './carry.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { beside, BESIDE, placedAt, stance } from './carry.ts'
import { centre, cornerFor, footprint, present, unitsOf } from '../formation/layout.ts'
import { isPerson } from '../combat/casualties.ts'
import { isOwn, speedLeft, unitsIn } from './mover.ts'
import { mayGo } from './block.ts'
import type { Shelter } from '../ground/shelters.ts'
import { shelterOf, sheltersWithin } from '../ground/shelters.ts'
import { hostile } from '../sides.ts'

/** The way into a shelter, from centre to centre. */
const wayTo = (s: Scenario, p: Sight, g: number, { middle }: Shelter): number =>
  distance(centre(s, at(p.groups, g)), middle)

/** Men who are in a shelter. */
const menIn = (p: Sight, number: number): number =>
  p.groups.reduce((sum, group) => (group.inside === number && present(group) ? sum + unitsOf(group) : sum), 0)

/** MG-capture A building can be used by the only side within 10 m of it. */
const isUsable = (s: Scenario, p: Sight, player: number, number: number, { outline }: Shelter): boolean =>
  !p.groups.some(
    group =>
      hostile(s, group.owner, player) &&
      present(group) &&
      !group.flying &&
      (group.inside === number || distanceOfOutlines(footprint(s, group), outline) <= BESIDE),
  )

/** The shelters that a group is within 10 m of, or nearly so. */
export const sheltersBeside = (s: Scenario, p: Sight, g: number, far = BESIDE): number[] =>
  sheltersWithin(s, p, grown(boxOf(footprint(s, at(p.groups, g))), far))

/** Why a group may not go into a shelter. */
export type WhyNotEnter =
  | 'not-there'
  | 'in-building'
  | 'aloft'
  | 'people-only'
  | 'infantry-only'
  | 'building-full'
  | 'not-beside'
  | 'enemy-beside'
  | 'engaged'
  | 'too-far'

/** MG-house Vehicles and guns stay outside, and so do horses. */
const isInfantry = (unit: Unit): boolean => isPerson(unit) && unit.traits.mounted === undefined

/** Men for whom a shelter has room left. */
export const roomLeft = (s: Scenario, p: Sight, number: number): number =>
  (shelterOf(s, p, number)?.room ?? 0) - menIn(p, number)

/** M-bld-stats, MG-house Why men may not enter a building or a house; null: they may. */
export function whyNotEnter(
  s: Scenario,
  p: Sight,
  player: number,
  g: number,
  number: number,
): WhyNotEnter | null {
  const shelter = shelterOf(s, p, number)
  if (shelter === null || !isOwn(p, player, g)) return 'not-there'
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  if (group.flying) return 'aloft'
  if (shelter.isHouse && !unitsIn(s, group).every(isInfantry)) return 'infantry-only'
  if (!unitsIn(s, group).every(isPerson)) return 'people-only'
  if (unitsOf(group) > roomLeft(s, p, number)) return 'building-full'
  if (distanceOfOutlines(footprint(s, group), shelter.outline) > BESIDE) return 'not-beside'
  if (!isUsable(s, p, player, number, shelter)) return 'enemy-beside'
  if (!mayGo(s, p, g, [centre(s, group), shelter.middle])) return 'engaged'
  return wayTo(s, p, g, shelter) > speedLeft(s, p, g) ? 'too-far' : null
}

export function enter(g: Anywhere<Manpower>, group: number, work: number): void {
  const inside = at(g.p.groups, group)
  const shelter = shelterOf(g.s, g.p, work) as Shelter
  const [x, y] = cornerFor(g.s, inside, inside.facing, shelter.middle)
  emit(g, { is: 'entered', group, work, at: [x, y], cost: wayTo(g.s, g.p, group, shelter) })
}

export type WhyNotEmerge = WhyNotOut | 'stands-still' | 'too-far' | 'engaged'

/** How a group would stand beside the shelter that it is in, some way from its middle; or why it may not come out so. */
function outside(s: Scenario, p: Sight, player: number, order: GettingOut): GroupSight | WhyNotEmerge {
  if (!isOwn(p, player, order.group)) return 'not-there'
  const shelter = shelterOf(s, p, at(p.groups, order.group).inside)
  if (shelter === null) return 'not-there'
  const way = distance(shelter.middle, order.at)
  if (way === 0) return 'stands-still'
  const out = beside(s, placedAt(s, p, order), shelter.outline)
  if (typeof out === 'string') return out
  if (way > speedLeft(s, p, order.group)) return 'too-far'
  return mayGo(s, p, order.group, [shelter.middle, order.at]) ? out : 'engaged'
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
    cost: distance((shelterOf(g.s, g.p, inside) as Shelter).middle, order.at),
  })
}
