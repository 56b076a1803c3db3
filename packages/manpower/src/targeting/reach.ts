import type { Point } from '@sandtable/board'
import { boxOf, distanceToSegment, grown } from '@sandtable/board'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { Aim, Declared, GroupSight, Sight } from '../position.ts'
import type { DeepReadonly } from '@sandtable/kernel'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf, shotsLeft } from '../combat/rate.ts'
import { centre, footprint, living, present } from '../formation/layout.ts'
import { distanceBetween, distanceTo, distanceToWork } from '../formation/distance.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { isBomber } from './inaccuracy.ts'
import { isPerson } from '../combat/casualties.ts'
import { isOnMap, stands } from '../ground/terrain.ts'
import { screenBefore, sees, seesPoint } from '../ground/sight.ts'
import { shotsExtra } from '../powers/on-combat.ts'
import { workTrait } from '../combat/encounter.ts'
import { hostile } from '../sides.ts'

/** Somebody's weapon. */
export type Weapon = Pick<Declared, 'group' | 'stack' | 'attack'>

/** What a stack attacks with: a weapon, or a spell. */
export interface Arm {
  readonly group: number
  readonly stack: number
  readonly attack: Attack
}

/** Why a weapon may not be used on something. */
export type OutOfReach =
  'not-there' | 'wrong-kind' | 'too-far' | 'too-near' | 'unseen' | 'sheltered' | 'screened' | 'engaged'

/** MG-altitude So much further away a flyer is for those on the ground. */
const ALTITUDE = 30_000

/** MG-screen So many other men hide somebody from volleys. */
const SCREEN = 10

const unitOf = (s: Scenario, p: Sight, { group, stack }: Pick<Weapon, 'group' | 'stack'>): Unit =>
  at(s.units, at(at(p.groups, group).stacks, stack).unit)

/** Shots that a weapon has left; a volley is a shot of each unit. */
export const shotsOfWeapon = (s: Scenario, p: Sight, { group, stack, attack }: Weapon): number =>
  shotsLeft(s, at(at(p.groups, group).stacks, stack), attack, shotsExtra(p, group, stack))

/** M-fp-none, M-fp-point Only what has no pattern names its target; the rest is aimed at the ground. */
export const isAimedAtGround = ({ pattern }: Attack): boolean => pattern.kind !== 'none'

/** Why a weapon may not have this aim, whether it is indirect or not; null: it may. */
export const whyNotAt = (
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): OutOfReach | null =>
  whyNotWith(
    s,
    p,
    { group: weapon.group, stack: weapon.stack, attack: attackOf(s, p, weapon) },
    aim,
    isIndirect,
  )

/** Why an attack may not have this aim. */
export function whyNotWith(
  s: Scenario,
  p: Sight,
  arm: Arm,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): OutOfReach | null {
  if (aim.at === 'point')
    return isAimedAtGround(arm.attack) ? whyNotPoint(s, p, arm, aim.point, isIndirect) : 'wrong-kind'
  if (isAimedAtGround(arm.attack) || isIndirect) return 'wrong-kind'
  return aim.at === 'work' ? whyNotWork(s, p, arm, aim.work) : whyNotStack(s, p, arm, aim.group, aim.stack)
}

/** MG-targets Why a weapon may not name a stack, wherever it stands: it must be a living enemy whom it can be used on. */
export function whyNotNamed(
  s: Scenario,
  p: Sight,
  { group: own, attack }: Arm,
  group: number,
  stack: number,
): OutOfReach | null {
  const target = p.groups[group]
  const struck = target?.stacks[stack]
  if (target === undefined || struck === undefined || !hostile(s, target.owner, at(p.groups, own).owner))
    return 'not-there'
  if (!present(target) || living(struck) === 0) return 'not-there'
  if (!suits(attack, target)) return 'wrong-kind'
  return attack.kind === 'volley' && isScreened(s, target, stack) ? 'screened' : null
}

