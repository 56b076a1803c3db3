import type { StackSight } from '../position.ts'
import type { Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { ratio, rounded } from '../formula/ratio.ts'

/** M-men-states The state of a stack: its counts, and for vehicles and guns each living one's remaining values. */
export type Toll = Pick<StackSight, 'healthy' | 'injured' | 'dead' | 'health' | 'crew' | 'taken'>

/** What a unit can take. */
type Body = Pick<Unit, 'health' | 'crew'>

/** MG-men Men of two steps have neither health nor a crew. */
export const isMen = ({ health, crew }: Body): boolean => health === null && crew === null

/** Heroes and casters on foot are men too, with health of their own. */
export const isPerson = (unit: Unit): boolean =>
  isMen(unit) || (unit.crew === null && (unit.hero !== null || unit.traits.spellcasting !== undefined))

/** M-dmg-types What a blow can hurt: everything, or only men and crew (MG-types). */
export type Bite = 'all' | 'flesh'

/** MG-combat step 5 K die and W are injured, all from the healthy; the rest kills injured men. */
export function volleyOnMen(toll: Toll, damage: number): Toll {
  const killed = Math.min(Math.floor(damage / 3), toll.healthy)
  const hurt = Math.min(damage - 2 * Math.floor(damage / 3), toll.healthy - killed)
  const injured = toll.injured + hurt
  const finished = Math.min(damage - 2 * killed - hurt, injured)
  return {
    ...toll,
    healthy: toll.healthy - killed - hurt,
    injured: injured - finished,
    dead: toll.dead + killed + finished,
  }
}

/** MG-exp-men Those in the kill radius die, those in the ring take a step; the healthy are taken first in both. */
export function blastOnMen(toll: Toll, killed: number, hurt: number): Toll {
  const fromHealthy = Math.min(killed, toll.healthy)
  const fromInjured = Math.min(killed - fromHealthy, toll.injured)
  const newlyInjured = Math.min(hurt, toll.healthy - fromHealthy)
  const finished = Math.min(hurt - newlyInjured, toll.injured - fromInjured)
  return {
    ...toll,
    healthy: toll.healthy - fromHealthy - newlyInjured,
    injured: toll.injured - fromInjured + newlyInjured - finished,
    dead: toll.dead + fromHealthy + fromInjured + finished,
  }
}

/** MG-combat step 7 One man takes this many steps, a healthy one if there is any; two at most. */
export function strikeMan(toll: Toll, damage: number): { toll: Toll; steps: number } {
  if (damage === 0) return { toll, steps: 0 }
  if (toll.healthy === 0)
    return toll.injured === 0
      ? { toll, steps: 0 }
      : { toll: { ...toll, injured: toll.injured - 1, dead: toll.dead + 1 }, steps: 1 }
  return damage === 1
    ? { toll: { ...toll, healthy: toll.healthy - 1, injured: toll.injured + 1 }, steps: 1 }
    : { toll: { ...toll, healthy: toll.healthy - 1, dead: toll.dead + 1 }, steps: 2 }
}

/** One living vehicle, gun or hero. */
interface Machine {
  readonly health: number | null
  readonly crew: number | null
  readonly taken: number
}

const machineAt = (unit: Body, toll: Toll, i: number): Machine => ({
  health: unit.health === null ? null : at(toll.health, i),
  crew: unit.crew === null ? null : at(toll.crew, i),
  taken: at(toll.taken, i),
})

const isDead = ({ health, crew }: Machine): boolean =>
  (health !== null && health <= 0) || (crew !== null && crew <= 0)

/** M-hp-injured At least ¾ of its health, or of its crew, is gone (MG-hp-conflict). */
const isInjured = (unit: Body, { health, crew }: Machine): boolean =>
  isMostlyGone(unit.health, health) || isMostlyGone(unit.crew, crew)

const isMostlyGone = (whole: number | null, left: number | null): boolean =>
  whole !== null && left !== null && 4 * (whole - left) >= 3 * whole

/** M-crew-only, M-crew-split, MG-crew What damage does to one of them. */
function damaged({ health, crew, taken }: Machine, damage: number, bite: Bite): Machine {
  if (crew === null) return { health: (health ?? 0) - damage, crew, taken: taken + damage }
  if (health === null || bite === 'flesh') return { health, crew: crew - damage, taken }
  const onHealth = healthShare(taken + damage) - healthShare(taken)
  return { health: health - onHealth, crew: crew - (damage - onHealth), taken: taken + damage }
}

/** M-crew-split ¾ of the running total. */
const healthShare = (taken: number): number => rounded(ratio(3 * taken, 4))

/** MG-spill The smallest damage that kills one of them. */
function killing(machine: Machine, bite: Bite): number {
  for (let damage = 1; ; damage++) if (isDead(damaged(machine, damage, bite))) return damage
}

/** This many people lose a step each, the healthy first; for units with health a step is a point of it (MG-men). */
export const stepLost = (unit: Unit, toll: Toll, people: number): Toll =>
  isMen(unit)
    ? blastOnMen(toll, 0, people)
    : damageUnits(unit, toll, new Map(Array.from({ length: people }, (_, i) => [i, 1])))

/**
 * Units take damage by their number in the stack; the dead leave the rows, and the injured are counted again.
 */
export function damageUnits(
  unit: Body,
  toll: Toll,
  damages: ReadonlyMap<number, number>,
  bite: Bite = 'all',
): Toll {
  const left = toll.taken
    .map((_, i) => damaged(machineAt(unit, toll, i), damages.get(i) ?? 0, bite))
    .filter(machine => !isDead(machine))
  const injured = left.filter(machine => isInjured(unit, machine)).length
  return {
    healthy: left.length - injured,
    injured,
    dead: toll.dead + toll.taken.length - left.length,
    health: unit.health === null ? [] : left.map(({ health }) => health ?? 0),
    crew: unit.crew === null ? [] : left.map(({ crew }) => crew ?? 0),
    taken: left.map(({ taken }) => taken),
  }
}

/** MG-spill A stack's units in the order that damage reaches them: damaged ones first. */
function spillOrder(unit: Body, toll: Toll): number[] {
  const isHurt = (i: number): boolean => {
    const { health, crew } = machineAt(unit, toll, i)
    return (health ?? 0) < (unit.health ?? 0) || (crew ?? 0) < (unit.crew ?? 0)
  }
  const all = toll.taken.map((_, i) => i)
  return [...all.filter(isHurt), ...all.filter(i => !isHurt(i))]
}

/** MG-spill Each takes the smallest damage that kills it, and the remainder goes on. */
function spilled(unit: Body, toll: Toll, damage: number, exposed: Exposed): Map<number, number> {
  const damages = new Map<number, number>()
  let left = damage
  for (const i of spillOrder(unit, toll)) {
    if (left === 0) break
    if (exposed !== null && !exposed.includes(i)) continue
    const taken = Math.min(left, mostTaken(unit, toll, i, 'all'))
    damages.set(i, taken)
    left -= taken
  }
  return damages
}

/** MG-measure The units of a stack that can be hit, by their numbers in it; null: all of them. */
export type Exposed = readonly number[] | null

/** A volley's damage to any stack, on its units that can be hit. */
export const volleyOn = (unit: Body, toll: Toll, damage: number, exposed: Exposed = null): Toll =>
  isMen(unit)
    ? amongMen(toll, exposed, some => volleyOnMen(some, damage))
    : damageUnits(unit, toll, spilled(unit, toll, damage, exposed))

/** MG-combat step 7 A discrete hit is taken by one unit, and never spills. */
export function shotOn(unit: Body, toll: Toll, damage: number, exposed: Exposed = null): Toll {
  if (isMen(unit)) return amongMen(toll, exposed, some => strikeMan(some, damage).toll)
  const first = spillOrder(unit, toll).find(i => exposed === null || exposed.includes(i))
  return first === undefined ? toll : damageUnits(unit, toll, new Map([[first, damage]]))
}

/** The result for as many of a stack's men, the healthy first, as can be hit. */
function amongMen(toll: Toll, exposed: Exposed, strike: (some: Toll) => Toll): Toll {
  if (exposed === null) return strike(toll)
  const healthy = Math.min(toll.healthy, exposed.length)
  const injured = Math.min(toll.injured, exposed.length - healthy)
  const after = strike({ ...toll, healthy, injured })
  return {
    ...after,
    healthy: after.healthy + toll.healthy - healthy,
    injured: after.injured + toll.injured - injured,
  }
}

/** MG-types How much of a blow one unit of a stack can take before it dies. */
export const mostTaken = (unit: Body, toll: Toll, i: number, bite: Bite): number =>
  killing(machineAt(unit, toll, i), bite)

/** Units that died between two states of a stack. */
export const deaths = (before: Toll, after: Toll): number => after.dead - before.dead
