import type { Box, Point } from '@sandtable/board'
import { contains } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { atlasOf } from './atlas.ts'

/** MG-los-height The ground is flat between contours; where terraces lie over each other the last one counts. */
export function heightAt(s: Scenario, point: Point): number {
  const here = atlasOf(s).contours.within(boxAt(point))
  for (let i = here.length - 1; i >= 0; i--) {
    const { height, outline } = at(s.map.contours, at(here, i))
    if (contains(outline, point)) return height
  }
  return 0
}

/** The box of a single point. */
export const boxAt = ([x, y]: Point): Box => [x, y, x, y]
