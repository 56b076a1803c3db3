import type { Anywhere, Next } from '@sandtable/kernel'
import { done, emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at, DRAWN, NOBODY } from '../position.ts'
import { centre, living } from '../formation/layout.ts'
import { inNode } from '../ground/terrain.ts'
import { sideOf } from '../sides.ts'

/** MG-control A group is active while a unit of it lives that has man equivalence and does not fly; men aboard are. */
export const active = (s: Scenario, group: GroupSight): boolean =>
  (group.where === 'field' || group.where === 'aboard') &&
  !group.flying &&
  group.stacks.some(stack => living(stack) > 0 && at(s.units, stack.unit).me > 0)

/** MG-win-single, MG-control The side that controls the node: the only side active in its zone, on foot or carried over its ground, or else its owner's. */
export function holder(s: Scenario, p: Sight): number {
  if (s.map.node === null) return NOBODY
  const there = sidesWith(s, p, group => {
    const stood = group.where === 'aboard' ? at(p.groups, group.carrier) : group
    return !stood.flying && inNode(s, centre(s, stood))
  })
  return there.length === 1 ? at(there, 0) : sideOf(s, s.map.node.owner)
}

function sidesWith(s: Scenario, p: Sight, which: (group: GroupSight) => boolean): number[] {
  const groups = p.groups.filter(group => active(s, group) && which(group))
  return [...s.sides.keys()].filter(side => groups.some(({ owner }) => sideOf(s, owner) === side))
}

/** The manpower that a side's living units in the field and off it have cost, in hundredths. */
export const survivingValue = (s: Scenario, p: Sight, side: number): number =>
  p.groups
    .filter(({ owner, where }) => sideOf(s, owner) === side && where !== 'captured')
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, stack) => sum + living(stack) * at(s.units, stack.unit).cost, 0)

/**
 * MG-win-single The last side with active groups wins; after the last turn the node decides, or else what survives.
 * M-sur-node: whoever has no active group left in the battle has lost the node, and wins nothing.
 */
export function verify(g: Anywhere<Manpower>): Next<Manpower> | void {
  const { s, p } = g
  const left = sidesWith(s, p, () => true)
  if (left.length <= 1) return end(g, left[0] ?? DRAWN, 'last-active')
  if (p.turn < s.turns) return
  const held = holder(s, p)
  if (left.includes(held)) return end(g, held, 'holds-node')
  const values = left.map(side => survivingValue(s, p, side))
  const most = Math.max(...values)
  const best = values.filter(value => value === most).length === 1 ? values.indexOf(most) : DRAWN
  return end(g, left[best] ?? DRAWN, 'most-left')
}

function end(g: Anywhere<Manpower>, winner: number, what: string): Next<Manpower> {
  emit(g, { is: 'battle-ended', winner, because: [{ rule: 'MG-win-single', what, change: 0 }] })
  return done
}
