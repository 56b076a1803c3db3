import type { Point } from '@sandtable/board'
import { boxOf, distanceToSegment, grown } from '@sandtable/board'
import type { Exposed } from '../combat/casualties.ts'
import type { Line, View } from '../ground/sight.ts'
import type { Needs, Span, Unable } from './exposure.ts'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { Aim, Declared, GroupSight, Sight } from '../position.ts'
import type { DeepReadonly } from '@sandtable/kernel'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { ableAlong, linesOfFire, sectionsHit, spanOf } from './exposure.ts'
import { attacksOf, shotsBy, shotsLeft } from '../combat/rate.ts'
import { centre, footprint, living, present } from '../formation/layout.ts'
import { distanceBetween, distanceTo, gapBetween } from '../formation/distance.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { isBomber } from './inaccuracy.ts'
import { isPerson } from '../combat/casualties.ts'
import { isOnMap, stands } from '../ground/terrain.ts'
import type { Screen } from '../ground/sight-line.ts'
import { hidingOf, linesOf, viewOf, viewOfPoint, viewOfWork } from '../ground/sight.ts'
import { numberInSections, sectionsOf, unitsInSections } from '../formation/sections.ts'
import { shotsExtra } from '../powers/on-combat.ts'
import { workTrait } from '../combat/encounter.ts'
import { hostile } from '../sides.ts'

/** A stack's weapon. */
export type Weapon = Pick<Declared, 'group' | 'stack' | 'attack'>

/** A stack's means of attack: a weapon, or a spell. */
export interface Arm {
  readonly group: number
  readonly stack: number
  readonly attack: Attack
}

/** Why a weapon may not be used on something. */
export type OutOfReach =
  'not-there' | 'wrong-kind' | 'too-far' | 'too-near' | 'unseen' | 'sheltered' | 'screened' | 'engaged'

/** MG-altitude How much further away a flyer is for ground units. */
const ALTITUDE = 30_000

/** MG-screen How many other men hide a unit from volleys. */
const SCREEN = 10

const unitOf = (s: Scenario, p: Sight, { group, stack }: Pick<Weapon, 'group' | 'stack'>): Unit =>
  at(s.units, at(at(p.groups, group).stacks, stack).unit)

/** Shots that a weapon has left; a volley is a shot of each unit. */
export const shotsOfWeapon = (s: Scenario, p: Sight, { group, stack, attack }: Weapon): number =>
  shotsLeft(s, at(at(p.groups, group).stacks, stack), attack, shotsExtra(p, group, stack))

/** M-fp-none, M-fp-point Only attacks without a pattern name their target; the rest is aimed at the ground. */
export const isAimedAtGround = ({ pattern }: Attack): boolean => pattern.kind !== 'none'

/** Why a weapon may not have this aim, whether it is indirect or not; null: it may. */
export const whyNotAt = (
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): OutOfReach | null => whyNotWith(s, p, armOf(s, p, weapon), aim, isIndirect)

/** Why an attack may not have this aim. */
export function whyNotWith(
  s: Scenario,
  p: Sight,
  arm: Arm,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): OutOfReach | null {
  const lines = linesAt(s, p, arm, aim, isIndirect)
  return typeof lines === 'string' ? lines : null
}

/** MG-measure The lines along which a stack can fire at something; null: it can from anywhere. */
interface Fire {
  readonly view: View
  readonly lines: readonly Line[]
  readonly span: Span
}

function linesAt(
  s: Scenario,
  p: Sight,
  arm: Arm,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): Fire | OutOfReach | null {
  if (aim.at === 'point')
    return isAimedAtGround(arm.attack) ? linesAtPoint(s, p, arm, aim.point, isIndirect) : 'wrong-kind'
  if (isAimedAtGround(arm.attack) || isIndirect) return 'wrong-kind'
  return aim.at === 'work' ? linesAtWork(s, p, arm, aim.work) : linesAtStack(s, p, arm, aim.group, aim.stack)
}

/** MG-measure Units of a stack that can fire this way, by their numbers in it; null: all of them, or the aim is refused. */
function ableWith(s: Scenario, p: Sight, arm: Arm, aim: DeepReadonly<Aim>, isIndirect: boolean): Exposed {
  const fire = linesAt(s, p, arm, aim, isIndirect)
  return typeof fire === 'string' ? null : ableIn(arm.stack, fire)
}

