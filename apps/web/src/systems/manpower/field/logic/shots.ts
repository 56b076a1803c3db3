import type { Scenario, Sight } from '@sandtable/manpower'
import { attacksOf, living, present, shotsOfWeapon } from '@sandtable/manpower'
import { groupAt } from './orders.ts'

/** Shots that a group has left in this turn (M-shots-count): of every stack those of the weapon that has most of them. */
export function shotsOfGroup(s: Scenario, p: Sight, group: number): number {
  const own = groupAt(p, group)
  if (!present(own)) return 0
  return own.stacks.reduce((sum, held, stack) => {
    if (living(held) === 0) return sum
    const left = attacksOf(s, held).map((_, attack) => shotsOfWeapon(s, p, { group, stack, attack }))
    return sum + Math.max(0, ...left)
  }, 0)
}
