import type { Box, Point } from '@sandtable/board'
import { distanceOfOutlines, distanceToOutline } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { footprint, footprintBox } from './layout.ts'
import type { Shelter } from '../ground/shelters.ts'
import { workOutline } from '../ground/terrain.ts'

/** MG-measure Between the nearest edges of two groups' footprints, in centimetres. */
export const distanceBetween = (s: Scenario, p: Sight, a: number, b: number): number =>
  distanceOfOutlines(footprint(s, at(p.groups, a)), footprint(s, at(p.groups, b)))

/** MG-measure From a group's nearest edge to a point. */
export const distanceTo = (s: Scenario, p: Sight, group: number, point: Point): number =>
  distanceToOutline(point, footprint(s, at(p.groups, group)))

/** MG-measure From a group's nearest edge to that of a building or a house. */
export const distanceToShelter = (s: Scenario, p: Sight, group: number, { outline }: Shelter): number =>
  distanceOfOutlines(footprint(s, at(p.groups, group)), outline)

/** MG-measure From a group's nearest edge to a building's. */
export const distanceToWork = (s: Scenario, p: Sight, group: number, work: number): number =>
  distanceOfOutlines(footprint(s, at(p.groups, group)), workOutline(s, at(p.works, work)))

/** The least distance between two boxes, quicker than the exact one. */
export const gapOf = (a: Box, b: Box): number =>
  Math.max(0, a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3])

/** The least distance between two groups. */
export const gapBetween = (s: Scenario, p: Sight, a: number, b: number): number =>
  gapOf(footprintBox(s, at(p.groups, a)), footprintBox(s, at(p.groups, b)))
