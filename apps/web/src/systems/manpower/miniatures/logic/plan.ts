import type {
  Attacker,
  Ground,
  Scenario,
  Sight,
  Struck,
  TableOrder,
  Weapon,
  WhyNotOrder,
} from '@sandtable/manpower'
import { attackOf, shotsOfWeapon, whyNotOrder } from '@sandtable/manpower'
import type { StackRef } from './weapons.ts'
import {
  isAreaWeapon,
  isSame,
  isSameWeapon,
  livingAt,
  livingStacks,
  ownerOf,
  readyWeapons,
} from './weapons.ts'

/** A planned attack. */
export interface Plan {
  readonly by: readonly Attacker[]
  readonly target: StackRef
  /** The units hit by a shot at the ground. */
  readonly struck: readonly Struck[]
}

/** Both sides of an encounter. */
export type End = 'own' | 'theirs'

const BARE: Ground = { higher: false, forest: false, node: false, more: [] }

const attackerWith = (s: Scenario, p: Sight, weapon: Weapon, like?: Attacker): Attacker => {
  const { group, stack, attack } = weapon
  const units = attackOf(s, p, weapon).kind === 'volley' ? shotsOfWeapon(s, p, weapon) : 1
  return { distance: null, own: BARE, theirs: BARE, ...like, group, stack, attack, units }
}

/** A group with shots left, and an enemy; null: no more attacks this turn. */
export function firstPlan(s: Scenario, p: Sight, side: number | null = null): Plan | null {
  const ready = readyWeapons(s, p)
  const weapon = ready.find(one => ownerOf(p, one) === side) ?? ready[0]
  if (weapon === undefined) return null
  const target = livingStacks(p).find(place => ownerOf(p, place) !== ownerOf(p, weapon))
  return target === undefined ? null : { by: [attackerWith(s, p, weapon)], target, struck: [] }
}

/** The part of the plan that can still be carried out; if nothing can, a new plan. */
export function settled(s: Scenario, p: Sight, plan: Plan | null): Plan | null {
  if (plan === null) return firstPlan(s, p)
  const ready = readyWeapons(s, p)
  const by = plan.by.flatMap(one => {
    const shots = ready.find(weapon => isSameWeapon(weapon, one))?.shots ?? 0
    return shots === 0 ? [] : [{ ...one, units: Math.min(one.units, shots) }]
  })
  const first = by[0]
  if (first === undefined) return answered(s, p, plan) ?? firstPlan(s, p, ownerOf(p, plan.target))
  return { ...plan, by, target: enemyOf(p, first, plan.target) }
}

/** This target, or another enemy if it isn't one. */
function enemyOf(p: Sight, one: StackRef, target: StackRef): StackRef {
  const enemies = livingStacks(p).filter(place => ownerOf(p, place) !== ownerOf(p, one))
  return enemies.find(place => isSame(place, target)) ?? enemies[0] ?? target
}

/** Replaces a weapon; only volleys of one side are summed. */
export function withWeapon(s: Scenario, p: Sight, plan: Plan, n: number, weapon: Weapon): Plan {
  const put = attackerWith(s, p, weapon, plan.by[n])
  const isVolley = attackOf(s, p, weapon).kind === 'volley'
  const isOther = ownerOf(p, weapon) !== ownerOf(p, plan.by[n] as Attacker)
  const alone = n === 0 && (!isVolley || isOther)
  const by = alone ? [put] : plan.by.map((one, i) => (i === n ? put : one))
  return { by, target: enemyOf(p, put, plan.target), struck: isOther ? [] : plan.struck }
}

/** Weapons that can fire together with the planned ones. */
export function joinable(s: Scenario, p: Sight, { by }: Plan): Weapon[] {
  const first = by[0]
  if (first === undefined || attackOf(s, p, first).kind !== 'volley') return []
  return readyWeapons(s, p).filter(
    weapon =>
      ownerOf(p, weapon) === ownerOf(p, first) &&
      attackOf(s, p, weapon).kind === 'volley' &&
      !by.some(one => isSameWeapon(one, weapon)),
  )
}

/** One more weapon fires with the others, on the same ground by default. */
export const joined = (s: Scenario, p: Sight, plan: Plan, weapon: Weapon): Plan => ({
  ...plan,
  by: [...plan.by, attackerWith(s, p, weapon, plan.by[0])],
})

export const changedAttacker = (plan: Plan, n: number, part: Partial<Attacker>): Plan => ({
  ...plan,
  by: plan.by.map((one, i) => (i === n ? { ...one, ...part } : one)),
})

/** Only one of two can be higher, and only one defends the node. */
export function switched(one: Attacker, end: End, what: 'higher' | 'forest' | 'node', on: boolean): Attacker {
  const other = end === 'own' ? 'theirs' : 'own'
  const rival = on && what !== 'forest' ? { ...one[other], [what]: false } : one[other]
  return { ...one, [end]: { ...one[end], [what]: on }, [other]: rival }
}

/** The target fires back at its first attacker, each on its own ground. */
export function answered(s: Scenario, p: Sight, { by, target }: Plan): Plan | null {
  const weapon = readyWeapons(s, p).find(one => isSame(one, target))
  const first = by[0]
  if (weapon === undefined || first === undefined || livingAt(p, first) === 0) return null
  const like = { ...first, own: first.theirs, theirs: first.own }
  return { by: [attackerWith(s, p, weapon, like)], target: first, struck: [] }
}

/** The objection of a measured distance to an attack; null: none. */
export function whyNotSoFar(
  s: Scenario,
  p: Sight,
  one: Attacker,
  { group, stack }: StackRef,
): WhyNotOrder | null {
  const why = (distance: number | null): WhyNotOrder | null =>
    whyNotOrder(s, p, { do: 'attack', by: [{ ...one, distance }], group, stack })
  return why(null) === null ? why(one.distance) : null
}

/** The order that carries out a plan. */
export function orderOf(s: Scenario, p: Sight, { by, target, struck }: Plan): TableOrder {
  const { group, stack, attack } = by[0] as Attacker
  return isAreaWeapon(s, p, { group, stack, attack })
    ? { do: 'strike', group, stack, attack, struck: struck.filter(({ near, far }) => near + far > 0) }
    : { do: 'attack', by, group: target.group, stack: target.stack }
}
