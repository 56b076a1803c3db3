import type { Anywhere } from '@sandtable/kernel'
import { copy, emit } from '@sandtable/kernel'
import type { GroupSight, Position, Sight, StackSight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Merged } from './regrouped.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { BESIDE, carriedBy } from './carry.ts'
import { distanceBetween } from '../formation/distance.ts'
import { halfSpeed, isAtStart, isOwn } from './mover.ts'
import { isFlyer } from './flight.ts'
import { mergeGroups } from './regrouped.ts'
import { standing } from './room.ts'
import { usesTogether } from './uses.ts'

/** Why two groups may not become one. */
export type WhyNotMerge =
  | 'not-there'
  | 'itself'
  | 'too-late'
  | 'in-building'
  | 'laden'
  | 'mixed-flyers'
  | 'one-aloft'
  | 'apart'
  | 'no-room'

/** MG-regroup How two groups within 10 m of each other would stand as one; or why they may not join. */
function joined(s: Scenario, p: Sight, player: number, g: number, into: number): GroupSight | WhyNotMerge {
  if (!isOwn(p, player, g) || !isOwn(p, player, into)) return 'not-there'
  if (g === into) return 'itself'
  if (!isAtStart(p, player)) return 'too-late'
  const [group, other] = [at(p.groups, g), at(p.groups, into)]
  if (group.inside !== NOBODY || other.inside !== NOBODY) return 'in-building'
  if (carriedBy(p, g) !== NOBODY || carriedBy(p, into) !== NOBODY) return 'laden'
  if (isFlyer(s, group) !== isFlyer(s, other)) return 'mixed-flyers'
  if (group.flying !== other.flying) return 'one-aloft'
  if (distanceBetween(s, p, g, into) > BESIDE) return 'apart'
  const stacks = allStacks(s, group, other, placesAfter(s, p, g, into))
  const whole = { ...other, ...inherited(group, other), stacks, strays: [] }
  return standing(s, p, [g, into], whole) ?? 'no-room'
}

/** MG-regroup Morale, engagement and everything used carry over. */
const inherited = (group: GroupSight, other: GroupSight): Partial<GroupSight> => ({
  still: Math.min(group.still, other.still),
  passed: Math.max(group.passed, other.passed),
  low: Math.max(group.low, other.low),
  high: Math.max(group.high, other.high),
  engaged: other.engaged === NOBODY ? group.engaged : other.engaged,
  came: other.engaged === NOBODY ? group.came : other.came,
})

/** Where a group's stacks are after it has joined another: alike ones as one, except those with a power of their own. */
function placesAfter(s: Scenario, p: Sight, g: number, into: number): number[] {
  const others = at(p.groups, into).stacks
  let next = others.length
  return at(p.groups, g).stacks.map((stack, k) => {
    const place = others.findIndex(
      (own, n) => isAlike(s, own, stack) && !isGranted(p, into, n) && !isGranted(p, g, k),
    )
    return place === -1 ? next++ : place
  })
}

/** Whether a power affects one stack alone: it was granted to a limited part. */
const isGranted = (p: Sight, g: number, k: number): boolean =>
  p.granted.some(({ group, stack }) => group === g && stack === k)

/** The stacks of both, in their places. */
function allStacks(
  s: Scenario,
  group: GroupSight,
  other: GroupSight,
  places: readonly number[],
): StackSight[] {
  const stacks = [...other.stacks]
  group.stacks.forEach((stack, k) => {
    const own = stacks[at(places, k)]
    stacks[at(places, k)] = own === undefined ? stack : added(s, own, stack)
  })
  return stacks
}

/** Of one stat block, with the same equipment and no spells; heroes stay themselves. */
const isAlike = (s: Scenario, a: StackSight, b: StackSight): boolean =>
  a.unit === b.unit &&
  at(s.units, a.unit).hero === null &&
  a.spells.length === 0 &&
  b.spells.length === 0 &&
  a.equipment.length === b.equipment.length &&
  a.equipment.every(({ kind }, i) => at(b.equipment, i).kind === kind)

const added = (s: Scenario, a: StackSight, b: StackSight): StackSight => ({
  ...a,
  healthy: a.healthy + b.healthy,
  injured: a.injured + b.injured,
  dead: a.dead + b.dead,
  health: [...a.health, ...b.health],
  crew: [...a.crew, ...b.crew],
  taken: [...a.taken, ...b.taken],
  half: a.half + b.half,
  fired: Array.from(
    { length: Math.max(a.fired.length, b.fired.length) },
    (_, i) => (a.fired[i] ?? 0) + (b.fired[i] ?? 0),
  ),
  equipment: usesTogether(s, a.equipment, b.equipment),
})

/** What keeps two groups from becoming one; null: nothing. */
export function whyNotMerge(
  s: Scenario,
  p: Sight,
  player: number,
  g: number,
  into: number,
): WhyNotMerge | null {
  const whole = joined(s, p, player, g, into)
  return typeof whole === 'string' ? whole : null
}

/**
 * MG-spacing A group that joins others in another order changes its own for half the speed of all, and there is always that
 * much at the start of Movement; joining their files is free.
 */
function orderCost(s: Scenario, p: Sight, merged: Merged): number {
  if (at(p.groups, merged.group).order === merged.whole.order) return 0
  const after = copy(p) as Position
  mergeGroups(after, merged)
  return halfSpeed(s, after, merged.into)
}

export function merge(g: Anywhere<Manpower>, player: number, group: number, into: number): void {
  const { s, p } = g
  const whole = joined(s, p, player, group, into) as GroupSight
  const merged: Merged = { group, into, whole, places: placesAfter(s, p, group, into) }
  const spent = whole.spent + orderCost(s, p, merged)
  emit(g, { is: 'merged', ...merged, whole: { ...whole, spent } })
}
