import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { Aim, Sight } from '../position.ts'
import type { Attack, Scenario } from '../scenario.ts'
import type { Advantage } from './advantage.ts'
import type { Blow, Guard } from './armour.ts'
import type { Manpower } from '../kind.ts'
import type { Factor, Firing } from './man-equivalence.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Shooter } from './events.ts'
import type { Volley } from './volley.ts'
import { at } from '../position.ts'
import { attacksOf } from './rate.ts'
import { distanceBetween, distanceToWork } from '../formation/distance.ts'
import { divisorOf } from './advantage.ts'
import { eraOf } from '../sides.ts'
import { encounter, guardOf } from './encounter.ts'
import { hitDamage, strengthOf, throughArmour, volleyDamage } from './volley.ts'
import { inflict } from './losses.ts'
import { LOOSE, rawOf } from './man-equivalence.ts'
import { meFactors, pierceOf, usedInVolley } from '../powers/on-combat.ts'
import { passes } from './armour.ts'
import { ratio } from '../formula/ratio.ts'
import { rollFormula } from './dice.ts'
import type { Exposed } from './casualties.ts'
import { shotOn, volleyOn } from './casualties.ts'

/** What an attack names: a stack or a building. */
export type Mark = DeepReadonly<Exclude<Aim, { at: 'point' }>>

/** The group credited with the hit. */
type From = Pick<Shooter, 'group' | 'stack'>

/** Units that fire a volley. */
export interface Volleying extends Shooter {
  readonly healthy: number
  readonly injured: number
}

export const attackOf = (s: Scenario, p: Sight, { group, stack, attack }: Shooter): Attack =>
  at(attacksOf(s, at(at(p.groups, group).stacks, stack)), attack)

export const blowOf = ({ type, pierce, killRadius }: Attack): Blow => ({
  type,
  pierce,
  explodes: killRadius !== null || type === 'explosion',
})

/** Buildings neither have nor give an advantage. */
const NO_ADVANTAGE: Advantage = { attacker: [], target: [], relative: 0 }

export const advantageOver = (s: Scenario, p: Sight, { group, stack }: From, mark: Mark): Advantage =>
  mark.at === 'stack' ? encounter(s, p, [group, stack], [mark.group, mark.stack]) : NO_ADVANTAGE

export const guardAt = (s: Scenario, p: Sight, mark: Mark): Guard =>
  mark.at === 'stack'
    ? guardOf(s, p, [mark.group, mark.stack])
    : { armour: at(s.works, at(p.works, mark.work).kind).armour, raised: 0, resists: [], weak: [], proof: [] }

export const distanceOf = (s: Scenario, p: Sight, { group }: Shooter, mark: Mark): number =>
  mark.at === 'stack' ? distanceBetween(s, p, group, mark.group) : distanceToWork(s, p, group, mark.work)

/** How a firer and a target stand to each other: on a map from the position, at a table measured by people. */
export interface Meeting {
  readonly distance: number
  readonly advantage: Advantage
  /** MG-measure The target's units that can be hit. */
  readonly exposed: Exposed
}

const meetingOn = (s: Scenario, p: Sight, one: Shooter, mark: Mark, exposed: Exposed): Meeting => ({
  distance: distanceOf(s, p, one, mark),
  advantage: advantageOver(s, p, one, mark),
  exposed,
})

/** MG-combat step 1 The factors of a stack's man equivalence in a volley. */
function factorsOf(
  s: Scenario,
  p: Sight,
  { group: g, stack: k }: Shooter,
  mark: Mark,
  distance: number,
): Factor[] {
  const group = at(p.groups, g)
  const unit = at(s.units, at(group.stacks, k).unit)
  const { traits } = unit
  const era = eraOf(s, group.owner, unit)
  const isEarly = era === 'medieval' || era === 'napoleonic'
  const factors = meFactors(s, p, g, k, distance)
  if (isEarly && group.order === 'open' && traits.skirmisher === undefined) factors.push(LOOSE)
  const aloft = traits['aa-factor']
  if (aloft !== undefined && mark.at === 'stack' && at(p.groups, mark.group).flying)
    factors.push({ what: 'aa-factor', by: ratio(aloft) })
  return factors
}

/** M-me-sum The parts of firing units' strength against a target, before any advantage. */
export const firingOf = (s: Scenario, p: Sight, one: Volleying, mark: Mark, distance: number): Firing => ({
  healthy: one.healthy,
  injured: one.injured,
  me: attackOf(s, p, one).me,
  factors: factorsOf(s, p, one, mark, distance),
})

/** What units add to a volley at a target, and why it has that strength. */
export interface Fusillade extends Volley {
  readonly one: Volleying
  readonly distance: number
  readonly exposed: Exposed
  readonly attacker: Advantage['attacker']
  readonly target: Advantage['target']
}