/** Why a weapon may not strike a group from so far away. */
export const whyNotFrom = (
  s: Scenario,
  p: Sight,
  arm: Arm,
  group: number,
  distance: number,
): OutOfReach | null => whyNotSoFar(arm.attack, distance + altitude(s, p, arm, at(p.groups, group)))

/** MG-targets An enemy stack in range and in sight. */
function whyNotStack(s: Scenario, p: Sight, arm: Arm, group: number, stack: number): OutOfReach | null {
  const named = whyNotNamed(s, p, arm, group, stack)
  if (named !== null) return named
  if (workTrait(s, p, at(p.groups, group), 'shelter') > 0) return 'sheltered'
  return (
    whyNotFrom(s, p, arm, group, distanceBetween(s, p, arm.group, group)) ??
    (isHeldBy(s, p, arm, group) ? 'engaged' : null) ??
    (sees(s, p, arm.group, group) ? null : 'unseen')
  )
}

/** Whether a weapon is one that can be used on a group at all. */
const suits = ({ against }: Attack, { flying }: GroupSight): boolean =>
  against === 'all' || (against === 'flyers' && flying)

const whyNotSoFar = ({ range, minRange }: Attack, far: number): OutOfReach | null =>
  far > range ? 'too-far' : far < minRange ? 'too-near' : null

/** MG-altitude What a flyer's height adds for a shooter on the ground without anti-aircraft weapons. */
export const altitude = (
  s: Scenario,
  p: Sight,
  weapon: Pick<Weapon, 'group' | 'stack'>,
  target: GroupSight,
): number =>
  target.flying && !at(p.groups, weapon.group).flying && (unitOf(s, p, weapon).traits.aa ?? 0) === 0
    ? ALTITUDE
    : 0

/** MG-screen A hero, a caster or a gun among ten or more other men. */
function isScreened(s: Scenario, group: GroupSight, stack: number): boolean {
  const unit = at(s.units, at(group.stacks, stack).unit)
  const isGun = unit.crew !== null && unit.health === null
  if (unit.hero === null && unit.traits.spellcasting === undefined && !isGun) return false
  const others = group.stacks.filter((other, k) => k !== stack && isPerson(at(s.units, other.unit)))
  return others.reduce((sum, other) => sum + living(other), 0) >= SCREEN
}

/**
 * MG-block Whether somebody else than this group must be fired at: the blocker, where he is in range and can be hit. Fog and
 * walls that are conjured up are no fire.
 */
export function isHeldBy(s: Scenario, p: Sight, arm: Arm, group: number): boolean {
  const { engaged } = at(p.groups, arm.group)
  if (arm.attack.kind === 'discrete' && arm.attack.damage === null) return false
  if (engaged === NOBODY || engaged === group || !present(at(p.groups, engaged))) return false
  const blocker = at(p.groups, engaged)
  if (!suits(arm.attack, blocker) || workTrait(s, p, blocker, 'shelter') > 0) return false
  return whyNotFrom(s, p, arm, engaged, distanceBetween(s, p, arm.group, engaged)) === null
}

/** M-dmg-other A building that can be damaged. */
function whyNotWork(s: Scenario, p: Sight, arm: Arm, w: number): OutOfReach | null {
  const work = p.works[w]
  if (work === undefined || !stands(s, work) || at(s.works, work.kind).health === null) return 'not-there'
  const { attack } = arm
  if (attack.against === 'flyers') return 'wrong-kind'
  return (
    whyNotSoFar(attack, distanceToWork(s, p, arm.group, w)) ??
    (isHeldBy(s, p, arm, NOBODY) ? 'engaged' : null) ??
    (seesPoint(s, p, arm.group, [work.at[0], work.at[1]]) ? null : 'unseen')
  )
}

