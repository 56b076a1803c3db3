import type { Aim, Scenario, Sight } from '@sandtable/manpower'
import type { DeepReadonly } from '@sandtable/kernel'
import { distanceBetween, distanceTo } from '@sandtable/manpower'

/** Whole metres from a group to its target. */
export function metresTo(s: Scenario, p: Sight, group: number, aim: DeepReadonly<Aim>): number {
  if (aim.at === 'stack') return metres(distanceBetween(s, p, group, aim.group))
  const [x, y] = aim.at === 'point' ? aim.point : (p.works[aim.work]?.at ?? [0, 0])
  return metres(distanceTo(s, p, group, [x, y]))
}

/** Whole metres from spot to spot. */
export const lengthOf = (from: readonly [number, number], to: readonly [number, number]): number =>
  metres(Math.hypot(to[0] - from[0], to[1] - from[1]))

/** Centimetres as whole metres. */
export const metres = (centimetres: number): number => Math.round(centimetres / 100)
