import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Aim, Sight, StackSight } from '../position.ts'
import type { Attack, Scenario } from '../scenario.ts'
import type { Formula } from '../formula/formula.ts'
import type { Hit } from '../combat/losses.ts'
import type { StackAt } from '../combat/encounter.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Toll } from '../combat/casualties.ts'
import type { Weapon } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { attackOf, blowOf, volleyOnMap } from '../combat/fire.ts'
import { blastHits, blastOnWorks } from '../combat/blast.ts'
import { caughtIn, patternHits, swathOf } from '../combat/patterns.ts'
import { centre } from '../formation/layout.ts'
import { deviationFactor } from '../powers/on-combat.ts'
import { diceIn, valueOf } from '../formula/formula.ts'
import { distanceTo } from '../formation/distance.ts'
import { divisorOf } from '../combat/advantage.ts'
import { firstSurface } from '../combat/first-surface.ts'
import { encounter, guardOf } from '../combat/encounter.ts'
import { hitDamage, volleyDamage } from '../combat/volley.ts'
import { inNode } from '../ground/terrain.ts'
import { multiplierOf, offsetsAround, ZERO_SHARE, zeroAt } from '../targeting/inaccuracy.ts'
import { passes } from '../combat/armour.ts'
import { plus, ratio, times } from '../formula/ratio.ts'
import { shotOn, volleyOn } from '../combat/casualties.ts'
import { taking } from '../combat/rate.ts'
import { worthOf, worthOfGroup } from './worth.ts'
import { holdsNode, sameSide } from '../sides.ts'

type AimSight = DeepReadonly<Aim>
type StackAim = Extract<AimSight, { at: 'stack' }>

/** A weapon and how many units of a volley, or how many shots, are fired with it. */
export interface Fire extends Weapon {
  readonly units: number
}

/** What two dice show on an average. */
export const SEVEN = 7
const HALF = ratio(1, 2)

/** The mean of a formula in which dice are only added and multiplied by numbers. */
export function meanOf(formula: Formula): Ratio {
  const sides = diceIn(formula)
  const least = valueOf(
    formula,
    sides.map(() => 1),
  )
  return times(plus(least, valueOf(formula, sides)), HALF)
}

/** How a stack stands after average fire at it. */
export function tollOf(s: Scenario, p: Sight, fire: Fire, aim: StackAim): Toll {
  const stack = at(at(p.groups, aim.group).stacks, aim.stack)
  const unit = at(s.units, stack.unit)
  const attack = attackOf(s, p, fire)
  if (attack.kind === 'volley') {
    const firing = { ...fire, ...taking(at(at(p.groups, fire.group).stacks, fire.stack), 0, fire.units) }
    const volley = volleyOnMap(s, p, firing, aim)
    return volleyOn(
      unit,
      stack,
      volleyDamage([volley], guardOf(s, p, [aim.group, aim.stack]), SEVEN, p.rulings.least),
    )
  }
  return tollOfShots(s, p, [fire.group, fire.stack], attack, fire.units, aim)
}

/** How a stack stands after so many average hits by a weapon or a spell. */
function tollOfShots(
  s: Scenario,
  p: Sight,
  from: StackAt,
  attack: Attack,
  shots: number,
  { group, stack: k }: StackAim,
): Toll {
  const stack = at(at(p.groups, group).stacks, k)
  if (attack.damage === null) return stack
  const { relative } = encounter(s, p, from, [group, k])
  const part = passes(guardOf(s, p, [group, k]), blowOf(attack))
  const damage = hitDamage(meanOf(attack.damage), part, divisorOf(relative))
  let toll: Toll = stack
  for (let shot = 0; shot < shots && toll.healthy + toll.injured > 0; shot++)
    toll = shotOn(at(s.units, stack.unit), toll, damage)
  return toll
}

/** A stack that is gone is worth a little more than its units. */
const FINISHED = 1.15

/** What average fire at a stack costs its owner, in hundredths of manpower. */
export const harmAtStack = (s: Scenario, p: Sight, fire: Fire, aim: StackAim): number =>
  harmOfToll(s, p, fire.group, aim, tollOf(s, p, fire, aim))

/** What one average hit on a stack costs its owner. */
export const harmOfHit = (s: Scenario, p: Sight, from: StackAt, attack: Attack, aim: StackAim): number =>
  harmOfToll(s, p, from[0], aim, tollOfShots(s, p, from, attack, 1, aim))

