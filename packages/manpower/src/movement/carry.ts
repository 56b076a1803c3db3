import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { distanceOfOutlines } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../events.ts'
import type { Part } from '../because.ts'
import type { Scenario } from '../scenario.ts'
import type { Stray } from './strays.ts'
import type { Toll } from '../combat/casualties.ts'
import { at, NOBODY } from '../position.ts'
import { cornerFor, footprint, living, unitsOf } from '../formation/layout.ts'
import { distanceBetween } from '../formation/distance.ts'
import { halfSpeed, isOwn, speedLeft, unitsIn } from './mover.ts'
import { isFree } from './contact.ts'
import { isPerson, stepLost } from '../combat/casualties.ts'
import { isOutlineOnMap, mayStandAt } from '../ground/terrain.ts'
import { straysOf } from './strays.ts'

/** MG-carry How near men must be to get on, and how near they get off. */
export const BESIDE = 1000

/** MG-carry Men for whom the living vehicles of a group have room. */
const roomIn = (s: Scenario, carrier: GroupSight): number =>
  carrier.stacks.reduce(
    (sum, stack) => sum + living(stack) * (at(s.units, stack.unit).traits.carries ?? 0),
    0,
  )

/** The group that another carries; NOBODY: none. */
export const carriedBy = (p: Sight, carrier: number): number =>
  p.groups.findIndex(group => group.where === 'aboard' && group.carrier === carrier && unitsOf(group) > 0)

/** MG-carry Whether a group may get on: men whom nobody holds (MG-block), within 10 m of a carrier that has not moved, has landed, and has room. */
export function mayEmbark(s: Scenario, p: Sight, side: number, g: number, c: number): boolean {
  if (g === c || !isOwn(p, side, g) || !isOwn(p, side, c)) return false
  const [group, carrier] = [at(p.groups, g), at(p.groups, c)]
  return (
    group.inside === NOBODY &&
    group.engaged === NOBODY &&
    carrier.covered === 0 &&
    !carrier.flying &&
    carriedBy(p, c) === NOBODY &&
    unitsIn(s, group).every(isPerson) &&
    unitsOf(group) <= roomIn(s, carrier) &&
    distanceBetween(s, p, g, c) <= BESIDE &&
    halfSpeed(s, p, g) <= speedLeft(s, p, g) &&
    halfSpeed(s, p, c) <= speedLeft(s, p, c)
  )
}

export const embark = (g: Here<Manpower>, group: number, carrier: number): void =>
  emit(g, {
    is: 'embarked',
    group,
    carrier,
    costs: [halfSpeed(g.s, g.p, group), halfSpeed(g.s, g.p, carrier)],
  })

/** A group that gets out of something, with its centre at a point and its front one way. */
export interface GettingOut {
  readonly group: number
  readonly at: Point
  readonly facing: Point
}

/** How a group would stand there; null: it may not. */
export function placedAt(
  s: Scenario,
  p: Sight,
  { group: g, at: middle, facing }: GettingOut,
): GroupSight | null {
  const group = at(p.groups, g)
  const [x, y] = cornerFor(s, group, facing, middle)
  const out: GroupSight = {
    ...group,
    at: [x, y],
    facing: [facing[0], facing[1]],
    where: 'field',
    carrier: NOBODY,
    inside: NOBODY,
    strays: [],
  }
  const area = footprint(s, out)
  if (!mayStandAt(s, p, middle) || !isOutlineOnMap(s, area) || !isFree(s, p, g, area)) return null
  const strays = straysOf(s, p, out, [])
  return strays === null ? null : { ...out, strays }
}

/** MG-carry How a carried group would stand beside its carrier; null: it may not get off. */
function besideCarrier(s: Scenario, p: Sight, side: number, order: GettingOut): GroupSight | null {
  const group = p.groups[order.group]
  if (group === undefined || group.owner !== side || group.where !== 'aboard' || unitsOf(group) === 0)
    return null
  const carrier = at(p.groups, group.carrier)
  if (carrier.flying && !unitsIn(s, group).every(({ traits }) => (traits.parachute ?? 0) > 0)) return null
  if (halfSpeed(s, p, order.group) > speedLeft(s, p, order.group)) return null
  if (halfSpeed(s, p, group.carrier) > speedLeft(s, p, group.carrier)) return null
  const out = placedAt(s, p, order)
  const isBeside = out !== null && distanceOfOutlines(footprint(s, out), footprint(s, carrier)) <= BESIDE
  return isBeside ? out : null
}

export const mayDisembark = (s: Scenario, p: Sight, side: number, order: GettingOut): boolean =>
  besideCarrier(s, p, side, order) !== null

export function disembark(g: Here<Manpower>, side: number, order: GettingOut): void {
  const out = besideCarrier(g.s, g.p, side, order) as GroupSight
  const { carrier } = at(g.p.groups, order.group)
  emit(g, {
    is: 'disembarked',
    group: order.group,
    carrier,
    ...stance(out),
    costs: [halfSpeed(g.s, g.p, order.group), halfSpeed(g.s, g.p, carrier)],
  })
}

/** Where and how a group stands, for an event. */
export const stance = ({ at: [x, y], facing, strays }: GroupSight) => ({
  at: [x, y] as [number, number],
  facing: [facing[0], facing[1]] as [number, number],
  strays: strays.map(([k, a, b]: Stray): [number, number, number] => [k, a, b]),
})

/** What the loss of a carrier costs a stack that it carried. */
interface Spilt {
  readonly group: number
  readonly stack: number
  readonly toll: Toll
  readonly because: readonly Part[]
}

/**
 * MG-carry When carriers die, the men in them lose a step each, so many as they had room for; when the last is gone they
 * stand where it stood.
 */
export function spillFrom(g: Here<Manpower>, carrier: number, stack: number, died: number): Spilt[] {
  const group = carriedBy(g.p, carrier)
  const { unit } = at(at(g.p.groups, carrier).stacks, stack)
  const roomLost = died * (at(g.s.units, unit).traits.carries ?? 0)
  if (group === NOBODY || roomLost === 0) return []
  const last = unitsOf(at(g.p.groups, carrier)) === 0
  const aboard = unitsOf(at(g.p.groups, group))
  const men = last ? aboard : Math.min(aboard, roomLost)
  const because = [{ rule: 'MG-carry', what: 'carrier-lost', change: -1 }]
  emit(g, { is: 'carrier-lost', carrier, group, men, thrownOut: last, because })
  let left = men
  return at(g.p.groups, group).stacks.flatMap((struck, k): Spilt[] => {
    const people = Math.min(left, living(struck))
    left -= people
    const toll = stepLost(at(g.s.units, struck.unit), struck, people)
    return people === 0 ? [] : [{ group, stack: k, toll, because }]
  })
}
