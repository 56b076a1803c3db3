import type { Box, Point } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { isAround, present, unitPoints } from '../formation/layout.ts'
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

/** MG-altitude, M-fp-all-hit Around a box all whom something on the ground can strike: no flyers, nobody in a bunker. */
export function discsOnGround(s: Scenario, p: Sight, box: Box): Disc[] {
  const discs: Disc[] = []
  for (const [g, group] of p.groups.entries()) {
    if (!isAround(s, group, box) || !present(group) || group.flying) continue
    if (workTrait(s, p, group, 'shelter') === 0) discs.push(...discsOf(s, p, g))
  }
  return discs
}
