import type { Box, Outline, Point } from '@sandtable/board'
import { boxesTouch, boxOf } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { atlasOf } from './atlas.ts'
import { centre, footprint, footprintBox, living } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { heightAt } from './height.ts'
import { HOUSE_HEIGHT, shelterOnMap } from './houses.ts'
import { stands, workOutline } from './terrain.ts'

/** MG-los-height The height of eyes, and of obstacles, above the ground. */
export const MAN = 200

/** MG-los-units The start and end of a line of sight don't interrupt it. */
export interface Ends {
  readonly groups: readonly number[]
  /** Buildings and houses, by their numbers among shelters. */
  readonly shelters: readonly number[]
}

/** An area that may stand in the way: its number among its kind, and how high it rises over the ground. */
export interface Standing {
  readonly n: number
  readonly outline: Outline
  readonly box: Box
  readonly height: number
}

/** A group that may be in the way, and how high its heads are above the sea. */
export interface Body {
  readonly n: number
  readonly group: GroupSight
  readonly outline: Outline
  readonly box: Box
  readonly middle: Point
  readonly top: number
}

/** Everything that may interrupt lines of sight within a box, found once for all lines in it. */
export interface Scene {
  readonly s: Scenario
  readonly p: Sight
  /** Terraces by their numbers, ascending, and the highest ground. */
  readonly contours: readonly number[]
  readonly highest: number
  readonly walls: readonly number[]
  readonly houses: readonly Standing[]
  readonly works: readonly Standing[]
  readonly bodies: readonly Body[]
  readonly forests: readonly Standing[]
  readonly clouds: Sight['clouds']
}

export function sceneIn(s: Scenario, p: Sight, box: Box, ends: Ends): Scene {
  const atlas = atlasOf(s)
  const contours = atlas.contours.within(box)
  const ground = atlas.ground.within(box)
  const standing = (n: number, height: number): Standing => {
    const { outline } = at(s.map.ground, n)
    return { n, outline, box: at(atlas.groundBoxes, n), height }
  }
  return {
    s,
    p,
    contours,
    highest: contours.reduce((most, n) => Math.max(most, at(s.map.contours, n).height), 0),
    walls: atlas.walls.within(box),
    houses: ground
      .filter(n => at(s.map.ground, n).kind === 'house' && !ends.shelters.includes(shelterOnMap(n)))
      .map(n => standing(n, HOUSE_HEIGHT)),
    works: worksIn(s, p, box, ends),
    bodies: bodiesIn(s, p, box, ends),
    forests: ground.filter(n => at(s.map.ground, n).kind === 'forest').map(n => standing(n, 0)),
    clouds: p.clouds,
  }
}

function worksIn(s: Scenario, p: Sight, box: Box, ends: Ends): Standing[] {
  const found: Standing[] = []
  p.works.forEach((work, n) => {
    const { traits, height } = at(s.works, work.kind)
    if ((traits['blocks-sight'] ?? 0) === 0 || ends.shelters.includes(n) || !stands(s, work)) return
    const outline = workOutline(s, work)
    const around = boxOf(outline)
    if (boxesTouch(around, box)) found.push({ n, outline, box: around, height })
  })
  return found
}

/** M-los-units, MG-los-units Close order and vehicles; neither flyers nor groups in a building interrupt a line. */
export const isInTheWay = (s: Scenario, group: GroupSight): boolean =>
  !group.flying && group.inside === NOBODY && (group.order === 'close' || hasVehicles(s, group))

function bodiesIn(s: Scenario, p: Sight, box: Box, ends: Ends): Body[] {
  return groupsWithin(s, p, box).flatMap((n): Body[] => {
    const group = at(p.groups, n)
    if (ends.groups.includes(n) || !isInTheWay(s, group)) return []
    const [outline, middle] = [footprint(s, group), centre(s, group)]
    return [{ n, group, outline, box: footprintBox(s, group), middle, top: heightAt(s, middle) + MAN }]
  })
}

/** A vehicle has both health and a crew. */
const hasVehicles = (s: Scenario, { stacks }: GroupSight): boolean =>
  stacks.some(stack => {
    const { health, crew } = at(s.units, stack.unit)
    return health !== null && crew !== null && living(stack) > 0
  })
