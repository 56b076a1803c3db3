import type { Point } from '@sandtable/board'
import {
  along,
  boxOf,
  contains,
  distance,
  distanceToSegment,
  meetingPoint,
  share,
  squareBetween,
  stretches,
  touches,
} from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { atlasOf } from './atlas.ts'
import { centre, footprint, unitPoints } from '../formation/layout.ts'
import { groupsAlong } from '../formation/whereabouts.ts'
import { heightAt } from './height.ts'
import { HOUSE_HEIGHT } from './houses.ts'
import { piecesOf } from './pieces.ts'
import { stands, workOutline } from './terrain.ts'

/** MG-los-height Eyes, and what stands in the way, are so high above the ground. */
export const MAN = 200
/** MG-los-units Foliage hides what lies behind more of it than this. */
const FOLIAGE = 5000

/** What interrupts a line of sight. */
export type Screen = 'ground' | 'wall' | 'house' | 'work' | 'units' | 'forest' | 'cloud'

/** What interrupts a line of sight, and about where. */
export interface Hiding {
  readonly by: Screen
  readonly at: Point
}

/** A line of sight: where it begins and ends, and how high. */
export interface SightLine {
  readonly from: Point
  readonly to: Point
  readonly eye: number
  readonly mark: number
}

/** MG-los-units What a line begins and ends in does not interrupt it. */
export interface Ends {
  readonly groups: readonly number[]
  readonly works: readonly number[]
  /** MG-measure Who is in contact with an enemy fights him, and the step of a terrace between them hides neither. */
  readonly areInContact: boolean
}

/** MG-los-height Flyers are above everything but clouds. */
export function hidingOn(s: Scenario, p: Sight, line: SightLine, ends: Ends, aloft: boolean): Hiding | null {
  const hiding = (by: Screen, where: Point | null): Hiding | null => where && { by, at: where }
  const clouded = hiding('cloud', inCloud(p, line))
  if (clouded !== null || aloft || (line.from[0] === line.to[0] && line.from[1] === line.to[1]))
    return clouded
  const ground = hiding('ground', behindGround(s, line))
  if (ground !== null && !ends.areInContact) return ground
  return (
    hiding('wall', behindWall(s, line)) ??
    hiding('house', behindHouse(s, line)) ??
    hiding('work', behindWork(s, p, line, ends)) ??
    hiding('units', behindUnits(s, p, line, ends)) ??
    hiding('forest', behindForest(s, line))
  )
}

/** The height of a line above sea level where it passes a point. */
const heightOf = ({ from, to, eye, mark }: SightLine, point: Point): number =>
  eye + share(mark - eye, along(from, to, point), squareBetween(from, to))

function behindGround(s: Scenario, line: SightLine): Point | null {
  const near = atlasOf(s).contours.along(line.from, line.to)
  const lower = Math.min(line.eye, line.mark)
  if (near.every(n => at(s.map.contours, n).height <= lower)) return null
  const outlines = near.map(n => at(s.map.contours, n).outline)
  const piece = piecesOf(line.from, line.to, outlines).find(({ from, to, middle }) => {
    const ground = heightAt(s, middle)
    return ground > heightOf(line, from) || ground > heightOf(line, to)
  })
  return piece?.middle ?? null
}

/** M-los-wall */
function behindWall(s: Scenario, line: SightLine): Point | null {
  for (const n of atlasOf(s).walls.along(line.from, line.to)) {
    const wall = at(s.map.walls, n)
    for (let i = 1; i < wall.line.length; i++) {
      const point = meetingPoint(line.from, line.to, at(wall.line, i - 1), at(wall.line, i))
      if (point !== null && heightAt(s, point) + wall.height > heightOf(line, point)) return point
    }
  }
  return null
}

