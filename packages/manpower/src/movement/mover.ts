import type { GroupSight, Sight } from '../position.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { living, present } from '../formation/layout.ts'
import { speedOf } from '../formation/speed.ts'

/** Stat blocks with living units in the group. */
export const unitsIn = (s: Scenario, group: GroupSight): Unit[] =>
  group.stacks.filter(stack => living(stack) > 0).map(({ unit }) => at(s.units, unit))

/** M-move-speed Centimetres that a group may still go in this turn. */
export const speedLeft = (s: Scenario, p: Sight, g: number): number =>
  Math.max(0, speedOf(s, p, g).speed - at(p.groups, g).spent)

/** What a change of formation, and getting on and off, cost (MG-footprint, MG-spacing, MG-carry). */
export const halfSpeed = (s: Scenario, p: Sight, g: number): number => Math.ceil(speedOf(s, p, g).speed / 2)

/** Whether a player has such a group in the field. */
export const isOwn = (p: Sight, player: number, g: number): boolean => {
  const group = p.groups[g]
  return group !== undefined && group.owner === player && present(group)
}

/** Whether a player has not yet done anything in this Movement that takes time. */
export const isAtStart = (p: Sight, player: number): boolean =>
  p.groups.every(({ owner, spent }) => owner !== player || spent === 0)