const ableIn = (stack: number, fire: Fire | null): Exposed =>
  fire === null ? null : ableAlong(fire.view, stack, fire.lines, fire.span)

const armOf = (s: Scenario, p: Sight, weapon: Weapon): Arm => ({
  group: weapon.group,
  stack: weapon.stack,
  attack: attackOf(s, p, weapon),
})

/** MG-measure A weapon's units with an aim in range and sight, why the others haven't, and the units they can hit. */
export interface LinesOfFire {
  readonly able: number
  readonly units: number
  /** Units for which the aim is too far away or too near, units from which it is hidden, and by what. */
  readonly outOfRange: number
  readonly hidden: number
  readonly by: Screen | null
  /** The target's units that can be hit, and all of them; null: the target is no formation. */
  readonly exposed: number | null
  readonly targets: number | null
}

export function linesOfFireAt(
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): LinesOfFire | null {
  const fire = linesAt(s, p, armOf(s, p, weapon), aim, isIndirect)
  if (typeof fire === 'string' || fire === null) return null
  const { view, lines, span } = fire
  const number = (some: readonly Line[]): number =>
    numberInSections(
      view.own,
      weapon.stack,
      some.map(({ section }) => section),
    )
  const units = living(at(at(p.groups, weapon.group).stacks, weapon.stack))
  const able = ableAlong(view, weapon.stack, lines, span)?.length ?? units
  const all = linesOf(view)
  const away = all.filter(({ length }) => length > span.most || length < span.least)
  const outOfRange = able === units ? 0 : number(away)
  const blind = all.find(line => !lines.includes(line) && !away.includes(line))
  const struck = aim.at === 'stack' ? living(at(at(p.groups, aim.group).stacks, aim.stack)) : null
  return {
    able,
    units,
    outOfRange,
    hidden: units - able - outOfRange,
    by: able === units || blind === undefined ? null : (hidingOf(view, blind)?.by ?? null),
    exposed: struck === null ? null : (exposedAt(s, p, weapon, aim)?.length ?? struck),
    targets: struck,
  }
}

/** MG-measure The units of a weapon's stack with this aim in range and sight, by their numbers in it; null: all of them. */
export const ableAt = (
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): Exposed => ableWith(s, p, armOf(s, p, weapon), aim, isIndirect)

/**
 * MG-measure Shots that a weapon has left for an aim, as far as those can fire them who have it in range and sight; of
 * these some may be needed for what the stack has declared before.
 */
export function shotsAt(
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  aim: DeepReadonly<Aim>,
  isIndirect: boolean,
): number {
  const fire = linesAt(s, p, armOf(s, p, weapon), aim, isIndirect)
  if (typeof fire === 'string') return 0
  const all = shotsOfWeapon(s, p, weapon)
  const able = ableIn(weapon.stack, fire)
  if (able === null) return all
  const stack = at(at(p.groups, weapon.group).stacks, weapon.stack)
  const extra = shotsExtra(p, weapon.group, weapon.stack)
  const left = (units: ReadonlySet<number>, promised: number): number =>
    shotsBy(s, stack, weapon.attack, extra, units.size) - promised
  return Math.max(0, Math.min(all, leastLeft(left, new Set(able), promisedBy(s, p, weapon))))
}

/** Units that can fire at something, and shots that are declared at it. */
interface Promised {
  readonly able: readonly number[]
  readonly shots: number
}

/** The attacks that a stack has declared with a weapon and that not all of it can make. */
const promisedBy = (s: Scenario, p: Sight, { group, stack, attack }: Weapon): Promised[] =>
  p.declared
    .filter(one => one.group === group && one.stack === stack && one.attack === attack)
    .flatMap(one => {
      const able = ableAt(s, p, one, one.aim, one.falls !== null)
      return able === null ? [] : [{ able, shots: one.units }]
    })

/** Whatever attacks are taken together, the units that can make one of them have to make them all. */
function leastLeft(
  left: (units: ReadonlySet<number>, promised: number) => number,
  units: ReadonlySet<number>,
  [first, ...others]: readonly Promised[],
  promised = 0,
): number {
  if (first === undefined) return left(units, promised)
  return Math.min(
    leastLeft(left, units, others, promised),
    leastLeft(left, new Set([...units, ...first.able]), others, promised + first.shots),
  )
}

