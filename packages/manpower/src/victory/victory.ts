import type { Anywhere, Next, Part } from '@sandtable/kernel'
import { done, emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at, DRAWN, NOBODY } from '../position.ts'
import { centre, living, unitsOf } from '../formation/layout.ts'
import { inNode } from '../ground/terrain.ts'
import { rawMe } from '../combat/man-equivalence.ts'
import { sideOf } from '../sides.ts'

/** MG-control A group is active while a unit of it lives that has man equivalence and does not fly; men aboard are. */
export const active = (s: Scenario, group: GroupSight): boolean =>
  (group.where === 'field' || group.where === 'aboard') &&
  !group.flying &&
  group.stacks.some(stack => living(stack) > 0 && at(s.units, stack.unit).me > 0)

/** MG-win-single The groups that hold ground in the node's zone, on foot or carried over it. */
const inZone = (s: Scenario, p: Sight): GroupSight[] =>
  p.groups.filter(group => {
    const stood = group.where === 'aboard' ? at(p.groups, group.carrier) : group
    return active(s, group) && !stood.flying && inNode(s, centre(s, stood))
  })

/** MG-win-single The living man equivalence that a side has in the node's zone, in two-hundredths; the injured count half. */
export const strengthInZone = (s: Scenario, p: Sight, side: number): number =>
  inZone(s, p)
    .filter(({ owner }) => sideOf(s, owner) === side)
    .reduce((sum, group) => sum + rawMe(s, group), 0)

/** MG-win-single The side that the node would go to now: the stronger in its zone; on equal figures, or where nobody stands, its owner's. */
export function holder(s: Scenario, p: Sight): number {
  if (s.map.node === null) return NOBODY
  const owner = sideOf(s, s.map.node.owner)
  if (p.rulings.zone === 'alone') {
    const there = sidesOf(s, inZone(s, p))
    return there.length === 1 ? at(there, 0) : owner
  }
  const strengths = [...s.sides.keys()].map(side => strengthInZone(s, p, side))
  const most = Math.max(...strengths)
  const strongest = [...strengths.keys()].filter(side => strengths[side] === most)
  return strongest.length === 1 ? at(strongest, 0) : owner
}

const sidesOf = (s: Scenario, groups: readonly GroupSight[]): number[] =>
  [...s.sides.keys()].filter(side => groups.some(({ owner }) => sideOf(s, owner) === side))

/** The manpower that a side's living units in the field and off it have cost, in hundredths. */
export const survivingValue = (s: Scenario, p: Sight, side: number): number =>
  p.groups
    .filter(({ owner, where }) => sideOf(s, owner) === side && where !== 'captured')
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, stack) => sum + living(stack) * at(s.units, stack.unit).cost, 0)

/** Whether any unit of a group lives and is in the battle, or on the way to it. */
const isExpected = (group: GroupSight): boolean =>
  ['field', 'aboard', 'waiting', 'due'].includes(group.where) && unitsOf(group) > 0

/** MG-standing The sides with any unit alive in the battle, flyers too, or with reinforcements still to come. */
export function standingSides(s: Scenario, p: Sight): number[] {
  if (p.rulings.standing === 'active') return sidesOf(s, p.groups.filter(group => active(s, group))) // prettier-ignore
  const owners = p.groups.filter(isExpected).map(({ owner }) => owner)
  const awaiting = [...s.players.keys()].filter(player => awaitsManpower(s, p, player))
  return [...s.sides.keys()].filter(side =>
    [...owners, ...awaiting].some(player => sideOf(s, player) === side),
  )
}

/** M-reinf-battle Whether a player will still be granted manpower. */
export const awaitsManpower = (s: Scenario, p: Sight, player: number): boolean =>
  !p.givenUp.includes(player) &&
  at(s.players, player).reinforcements.some(({ turn, manpower }) => turn > p.turn && manpower > 0)

/** Who would win if the battle ended now, and why. */
interface Decided {
  readonly winner: number
  readonly what: 'last-active' | 'holds-node' | 'most-left'
}

/**
 * MG-win-single The last side standing, or else the zone decides, or else what survives. M-sur-node: a side
 * without an active group left in the battle has lost the node.
 */
export function winnerNow(s: Scenario, p: Sight): Decided {
  const left = standingSides(s, p)
  if (left.length <= 1) return { winner: left[0] ?? DRAWN, what: 'last-active' }
  const held = holder(s, p)
  const fighting = sidesOf(s, p.groups.filter(group => active(s, group))) // prettier-ignore
  if (fighting.includes(held)) return { winner: held, what: 'holds-node' }
  const values = left.map(side => survivingValue(s, p, side))
  const most = Math.max(...values)
  const best = values.filter(value => value === most).length === 1 ? values.indexOf(most) : DRAWN
  return { winner: left[best] ?? DRAWN, what: 'most-left' }
}

/** MG-win-single, MG-truce-single The end of a turn, or of the battle by agreement: whether it is over. */
export function verify(g: Anywhere<Manpower>): Next<Manpower> | void {
  const { s, p } = g
  if (standingSides(s, p).length > 1 && p.turn < s.turns && !p.truce) return
  const { winner, what } = winnerNow(s, p)
  const because: Part[] = [{ rule: 'MG-win-single', what, change: 0 }]
  if (p.truce) because.push({ rule: 'MG-truce-single', what: 'truce', change: 0 })
  emit(g, { is: 'battle-ended', winner, because })
  return done
}
