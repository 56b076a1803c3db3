import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Aim, Declared, Sight, StackSight } from '../position.ts'
import type { Attack, Scenario } from '../scenario.ts'
import type { Disc } from '../combat/discs.ts'
import type { Formula } from '../formula/formula.ts'
import type { Hit } from '../combat/losses.ts'
import type { StackAt } from '../combat/encounter.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Toll } from '../combat/casualties.ts'
import type { Weapon } from '../targeting/reach.ts'
import { ableAt, exposedAt, exposedTo } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { attackOf, blowOf, volleyOnMap } from '../combat/fire.ts'
import { blastHits, blastOnWorks } from '../combat/blast.ts'
import { caughtBut, caughtIn, patternHits, swathOf } from '../combat/patterns.ts'
import { centre } from '../formation/layout.ts'
import { deviationFactor, shotsExtra } from '../powers/on-combat.ts'
import { diceIn, valueOf } from '../formula/formula.ts'
import { distanceTo } from '../formation/distance.ts'
import { divisorOf } from '../combat/advantage.ts'
import { encounter, guardOf } from '../combat/encounter.ts'
import { hitDamage, volleyDamage } from '../combat/volley.ts'
import { inNode } from '../ground/terrain.ts'
import { multiplierOf, offsetsAround, ZERO_SHARE, zeroAt } from '../targeting/inaccuracy.ts'
import { passes } from '../combat/armour.ts'
import { plus, ratio, times } from '../formula/ratio.ts'
import { shotOn, volleyOn } from '../combat/casualties.ts'
import { shotsBy, shotsOf, taking } from '../combat/rate.ts'
import { strikeOf } from '../targeting/resolve.ts'
import { withGroup } from '../formation/whereabouts.ts'
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

/** How a stack stands after fire at it that rolls so well on two dice: on an average seven. */
export function tollOf(s: Scenario, p: Sight, fire: Fire, aim: StackAim, rolled: number = SEVEN): Toll {
  const stack = at(at(p.groups, aim.group).stacks, aim.stack)
  const unit = at(s.units, stack.unit)
  const attack = attackOf(s, p, fire)
  if (attack.kind === 'volley') {
    const units = Math.min(fire.units, ableAt(s, p, fire, aim, false)?.length ?? fire.units)
    const firing = { ...fire, ...taking(at(at(p.groups, fire.group).stacks, fire.stack), 0, units) }
    const exposed = exposedAt(s, p, fire, aim)
    const volley = volleyOnMap(s, p, firing, aim, exposed)
    return volleyOn(
      unit,
      stack,
      volleyDamage([volley], guardOf(s, p, [aim.group, aim.stack]), rolled, p.rulings.least),
      exposed,
    )
  }
  return tollOfShots(
    s,
    p,
    [fire.group, fire.stack],
    attack,
    ableShots(s, p, fire, aim),
    aim,
    ratio(rolled, SEVEN),
  )
}

/** MG-measure The shots that those can make who have a stack in range and sight. */
function ableShots(s: Scenario, p: Sight, fire: Fire, aim: StackAim): number {
  const able = ableAt(s, p, fire, aim, false)
  const stack = at(at(p.groups, fire.group).stacks, fire.stack)
  const extra = shotsExtra(p, fire.group, fire.stack)
  return able === null ? fire.units : Math.min(fire.units, shotsBy(s, stack, fire.attack, extra, able.length))
}

/** A stack after this many average hits by a weapon or a spell. */
function tollOfShots(
  s: Scenario,
  p: Sight,
  from: StackAt,
  attack: Attack,
  shots: number,
  { group, stack: k }: StackAim,
  luck: Ratio = ratio(1),
): Toll {
  const stack = at(at(p.groups, group).stacks, k)
  if (attack.damage === null) return stack
  const { relative } = encounter(s, p, from, [group, k])
  const part = passes(guardOf(s, p, [group, k]), blowOf(attack))
  const damage = hitDamage(times(meanOf(attack.damage), luck), part, divisorOf(relative))
  const exposed = exposedTo(s, p, { group: from[0], stack: from[1], attack }, group, k)
  let toll: Toll = stack
  for (let shot = 0; shot < shots && toll.healthy + toll.injured > 0; shot++)
    toll = shotOn(at(s.units, stack.unit), toll, damage, exposed)
  return toll
}