/** MG-measure A target's units that a weapon can hit; null: all of them. */
export const exposedAt = (s: Scenario, p: Sight, weapon: Weapon, aim: DeepReadonly<Aim>): Exposed =>
  aim.at === 'stack' ? exposedTo(s, p, armOf(s, p, weapon), aim.group, aim.stack) : null

/** MG-measure The units of a stack that a stack with this attack can hit, by their numbers in it; null: all of them. */
export function exposedTo(s: Scenario, p: Sight, arm: Arm, group: number, stack: number): Exposed {
  const fire = linesTo(s, p, arm, group)
  return typeof fire === 'string' ? [] : exposedIn(s, p, arm, group, stack, fire)
}

function exposedIn(s: Scenario, p: Sight, arm: Arm, group: number, stack: number, fire: Fire): Exposed {
  const hit = sectionsHit(s, p, [arm.group, group], fire.lines, fire.span)
  return unitsInSections(sectionsOf(s, at(p.groups, group)), stack, hit)
}

/** MG-targets Why a weapon may not name a stack, wherever it is: it must be a living enemy that the weapon works on. */
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
function linesAtStack(s: Scenario, p: Sight, arm: Arm, group: number, stack: number): Fire | OutOfReach {
  const named = whyNotNamed(s, p, arm, group, stack)
  if (named !== null) return named
  if (workTrait(s, p, at(p.groups, group), 'shelter') > 0) return 'sheltered'
  const fire = linesTo(s, p, arm, group)
  if (fire !== 'unseen' && typeof fire === 'string') return fire
  if (isHeldBy(s, p, arm, group)) return 'engaged'
  if (fire === 'unseen') return fire
  if (at(p.groups, group).stacks.length === 1) return fire
  return exposedIn(s, p, arm, group, stack, fire)?.length === 0 ? 'unseen' : fire
}

/** MG-measure Along which lines a stack has a group in range and sight. */
function linesTo(s: Scenario, p: Sight, arm: Arm, group: number): Fire | Unable {
  const { range, minRange } = arm.attack
  const span = spanOf(range, minRange, altitude(s, p, arm, at(p.groups, group)))
  if (gapBetween(s, p, arm.group, group) > span.most) return 'too-far'
  return fireOn(viewOf(s, p, arm.group, group), arm, span, IN_SIGHT)
}

const IN_SIGHT: Needs = { through: null }

