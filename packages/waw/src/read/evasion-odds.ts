import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { evadingFaces } from '../movement/evasion.ts'
import { numbersOf } from '../movement/stack.ts'

/** W-11.2-escape How many of a die's ten faces would let the enemies in a region evade an attack not yet made. */
export function attackEvaded(
  s: Scenario,
  view: Sight,
  player: number,
  stack: readonly number[],
  from: number,
  to: number,
): number {
  if (!s.rules.land_evasion) return 0
  const where = view.where.map((region, c) => (stack.includes(c) ? to : region))
  const inside = view.inside.map((within, c) => (stack.includes(c) ? 0 : within))
  const march = { stack: [...stack], trail: [from, to], hidden: 0, ...numbersOf(s, stack) }
  return evadingFaces(s, { ...view, where, inside, march, active: player } as Position)
}
