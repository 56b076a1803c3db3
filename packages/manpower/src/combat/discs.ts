import type { Box } from '@sandtable/board'
import type { Placed } from '../formation/layout.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { unitPoints } from '../formation/layout.ts'
import { workTrait } from './encounter.ts'

/** MG-measure A unit as a disc of its width. */
export interface Disc extends Placed {
  readonly group: number
  readonly radius: number
}

/** The discs of a group's living units; given a box, of all that may touch it. */
export function discsOf(s: Scenario, p: Sight, g: number, box: Box | null = null): Disc[] {
  const group = at(p.groups, g)
  const radii = group.stacks.map(({ unit }) => Math.floor(at(s.units, unit).width / 2))
  return unitPoints(s, group, box).map(({ stack, unit, point }) => {
    return { group: g, stack, unit, point, radius: at(radii, stack) }
  })
}

/** MG-altitude, M-fp-all-hit Groups around a box that a ground strike can hit: no flyers, no units in a bunker. */
export const discsOnGround = (s: Scenario, p: Sight, box: Box): Disc[] =>
  groupsWithin(s, p, box).flatMap(g => {
    const group = at(p.groups, g)
    return group.flying || workTrait(s, p, group, 'shelter') > 0 ? [] : discsOf(s, p, g, box)
  })