function fireOn(view: View, { stack }: Arm, span: Span, needs: Needs): Fire | Unable {
  const lines = linesOfFire(view, stack, span, needs)
  return typeof lines === 'string' ? lines : { view, lines, span }
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
 * MG-block Whether only the blocker may be fired at, and not this group: if the blocker is in range and can be hit. Conjured
 * fog and walls are no fire.
 */
export function isHeldBy(s: Scenario, p: Sight, arm: Arm, group: number): boolean {
  const { engaged } = at(p.groups, arm.group)
  if (arm.attack.kind === 'discrete' && arm.attack.damage === null) return false
  if (engaged === NOBODY || engaged === group || !present(at(p.groups, engaged))) return false
  const blocker = at(p.groups, engaged)
  if (!suits(arm.attack, blocker) || workTrait(s, p, blocker, 'shelter') > 0) return false
  return whyNotFrom(s, p, arm, engaged, distanceBetween(s, p, arm.group, engaged)) === null
}

/** Why a weapon could not strike somebody on foot who stood at a place; null: it could. */
export function whyNotThere(s: Scenario, p: Sight, weapon: Weapon, point: Point): OutOfReach | null {
  const arm = armOf(s, p, weapon)
  const { attack, group } = arm
  if (attack.against === 'flyers') return 'wrong-kind'
  const isArea = isAimedAtGround(attack)
  if (isArea && linesNowhere(linesAtPoint(s, p, arm, point, true)) === null) return null
  if (isArea && !startsAtUnit(attack)) return linesNowhere(linesDirect(s, p, arm, point))
  const span = spanOf(farthest(attack), attack.minRange, 0)
  const fire = fireOn(viewOfPoint(s, p, group, point), arm, span, IN_SIGHT)
  return linesNowhere(unlessHeld(s, p, arm, fire))
}

const linesNowhere = (lines: Fire | OutOfReach | null): OutOfReach | null =>
  typeof lines === 'string' ? lines : null

/** How far an attack harms anybody at all: its range, or as far as a pattern goes that begins at the unit itself. */
export function farthest(attack: Attack): number {
  const { pattern, range } = attack
  if (!startsAtUnit(attack)) return range
  return 'radius' in pattern ? pattern.radius : 'length' in pattern ? (pattern.length ?? range) : range
}

/** M-dmg-other A building that can be damaged. */
function linesAtWork(s: Scenario, p: Sight, arm: Arm, w: number): Fire | OutOfReach {
  const work = p.works[w]
  if (work === undefined || !stands(s, work) || at(s.works, work.kind).health === null) return 'not-there'
  const { against, range, minRange } = arm.attack
  if (against === 'flyers') return 'wrong-kind'
  return unlessHeld(
    s,
    p,
    arm,
    fireOn(viewOfWork(s, p, arm.group, w), arm, spanOf(range, minRange, 0), IN_SIGHT),
  )
}

/** MG-block Lines, or why there are none; what is in range must be the blocker before it must be seen. */
function unlessHeld(s: Scenario, p: Sight, arm: Arm, fire: Fire | Unable): Fire | OutOfReach {
  if (fire === 'too-far' || fire === 'too-near') return fire
  return isHeldBy(s, p, arm, NOBODY) ? 'engaged' : fire
}

/** M-fp-point, M-ind-cover, MG-ind-min A point of the ground. */
function linesAtPoint(
  s: Scenario,
  p: Sight,
  arm: Arm,
  point: Point,
  isIndirect: boolean,
): Fire | OutOfReach | null {
  const { attack } = arm
  if (!isOnMap(s, point)) return 'not-there'
  if (!isIndirect) return linesDirect(s, p, arm, point)
  if (attack.inaccuracy === null) return 'wrong-kind'
  if (isBomber(s, p, arm.group, arm.stack)) return whyNotBombed(s, p, arm.group, attack, point)
  return fireOn(viewOfPoint(s, p, arm.group, point), arm, spanOf(attack.range, attack.minRange, 0), null)
}

/** MG-ind-min With both modes a weapon may fire directly up to its direct range, below its minimum range too. */
function linesDirect(s: Scenario, p: Sight, arm: Arm, point: Point): Fire | OutOfReach {
  const { attack } = arm
  const isDual = attack.inaccuracy !== null
  if (isDual && attack.directRange === null) return 'wrong-kind'
  const reach = isDual ? { ...attack, range: attack.directRange ?? 0, minRange: 0 } : attack
  const span = startsAtUnit(attack) ? ANYWHERE : { ...spanOf(reach.range, reach.minRange, 0), isWhole: false }
  const fire = fireOn(viewOfPoint(s, p, arm.group, point), arm, span, screenOf(attack))
  const { engaged } = at(p.groups, arm.group)
  const isAtBlocker = engaged !== NOBODY && distanceTo(s, p, engaged, point) === 0
  return isAtBlocker ? fire : unlessHeld(s, p, { ...arm, attack: reach }, fire)
}

const ANYWHERE: Span = { least: 0, most: Infinity, isWhole: false }

/** MG-line A line goes through units, so they don't hide its end. */
const screenOf = ({ pattern }: Attack): Needs => (pattern.kind === 'line' ? { through: 'units' } : IN_SIGHT)

/** MG-circle-self, MG-line Patterns without a range, and lines of a printed length, have only a direction. */
const startsAtUnit = ({ pattern, range }: Attack): boolean =>
  range === 0 || (pattern.kind === 'line' && pattern.length !== null)

/** MG-ina-plain Bombs fall within range of the flyer's path this turn. */
function whyNotBombed(s: Scenario, p: Sight, g: number, { range }: Attack, point: Point): OutOfReach | null {
  const group = at(p.groups, g)
  const way = [...group.trail, centre(s, group)]
  const isNear = way.some(
    (end, i) => distanceToSegment(point, (way[i - 1] ?? end) as Point, end as Point) <= range,
  )
  return isNear ? null : 'too-far'
}

/** MG-targets, MG-carry Whether a group's stack can fight at all: carried ones can't. */
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