/** The fewest units, or shots, of a weapon that finish a stack even if they roll no better than this; all of them if they don't. */
export function enoughFor(s: Scenario, p: Sight, fire: Fire, aim: StackAim, rolled: number): number {
  const finishes = (units: number): boolean => {
    const { healthy, injured } = tollOf(s, p, { ...fire, units }, aim, rolled)
    return healthy + injured === 0
  }
  if (!finishes(fire.units)) return fire.units
  let [few, enough] = [0, fire.units]
  while (enough - few > 1) {
    const middle = (few + enough) >> 1
    if (finishes(middle)) enough = middle
    else few = middle
  }
  return enough
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

/** MG-win-single Enemies in a node that must be taken count for more. */
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

/** What one indirect shot at the ground costs the enemies less what it costs friends, where it falls on an average. */
export function harmAstray(s: Scenario, p: Sight, weapon: Weapon, point: Point): number {
  const attack = attackOf(s, p, weapon)
  if (attack.inaccuracy === null) return 0
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

/**
 * MG-line, MG-ffs What each shot of a salvo at the ground does, one after the other: from the place of the unit that fires it, at
 * those whom the shots before it have left.
 */
export function harmOfSalvo(s: Scenario, p: Sight, fire: Fire, point: Point): number[] {
  const harms: number[] = []
  afterSalvo(s, p, { ...fire, falls: null }, point, harm => harms.push(harm))
  return harms
}

/** A salvo at the ground, and where it falls if it has already gone astray. */
type Salvo = Fire & { readonly falls: DeepReadonly<Declared>['falls'] }

/** The position after an average salvo at the ground; `tell` gets what each shot costs the enemies. */
export function afterSalvo(
  s: Scenario,
  p: Sight,
  { falls, ...fire }: Salvo,
  point: Point,
  tell: (harm: number) => void = () => {},
): Sight {
  const attack = attackOf(s, p, fire)
  const { owner } = at(p.groups, fire.group)
  const before = shotsOf(at(at(p.groups, fire.group).stacks, fire.stack), fire.attack)
  const aim = { at: 'point', point: [point[0], point[1]] } as const
  let ahead = p
  for (let shot = before; shot < before + fire.units; shot++) {
    const declared = { side: owner, ...fire, aim, falls }
    const strike = strikeOf(s, ahead, declared, point, Math.floor(shot / attack.shots))
    const now = ahead
    const { hits, works } = effectOf(s, now, owner, attack, strike.lands, () =>
      caughtBut(s, now, strike.swath, strike.firing),
    )
    tell(works + harmOfHits(s, now, fire.group, hits))
    for (const { group, stack, toll } of hits) ahead = afterToll(ahead, group, stack, toll)
  }
  return ahead
}

/** The position with other losses of a stack. */
export function afterToll(p: Sight, g: number, k: number, toll: Toll): Sight {
  const group = at(p.groups, g)
  const stacks = group.stacks.with(k, { ...at(group.stacks, k), ...toll })
  return withGroup(p, g, { ...group, stacks })
}

/** Whom one average shot at the ground hits, and what it is worth that it does to buildings. */
interface Effect {
  readonly hits: readonly Hit[]
  readonly works: number
}

function effectOf(
  s: Scenario,
  p: Sight,
  owner: number,
  attack: Attack,
  lands: Point,
  caught: () => readonly Disc[],
): Effect {
  if (attack.damage === null) return { hits: [], works: 0 }
  const rolled = meanOf(attack.damage)
  const blow = blowOf(attack)
  if (attack.killRadius === null) return { hits: patternHits(s, p, caught(), rolled, blow), works: 0 }
  const burst = { point: lands, killRadius: attack.killRadius, rolled, blow }
  const works = blastOnWorks(s, p, burst).reduce(
    (sum, { work, damage }) => sum + harmToWork(s, p, owner, work, damage),
    0,
  )
  return { hits: blastHits(s, p, burst), works }
}

/** What one shot does that strikes at a point. */
export function harmOfStrike(s: Scenario, p: Sight, weapon: Weapon, attack: Attack, point: Point): number {
  const { owner } = at(p.groups, weapon.group)
  const from = centre(s, at(p.groups, weapon.group))
  const { hits, works } = effectOf(s, p, owner, attack, point, () =>
    caughtIn(s, p, swathOf(attack.pattern, attack.range, from, point)).filter(
      ({ group }) => group !== weapon.group,
    ),
  )
  return works + harmOfHits(s, p, weapon.group, hits)
}

/** How much more friends count than enemies when hit. */
const FRIENDS = 3

const harmOfHits = (s: Scenario, p: Sight, by: number, hits: readonly Hit[]): number =>
  hits.reduce((sum, { group, stack, toll }) => {
    const { owner } = at(p.groups, by)
    const struck = at(p.groups, group)
    const lost = worthLost(s, at(struck.stacks, stack), toll)
    return sameSide(s, struck.owner, owner) ? sum - FRIENDS * lost : sum + lost * stakeIn(s, p, by, group)
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