function harmOfToll(s: Scenario, p: Sight, by: number, { group, stack: k }: StackAim, toll: Toll): number {
  const lost = worthLost(s, at(at(p.groups, group).stacks, k), toll)
  return lost * (toll.healthy + toll.injured === 0 ? FINISHED : 1) * stakeIn(s, p, by, group)
}

/** MG-win-single Who stands in a node that one must take counts for more. */
const IN_THE_WAY = 1.5

function stakeIn(s: Scenario, p: Sight, own: number, other: number): number {
  const { node } = s.map
  if (node === null || holdsNode(s, at(p.groups, own).owner)) return 1
  return inNode(s, centre(s, at(p.groups, other))) ? IN_THE_WAY : 1
}

const worthLost = (s: Scenario, stack: StackSight, toll: Toll): number => {
  const unit = at(s.units, stack.unit)
  return worthOf(unit, stack) - worthOf(unit, toll)
}

/** What one shot at the ground costs the enemies less what it costs friends; indirect ones where they fall on an average. */
export function harmAtGround(
  s: Scenario,
  p: Sight,
  weapon: Weapon,
  point: Point,
  isIndirect: boolean,
): number {
  const attack = attackOf(s, p, weapon)
  if (!isIndirect || attack.inaccuracy === null)
    return harmOfStrike(s, p, weapon, attack, attack.ffs ? surfaceBefore(s, p, weapon.group, point) : point)
  const factor = deviationFactor(s, p, weapon.group, weapon.stack)
  const far = distanceTo(s, p, weapon.group, point)
  const by = ratio(multiplierOf(s, p, weapon.group, weapon.stack, attack, far))
  const metres = times(times(meanOf(attack.inaccuracy), by), factor)
  const offsets = offsetsAround(metres)
  const astray = offsets.reduce(
    (sum, [dx, dy]) =>
      sum + harmOfStrike(s, p, weapon, attack, [point[0] + dx, point[1] + dy]) / offsets.length,
    0,
  )
  if (!zeroAt(s, p, weapon.group, weapon.stack, point)) return astray
  return (1 - ZERO_SHARE) * astray + ZERO_SHARE * harmOfStrike(s, p, weapon, attack, point)
}

/** MG-ffs Where a shell from the middle of a group bursts that is aimed at a point. */
const surfaceBefore = (s: Scenario, p: Sight, g: number, point: Point): Point =>
  firstSurface(s, p, g, centre(s, at(p.groups, g)), point)

/** What one shot does that strikes at a point. */
export function harmOfStrike(s: Scenario, p: Sight, weapon: Weapon, attack: Attack, point: Point): number {
  if (attack.damage === null) return 0
  const { owner } = at(p.groups, weapon.group)
  const rolled = meanOf(attack.damage)
  const blow = blowOf(attack)
  if (attack.killRadius !== null) {
    const burst = { point, killRadius: attack.killRadius, rolled, blow }
    const works = blastOnWorks(s, p, burst).reduce(
      (sum, { work, damage }) => sum + harmToWork(s, p, owner, work, damage),
      0,
    )
    return works + harmOfHits(s, p, weapon.group, blastHits(s, p, burst))
  }
  const swath = swathOf(attack.pattern, attack.range, centre(s, at(p.groups, weapon.group)), point)
  const others = caughtIn(s, p, swath).filter(({ group }) => group !== weapon.group)
  return harmOfHits(s, p, weapon.group, patternHits(s, p, others, rolled, blow))
}

const harmOfHits = (s: Scenario, p: Sight, by: number, hits: readonly Hit[]): number =>
  hits.reduce((sum, { group, stack, toll }) => {
    const { owner } = at(p.groups, by)
    const struck = at(p.groups, group)
    const lost = worthLost(s, at(struck.stacks, stack), toll)
    return sameSide(s, struck.owner, owner) ? sum - lost : sum + lost * stakeIn(s, p, by, group)
  }, 0)

/** What a building that bars the way is worth, and of those in it this part. */
const BARRIER = 100
const HOUSED = 0.3

/** What damage to a building is worth to a player: it bars the way, or shelters enemies. */
export function harmToWork(s: Scenario, p: Sight, player: number, w: number, damage: number): number {
  const work = at(p.works, w)
  const inside = p.groups.filter(group => group.inside === w && group.where === 'field')
  if ([work, ...inside].some(({ owner }) => sameSide(s, owner, player))) return 0
  const housed = inside.reduce((sum, group) => sum + worthOfGroup(s, group), 0)
  const bars = (at(s.works, work.kind).traits['blocks-move'] ?? 0) > 0 ? BARRIER : 0
  return (Math.min(damage, work.health) / Math.max(work.health, 1)) * (HOUSED * housed + bars)
}
