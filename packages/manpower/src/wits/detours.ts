import type { Box, Outline, Point } from '@sandtable/board'
import { boxOf, contains, distance } from '@sandtable/board'
import type { Goal } from './goals.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { centre, footprint } from '../formation/layout.ts'
import { isFree, standsOnGround } from '../movement/contact.ts'
import { isOutlineOnMap, mayStandAt } from '../ground/terrain.ts'
import { sees } from '../ground/sight.ts'
import { standingAt } from './prospect.ts'
import { wayOver } from '../movement/way-over.ts'
import { hostile } from '../sides.ts'

/** How many places beside an enemy are tried. */
const PLACES = 2
/** A place beside him is so far from touching. */
const BESIDE = 50

/** MG-contact Paths around the enemies to where one of them is seen and touched, if the straight path is barred. */
export function detoursTo(s: Scenario, p: Sight, g: number, { mark }: Goal): (readonly Point[])[] {
  const group = at(p.groups, g)
  const from = centre(s, group)
  const own = boxOf(footprint(s, group).map(([x, y]): Point => [x - from[0], y - from[1]]))
  const others = p.groups
    .filter(other => hostile(s, other.owner, group.owner) && standsOnGround(other))
    .map(other => grownBy(boxOf(footprint(s, other)), own, 0))
    .filter(outline => !contains(outline, from))
  return grownBy(boxOf(footprint(s, at(p.groups, mark))), own, BESIDE)
    .flatMap((corner, i, corners) => [corner, between(corner, corners[(i + 1) % corners.length] as Point)])
    .sort((one, other) => distance(from, one) - distance(from, other))
    .filter(end => mayEndAt(s, p, g, end) && sees(s, standingAt(s, p, g, end), g, mark))
    .slice(0, PLACES)
    .flatMap(end => {
      const way = wayOver(s, p, from, end, others)
      return way === null ? [] : [way]
    })
}

/** Where the middle of a group that takes up a box around it would stand in another box, or nearer to it. */
const grownBy = ([west, south, east, north]: Box, own: Box, by: number): Outline => [
  [west - own[2] - by, south - own[3] - by],
  [east - own[0] + by, south - own[3] - by],
  [east - own[0] + by, north - own[1] + by],
  [west - own[2] - by, north - own[1] + by],
]

const between = ([x, y]: Point, [also, too]: Point): Point => [(x + also) >> 1, (y + too) >> 1]

function mayEndAt(s: Scenario, p: Sight, g: number, end: Point): boolean {
  const area = footprint(s, at(standingAt(s, p, g, end).groups, g))
  return isOutlineOnMap(s, area) && mayStandAt(s, p, end) && isFree(s, p, g, area)
}