/** M-fp-point, M-ind-cover, MG-ind-min A point of the ground. */
function whyNotPoint(s: Scenario, p: Sight, arm: Arm, point: Point, isIndirect: boolean): OutOfReach | null {
  const { attack } = arm
  if (!isOnMap(s, point)) return 'not-there'
  if (!isIndirect) return whyNotDirect(s, p, arm, point)
  if (attack.inaccuracy === null) return 'wrong-kind'
  if (isBomber(s, p, arm.group, arm.stack)) return whyNotBombed(s, p, arm.group, attack, point)
  return whyNotSoFar(attack, distanceTo(s, p, arm.group, point))
}

/** MG-ind-min With both modes a weapon may fire directly up to its direct range, below its minimum range too. */
function whyNotDirect(s: Scenario, p: Sight, arm: Arm, point: Point): OutOfReach | null {
  const { attack } = arm
  const isDual = attack.inaccuracy !== null
  if (isDual && attack.directRange === null) return 'wrong-kind'
  const reach = isDual ? { ...attack, range: attack.directRange ?? 0, minRange: 0 } : attack
  const { engaged } = at(p.groups, arm.group)
  const isAtBlocker = engaged !== NOBODY && distanceTo(s, p, engaged, point) === 0
  return (
    (startsAtUnit(attack) ? null : whyNotSoFar(reach, distanceTo(s, p, arm.group, point))) ??
    (isHeldBy(s, p, { ...arm, attack: reach }, NOBODY) && !isAtBlocker ? 'engaged' : null) ??
    (isSeen(s, p, arm.group, attack, point) ? null : 'unseen')
  )
}

/** MG-line A line goes through units, and so they do not hide where it ends. */
function isSeen(s: Scenario, p: Sight, g: number, { pattern }: Attack, point: Point): boolean {
  const screen = screenBefore(s, p, g, point)
  return screen === null || (pattern.kind === 'line' && screen === 'units')
}

/** MG-circle-self, MG-line Patterns without a range, and lines of a printed length, have only a direction. */
const startsAtUnit = ({ pattern, range }: Attack): boolean =>
  range === 0 || (pattern.kind === 'line' && pattern.length !== null)

/** MG-ina-plain Bombs fall within range of the way that the flyer has come in this turn. */
function whyNotBombed(s: Scenario, p: Sight, g: number, { range }: Attack, point: Point): OutOfReach | null {
  const group = at(p.groups, g)
  const way = [...group.trail, centre(s, group)]
  const isNear = way.some(
    (end, i) => distanceToSegment(point, (way[i - 1] ?? end) as Point, end as Point) <= range,
  )
  return isNear ? null : 'too-far'
}

/** MG-targets, MG-carry Whether a group's stack can fight at all: who is carried cannot. */
export const canFight = (
  p: Sight,
  player: number,
  { group, stack }: Pick<Weapon, 'group' | 'stack'>,
): boolean => {
  const own = p.groups[group]
  const firing = own?.stacks[stack]
  return (
    own !== undefined && firing !== undefined && own.owner === player && present(own) && living(firing) > 0
  )
}

/** The weapons of a player that have shots left. */
export function weaponsOf(s: Scenario, p: Sight, player: number): (Weapon & { shots: number })[] {
  return [...p.groups.keys()].flatMap(group =>
    [...at(p.groups, group).stacks.keys()]
      .filter(stack => canFight(p, player, { group, stack }))
      .flatMap(stack =>
        attacksOf(s, at(at(p.groups, group).stacks, stack)).map((_, attack) => {
          const weapon = { group, stack, attack }
          return { ...weapon, shots: shotsOfWeapon(s, p, weapon) }
        }),
      )
      .filter(({ shots }) => shots > 0),
  )
}

/** The enemy stacks that a weapon may name. */
export function stacksInReach(s: Scenario, p: Sight, weapon: Weapon): Extract<Aim, { at: 'stack' }>[] {
  const around = grown(boxOf(footprint(s, at(p.groups, weapon.group))), attackOf(s, p, weapon).range)
  return groupsWithin(s, p, around).flatMap(group =>
    [...at(p.groups, group).stacks.keys()]
      .map(stack => ({ at: 'stack' as const, group, stack }))
      .filter(aim => whyNotAt(s, p, weapon, aim, false) === null),
  )
}