/** M-me-sum, M-adv-rel Firing units' strength against a target, before it is summed with others. */
export function volleyOf(
  s: Scenario,
  p: Sight,
  one: Volleying,
  mark: Mark,
  { distance, advantage, exposed }: Meeting,
): Fusillade {
  const attack = attackOf(s, p, one)
  const { attacker, target, relative } = advantage
  const raw = rawOf(firingOf(s, p, one, mark, distance))
  return { one, distance, exposed, attacker, target, raw, divisor: divisorOf(relative), blow: blowOf(attack) }
}

/** The volley of units on a map. */
export const volleyOnMap = (s: Scenario, p: Sight, one: Volleying, mark: Mark, exposed: Exposed): Fusillade =>
  volleyOf(s, p, one, mark, meetingOn(s, p, one, mark, exposed))

/** MG-volley-sum The units that any of these volleys can hit. */
const exposedToAll = (volleys: readonly Fusillade[]): Exposed =>
  volleys.some(({ exposed }) => exposed === null)
    ? null
    : [...new Set(volleys.flatMap(({ exposed }) => exposed ?? []))]

/** MG-combat, MG-volley-sum One attack of all these volleys on one target. */
export function fireVolley(
  g: Anywhere<Manpower>,
  player: number,
  volleys: readonly Fusillade[],
  mark: Mark,
): void {
  const { s, p } = g
  const dice = [roll(g, 6) + 1, roll(g, 6) + 1]
  const damage = volleyDamage(volleys, guardAt(s, p, mark), at(dice, 0) + at(dice, 1), p.rulings.least)
  const exposed = exposedToAll(volleys)
  const by = volleys.map(({ one: { group, stack, attack, healthy, injured }, raw, attacker, target }) => {
    return { group, stack, attack, units: healthy + injured, raw, attacker, target }
  })
  emit(g, {
    is: 'volley-fired',
    side: player,
    aim: mark,
    by,
    strength: strengthOf(volleys, p.rulings.least),
    through: throughArmour(volleys, guardAt(s, p, mark), p.rulings.least),
    dice,
    damage,
    ...(exposed === null ? {} : { exposed: exposed.length }),
  })
  for (const { one, distance } of volleys)
    for (const slot of usedInVolley(s, p, one.group, one.stack, distance))
      emit(g, { is: 'equipment-used', group: one.group, stack: one.stack, slot, uses: 1 })
  const attackers = [...new Set(volleys.map(({ one }) => one.group))]
  takeHit(g, mark, damage, attackers, 'volley', exposed)
}

/** MG-combat step 7 One discrete shot at a unit. */
export function fireShot(
  g: Anywhere<Manpower>,
  player: number,
  by: Shooter,
  mark: Mark,
  isFirst: boolean,
  advantage: Advantage,
  exposed: Exposed,
): void {
  const attack = attackOf(g.s, g.p, by)
  const pierce = pierceOf(g.s, g.p, by.group, by.stack, attack.pierce, isFirst)
  const hit = rollHit(g, mark, { ...attack, pierce }, advantage)
  emit(g, { is: 'shot-fired', side: player, by, aim: mark, ...hit })
  takeHit(g, mark, hit.damage, [by.group], 'shot', exposed)
}

/** MG-combat step 7 The result of a hit on one unit. */
export function rollHit(
  g: Anywhere<Manpower>,
  mark: Mark,
  attack: Attack,
  { attacker, target, relative }: Advantage,
): Pick<Advantage, 'attacker' | 'target'> & { dice: number[]; part: Ratio; damage: number } {
  if (attack.damage === null) throw new Error(`'${attack.name}' has no dice`)
  const part = passes(guardAt(g.s, g.p, mark), blowOf(attack))
  const { dice, value } = rollFormula(g, attack.damage)
  return { dice, part, damage: hitDamage(value, part, divisorOf(relative)), attacker, target }
}

export function takeHit(
  g: Anywhere<Manpower>,
  mark: Mark,
  damage: number,
  attackers: readonly number[],
  how: 'volley' | 'shot',
  exposed: Exposed,
): void {
  if (damage === 0) return
  if (mark.at === 'work') return emit(g, { is: 'work-hit', work: mark.work, damage })
  const stack = at(at(g.p.groups, mark.group).stacks, mark.stack)
  const unit = at(g.s.units, stack.unit)
  const strike = how === 'volley' ? volleyOn : shotOn
  const toll = strike(unit, stack, damage, exposed)
  const because = [{ rule: 'MG-combat', what: how, change: damage }]
  inflict(g, [{ group: mark.group, stack: mark.stack, toll, because }], attackers)
}
