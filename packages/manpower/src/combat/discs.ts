import type { Point } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { present, unitPoints } from '../formation/layout.ts'
import { workTrait } from './encounter.ts'

/** MG-measure A unit as a disc of its width. */
export interface Disc {
  readonly group: number
  readonly stack: number
  /** Its number in the stack. */
  readonly unit: number
  readonly point: Point
  readonly radius: number
}

/** The discs of a group's living units. */
export function discsOf(s: Scenario, p: Sight, g: number): Disc[] {
  const group = at(p.groups, g)
  const numbers = group.stacks.map(() => 0)
  return unitPoints(s, group).map(({ stack, point }) => {
    const unit = at(numbers, stack)
    numbers[stack] = unit + 1
    return {
      group: g,
      stack,
      unit,
      point,
      radius: Math.floor(at(s.units, at(group.stacks, stack).unit).width / 2),
    }
  })
}

/** MG-altitude, M-fp-all-hit Everybody whom something on the ground can strike: no flyers, nobody in a bunker. */
export const discsOnGround = (s: Scenario, p: Sight): Disc[] =>
  [...p.groups.keys()]
    .filter(g => {
      const group = at(p.groups, g)
      return present(group) && !group.flying && workTrait(s, p, group, 'shelter') === 0
    })
    .flatMap(g => discsOf(s, p, g))
