import type { GroupSight } from '../position.ts'
import type { Scenario, Unit } from '../scenario.ts'
import type { Toll } from '../combat/casualties.ts'
import { at } from '../position.ts'
import { isMen } from '../combat/casualties.ts'

/** A damaged vehicle that still runs is worth this part of its cost, and the rest by what it has left. */
const RUNNING = 0.4

/** What the living units of a stack are worth, in hundredths of manpower: the injured for half. */
export function worthOf(unit: Unit, toll: Toll): number {
  if (isMen(unit)) return ((2 * toll.healthy + toll.injured) * unit.cost) / 2
  return toll.taken.reduce(
    (sum, _, i) => sum + unit.cost * (RUNNING + (1 - RUNNING) * partLeft(unit, toll, i)),
    0,
  )
}

/** The lesser of the parts of its health and of its crew that one of them has left. */
const partLeft = (unit: Unit, { health, crew }: Toll, i: number): number =>
  Math.min(
    unit.health === null ? 1 : at(health, i) / unit.health,
    unit.crew === null ? 1 : at(crew, i) / unit.crew,
  )

export const worthOfGroup = (s: Scenario, { stacks }: GroupSight): number =>
  stacks.reduce((sum, stack) => sum + worthOf(at(s.units, stack.unit), stack), 0)
