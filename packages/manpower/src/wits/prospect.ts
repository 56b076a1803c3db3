import type { GroupSight, Sight } from '../position.ts'
import type { Fire } from './harm.ts'
import type { Point } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import { isAimedAtGround, isHeldBy, whyNotFrom } from '../targeting/reach.ts'
import { armsOf } from './targets.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { centre, cornerFor, living, present } from '../formation/layout.ts'
import { distanceBetween, distanceTo } from '../formation/distance.ts'
import { harmAtStack, harmOfStrike } from './harm.ts'
import { sees } from '../ground/sight.ts'
import { speedOfMarch } from './ways.ts'
import { withGroup } from '../formation/whereabouts.ts'
import { worthOfGroup } from './worth.ts'
import { hostile, sameSide } from '../sides.ts'

/** What a place gives to a group and what it costs it, in hundredths of manpower. */
export interface Prospect {
  readonly harm: number
  readonly danger: number
}

/** The position with a group somewhere else. */
export function standingAt(s: Scenario, p: Sight, g: number, point: Point): Sight {
  const group = at(p.groups, g)
  const [x, y] = cornerFor(s, group, group.facing, point)
  return withGroup(p, g, { ...group, at: [x, y], strays: [] })
}

export const placeOf = (s: Scenario, p: Sight, g: number): Prospect => ({
  harm: harmFrom(s, p, g),
  danger: dangerAt(s, p, g),
})

/** What a group's own fire costs the enemies from where it is. */
function harmFrom(s: Scenario, p: Sight, g: number): number {
  return harmOn(s, p, g, foesOf(s, p, g))
}

export function foesOf(s: Scenario, p: Sight, g: number): number[] {
  const { owner } = at(p.groups, g)
  return [...p.groups.keys()].filter(
    n => hostile(s, at(p.groups, n).owner, owner) && present(at(p.groups, n)),
  )
}

/** What the enemies' fire can cost a group in its place: each of them fires at one target in reach. */
function dangerAt(s: Scenario, p: Sight, g: number): number {
  const { owner } = at(p.groups, g)
  return p.groups.reduce((sum, other, n) => {
    if (!hostile(s, other.owner, owner) || !present(other)) return sum
    const harm = harmOn(s, p, n, [g]) + shelling(s, p, n, g)
    return harm === 0 ? sum : sum + harm / (1 + beside(s, p, g, n))
  }, 0)
}

/** A shell that is not aimed by sight does this part of what it does where it is aimed. */
const ASTRAY = 0.3

/** M-ind-def What the guns of an enemy that aim at the ground can do to a group where it is. */
function shelling(s: Scenario, p: Sight, foe: number, g: number): number {
  const guns = armsOf(s, p, foe).filter(fire => isAimedAtGround(attackOf(s, p, fire)))
  if (guns.length === 0 || at(p.groups, g).flying) return 0
  const group = at(p.groups, g)
  const [x, y] = centre(s, group)
  const worth = worthOfGroup(s, group)
  return guns.reduce((sum, fire) => {
    const attack = attackOf(s, p, fire)
    const far = distanceTo(s, p, foe, [x, y])
    if (
      far > attack.range ||
      (attack.inaccuracy !== null && attack.directRange === null && far < attack.minRange)
    )
      return sum
    const astray = attack.inaccuracy === null ? 1 : ASTRAY
    return sum + Math.min(worth, astray * fire.units * Math.max(0, burstOn(s, p, fire, g)))
  }, 0)
}

const bursts = new WeakMap<GroupSight['stacks'], Map<string, number>>()

/** What one shot in the middle of a group does: counted once for a group as it is, wherever it goes. */
function burstOn(s: Scenario, p: Sight, fire: Fire, g: number): number {
  const group = at(p.groups, g)
  const known = bursts.get(group.stacks) ?? new Map<string, number>()
  bursts.set(group.stacks, known)
  const key = `${fire.group} ${fire.stack} ${fire.attack}`
  let harm = known.get(key)
  if (harm === undefined) {
    harm = harmOfStrike(s, p, fire, attackOf(s, p, fire), centre(s, group))
    known.set(key, harm)
  }
  return harm
}

/** Friends who are within an enemy's reach as well, or can be in this turn. */
function beside(s: Scenario, p: Sight, g: number, foe: number): number {
  const { owner } = at(p.groups, g)
  const reach = armsOf(s, p, foe).reduce((most, fire) => Math.max(most, attackOf(s, p, fire).range), 0)
  return p.groups.filter(
    (group, n) =>
      n !== g &&
      sameSide(s, group.owner, owner) &&
      present(group) &&
      !group.flying &&
      distanceBetween(s, p, n, foe) <= reach + speedOfMarch(s, p, n),
  ).length
}

/** The most that the weapons of a group, each by itself, do to one of these groups by fire at stacks. */
export const harmOn = (s: Scenario, p: Sight, g: number, marks: readonly number[]): number =>
  harmWith(s, p, armsOf(s, p, g), marks)

/** The same with these weapons of one group. */
export function harmWith(s: Scenario, p: Sight, arms: readonly Fire[], marks: readonly number[]): number {
  const aimed = arms.filter(fire => !isAimedAtGround(attackOf(s, p, fire)))
  const [first] = aimed
  if (first === undefined) return 0
  const best = new Map<number, number>()
  for (const mark of marks) {
    const target = at(p.groups, mark)
    const apart = distanceBetween(s, p, first.group, mark)
    const inReach = aimed.filter(fire => {
      const arm = { ...fire, attack: attackOf(s, p, fire) }
      return whyNotFrom(s, p, arm, mark, apart) === null && !isHeldBy(s, p, arm, mark)
    })
    if (inReach.length === 0 || !sees(s, p, first.group, mark)) continue
    const stack = mainStack(target)
    for (const fire of inReach) {
      const harm = harmAtStack(s, p, fire, { at: 'stack', group: mark, stack })
      best.set(fire.stack, Math.max(best.get(fire.stack) ?? 0, harm))
    }
  }
  return [...best.values()].reduce((sum, harm) => sum + harm, 0)
}

/** The stack of a group that has most units. */
export const mainStack = ({ stacks }: GroupSight): number =>
  stacks.reduce((best, stack, k) => (living(stack) > living(at(stacks, best)) ? k : best), 0)
