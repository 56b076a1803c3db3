import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { centre, footprint, present } from '../formation/layout.ts'
import { isFree } from './contact.ts'
import { mayStandAt } from '../ground/terrain.ts'
import { minSpeedOf } from '../formation/speed.ts'
import { unitsIn } from './mover.ts'

/** MG-fly-path Flyers and ground units never share a group. */
export const isFlyer = (s: Scenario, group: GroupSight): boolean =>
  unitsIn(s, group).some(({ minSpeed }) => minSpeed !== null)

/** M-fly-takeoff Whether a group is in the air when it has gone so far in this turn. */
export function isAloft(s: Scenario, p: Sight, g: number, covered: number): boolean {
  const group = at(p.groups, g)
  return group.flying || (isFlyer(s, group) && covered > minSpeedOf(s, p, g))
}

/** Why a group may not land by order. */
export type WhyNotLand = 'on-ground' | 'no-hovering' | 'barred' | 'occupied'

/** MG-fly-equal A hovering flyer may land at will on open (M-move-block-terrain), free ground (MG-contact). */
export function whyNotLand(s: Scenario, p: Sight, g: number): WhyNotLand | null {
  const group = at(p.groups, g)
  if (!group.flying) return 'on-ground'
  if (minSpeedOf(s, p, g) > 0) return 'no-hovering'
  if (!mayStandAt(s, p, centre(s, group))) return 'barred'
  return isFree(s, p, g, footprint(s, group)) ? null : 'occupied'
}

/**
 * M-fly-land, MG-fly-equal A flyer that has covered less than its minimum speed lands; at exactly the minimum nothing changes.
 */
export function endMovement(g: Anywhere<Manpower>): void {
  if (g.p.truce) return
  for (const n of g.p.groups.keys()) {
    const group = at(g.p.groups, n)
    if (group.owner !== g.p.active || !present(group) || !group.flying) continue
    const least = minSpeedOf(g.s, g.p, n)
    if (group.covered < least)
      emit(g, {
        is: 'landed',
        group: n,
        because: [{ rule: 'M-fly-land', what: 'below-minimum', change: group.covered - least }],
      })
  }
  emit(g, { is: 'movement-closed', side: g.p.active })
}
