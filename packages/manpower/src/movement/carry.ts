import type { Anywhere, Part } from '@sandtable/kernel'
import type { GettingOut } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { Outline } from '@sandtable/board'
import { distanceOfOutlines } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
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

/** MG-carry The men that a group's living vehicles have room for. */
export const roomIn = (s: Scenario, carrier: GroupSight): number =>
  carrier.stacks.reduce(
    (sum, stack) => sum + living(stack) * (at(s.units, stack.unit).traits.carries ?? 0),
    0,
  )

/** The group that another carries; NOBODY: none. */
export const carriedBy = (p: Sight, carrier: number): number =>
  p.groups.findIndex(group => group.where === 'aboard' && group.carrier === carrier && unitsOf(group) > 0)

/** Why a group may not get on another. */
export type WhyNotEmbark =
  | 'not-there'
  | 'no-carrier'
  | 'carrier-moved'
  | 'carrier-aloft'
  | 'carrier-taken'
  | 'in-building'
  | 'held'
  | 'people-only'
  | 'carrier-full'
  | 'apart'
  | 'half-speed'
  | 'carrier-half-speed'

/** MG-carry Why a group may not board: men not engaged (MG-block) may within 10 m of a carrier that has not moved, has landed, and has room. */
export function whyNotEmbark(
  s: Scenario,
  p: Sight,
  player: number,
  g: number,
  c: number,
): WhyNotEmbark | null {
  if (!isOwn(p, player, g) || !isOwn(p, player, c)) return 'not-there'
  const [group, carrier] = [at(p.groups, g), at(p.groups, c)]
  if (g === c || roomIn(s, carrier) === 0) return 'no-carrier'
  if (carrier.covered > 0) return 'carrier-moved'
  if (carrier.flying) return 'carrier-aloft'
  if (carriedBy(p, c) !== NOBODY) return 'carrier-taken'
  if (group.inside !== NOBODY) return 'in-building'
  if (group.engaged !== NOBODY) return 'held'
  if (!unitsIn(s, group).every(isPerson)) return 'people-only'
  if (unitsOf(group) > roomIn(s, carrier)) return 'carrier-full'
  if (distanceBetween(s, p, g, c) > BESIDE) return 'apart'
  return lackOfSpeed(s, p, g, c)
}

/** MG-carry Getting on and off takes half the speed of both. */
function lackOfSpeed(
  s: Scenario,
  p: Sight,
  g: number,
  c: number,
): 'half-speed' | 'carrier-half-speed' | null {
  if (halfSpeed(s, p, g) > speedLeft(s, p, g)) return 'half-speed'
  return halfSpeed(s, p, c) > speedLeft(s, p, c) ? 'carrier-half-speed' : null
}

export const embark = (g: Anywhere<Manpower>, group: number, carrier: number): void =>
  emit(g, {
    is: 'embarked',
    group,
    carrier,
    costs: [halfSpeed(g.s, g.p, group), halfSpeed(g.s, g.p, carrier)],
  })

type NoPlace = 'barred' | 'off-map' | 'occupied' | 'no-room'

/** How a group would stand there; or why it may not. */
export function placedAt(
  s: Scenario,
  p: Sight,
  { group: g, at: middle, facing }: GettingOut,
): GroupSight | NoPlace {
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
  if (!isOutlineOnMap(s, area)) return 'off-map'
  if (!mayStandAt(s, p, middle)) return 'barred'
  if (!isFree(s, p, g, area)) return 'occupied'
  const strays = straysOf(s, p, out, [])
  return strays === null ? 'no-room' : { ...out, strays }
}

/** Why a group may not get out of what it is in, or off what carries it. */
export type WhyNotOut =
  NoPlace | 'not-there' | 'no-parachutes' | 'half-speed' | 'carrier-half-speed' | 'not-beside'

/** A group that gets out beside something, if it is near enough. */
export const beside = (
  s: Scenario,
  out: GroupSight | NoPlace,
  outline: Outline,
): GroupSight | NoPlace | 'not-beside' =>
  typeof out === 'string' || distanceOfOutlines(footprint(s, out), outline) <= BESIDE ? out : 'not-beside'

/** MG-carry A carried group's place beside its carrier; or why it may not get off. */
function besideCarrier(s: Scenario, p: Sight, player: number, order: GettingOut): GroupSight | WhyNotOut {
  const group = p.groups[order.group]
  if (group === undefined || group.owner !== player || group.where !== 'aboard' || unitsOf(group) === 0)
    return 'not-there'
  const carrier = at(p.groups, group.carrier)
  if (carrier.flying && !unitsIn(s, group).every(({ traits }) => (traits.parachute ?? 0) > 0))
    return 'no-parachutes'
  return (
    lackOfSpeed(s, p, order.group, group.carrier) ?? beside(s, placedAt(s, p, order), footprint(s, carrier))
  )
}

/** What keeps a group from getting off so; null: nothing. */
export function whyNotDisembark(s: Scenario, p: Sight, player: number, order: GettingOut): WhyNotOut | null {
  const out = besideCarrier(s, p, player, order)
  return typeof out === 'string' ? out : null
}

export function disembark(g: Anywhere<Manpower>, player: number, order: GettingOut): void {
  const out = besideCarrier(g.s, g.p, player, order) as GroupSight
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
 * MG-carry When carriers die, the men in them lose a step each, as many as they had room for; a man who no
 * longer has room stays where they stood, with all who are with him.
 */
export function spillFrom(g: Anywhere<Manpower>, carrier: number, stack: number, died: number): Spilt[] {
  const group = carriedBy(g.p, carrier)
  const { unit } = at(at(g.p.groups, carrier).stacks, stack)
  const roomLost = died * (at(g.s.units, unit).traits.carries ?? 0)
  if (group === NOBODY || roomLost === 0) return []
  const room = roomIn(g.s, at(g.p.groups, carrier))
  const aboard = unitsOf(at(g.p.groups, group))
  const men = room === 0 ? aboard : Math.min(aboard, roomLost)
  const because = [{ rule: 'MG-carry', what: 'carrier-lost', change: -1 }]
  emit(g, { is: 'carrier-lost', carrier, group, men, thrownOut: aboard > room, because })
  let left = men
  return at(g.p.groups, group).stacks.flatMap((struck, k): Spilt[] => {
    const people = Math.min(left, living(struck))
    left -= people
    const toll = stepLost(at(g.s.units, struck.unit), struck, people)
    return people === 0 ? [] : [{ group, stack: k, toll, because }]
  })
}