/** MG-los-units A house hides what is behind it, and not who stands in it. */
function behindHouse(s: Scenario, line: SightLine): Point | null {
  const { from, to } = line
  for (const n of atlasOf(s).ground.along(from, to)) {
    const { kind, outline } = at(s.map.ground, n)
    if (kind !== 'house' || contains(outline, from) || contains(outline, to)) continue
    const point = risesOver(s, line, outline, HOUSE_HEIGHT)
    if (point !== null) return point
  }
  return null
}

/** Where something of a height over the ground stands higher than the line that passes it; null: nowhere. */
const risesOver = (s: Scenario, line: SightLine, outline: readonly Point[], height: number): Point | null =>
  stretches(line.from, line.to, outline)
    .flat()
    .find(point => heightAt(s, point) + height > heightOf(line, point)) ?? null

function behindWork(s: Scenario, p: Sight, line: SightLine, ends: Ends): Point | null {
  for (const [w, work] of p.works.entries()) {
    const { traits, height } = at(s.works, work.kind)
    if ((traits['blocks-sight'] ?? 0) === 0 || ends.works.includes(w) || !stands(s, work)) continue
    const point = risesOver(s, line, workOutline(s, work), height)
    if (point !== null) return point
  }
  return null
}

/** M-los-units, MG-los-units Close order and vehicles interrupt a line that does not pass over their heads. */
function behindUnits(s: Scenario, p: Sight, line: SightLine, ends: Ends): Point | null {
  for (const g of groupsAlong(s, p, line.from, line.to)) {
    const group = at(p.groups, g)
    if (ends.groups.includes(g) || group.flying || group.inside !== NOBODY || !isNear(s, group, line))
      continue
    const beside = nearestOn(line, centre(s, group))
    if (heightAt(s, centre(s, group)) + MAN < heightOf(line, beside)) continue
    const isInTheWay =
      group.order === 'close'
        ? stretches(line.from, line.to, footprint(s, group)).length > 0
        : hasVehicleOn(s, group, line)
    if (isInTheWay) return beside
  }
  return null
}

/** The point of a line beside a point, kept between the line's ends. */
function nearestOn({ from, to }: SightLine, point: Point): Point {
  const square = squareBetween(from, to)
  const far = Math.min(Math.max(along(from, to, point), 0), square)
  return [from[0] + share(to[0] - from[0], far, square), from[1] + share(to[1] - from[1], far, square)]
}

/** A quick look: the line passes no further from the corner than the footprint is across. */
function isNear(s: Scenario, group: GroupSight, { from, to }: SightLine): boolean {
  const [west, south, east, north] = boxOf(footprint(s, group))
  return distanceToSegment(group.at, from, to) <= east - west + (north - south)
}

/** A vehicle is what has both health and a crew. */
function hasVehicleOn(s: Scenario, group: GroupSight, { from, to }: SightLine): boolean {
  const segment = { kind: 'segment', from, to } as const
  return unitPoints(s, group, boxOf([from, to])).some(({ stack, point }) => {
    const { health, crew, width } = at(s.units, at(group.stacks, stack).unit)
    return health !== null && crew !== null && touches(segment, point, Math.floor(width / 2))
  })
}

/** MG-los-units Where the line has come through as much foliage as can be seen through. */
function behindForest(s: Scenario, { from, to }: SightLine): Point | null {
  const outlines = atlasOf(s)
    .ground.along(from, to)
    .map(n => at(s.map.ground, n))
    .filter(({ kind }) => kind === 'forest')
    .map(({ outline }) => outline)
  let foliage = 0
  for (const piece of piecesOf(from, to, outlines)) {
    if (outlines.some(outline => contains(outline, piece.middle))) foliage += distance(piece.from, piece.to)
    if (foliage > FOLIAGE) return piece.middle
  }
  return null
}

function inCloud(p: Sight, { from, to }: SightLine): Point | null {
  const cloud = p.clouds.find(({ at: [x, y], radius }) =>
    touches({ kind: 'segment', from, to }, [x, y], radius),
  )
  return cloud === undefined ? null : [cloud.at[0], cloud.at[1]]
}
