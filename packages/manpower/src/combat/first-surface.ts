import type { Outline, Point } from '@sandtable/board'
import {
  along,
  boxOf,
  distance,
  meetingPoint,
  partWay,
  squareBetween,
  stretches,
  touches,
} from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { atlasOf } from '../ground/atlas.ts'
import { discsOnGround } from './discs.ts'
import { shelterOnMap } from '../ground/houses.ts'
import { stands, workOutline } from '../ground/terrain.ts'

/** M-term-ffs, MG-ffs Where a shell bursts on its path: at the first wall, building or unit, or at its aim. */
export function firstSurface(s: Scenario, p: Sight, g: number, from: Point, to: Point): Point {
  const met = [...wallsOn(s, from, to), ...buildingsOn(s, p, g, from, to), ...unitsOn(s, p, g, from, to)]
  return met.reduce((first, point) => (distance(from, point) < distance(from, first) ? point : first), to)
}

const wallsOn = (s: Scenario, from: Point, to: Point): Point[] =>
  atlasOf(s)
    .walls.along(from, to)
    .flatMap(n => {
      const { line } = at(s.map.walls, n)
      return line.flatMap((end, i) => (i === 0 ? [] : pointOn(from, to, at(line, i - 1), end)))
    })

const pointOn = (from: Point, to: Point, a: Point, b: Point): Point[] => {
  const point = meetingPoint(from, to, a, b)
  return point === null ? [] : [point]
}

/** Houses and standing buildings, except the one that the shell comes from. */
function buildingsOn(s: Scenario, p: Sight, g: number, from: Point, to: Point): Point[] {
  const { inside } = at(p.groups, g)
  const houses: Outline[] = atlasOf(s)
    .ground.along(from, to)
    .filter(n => shelterOnMap(n) !== inside && at(s.map.ground, n).kind === 'house')
    .map(n => at(s.map.ground, n).outline)
  const works = p.works
    .filter(
      (work, w) =>
        w !== inside && stands(s, work) && at(s.works, work.kind).traits['blocks-sight'] !== undefined,
    )
    .map(work => workOutline(s, work))
  return [...houses, ...works].flatMap(outline => {
    const first = stretches(from, to, outline)[0]
    return first === undefined ? [] : [first[0]]
  })
}

/** Units of other groups whose disc the path touches, each at the path's nearest point. */
function unitsOn(s: Scenario, p: Sight, g: number, from: Point, to: Point): Point[] {
  const square = squareBetween(from, to)
  if (square === 0) return []
  return discsOnGround(s, p, boxOf([from, to]))
    .filter(
      ({ group, point, radius }) => group !== g && touches({ kind: 'segment', from, to }, point, radius),
    )
    .map(({ point }) => partWay(from, to, Math.min(Math.max(along(from, to, point), 0), square), square))
}
