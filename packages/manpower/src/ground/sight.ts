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
import { centre, footprint, present, unitPoints } from '../formation/layout.ts'
import { heightAt } from './height.ts'
import { piecesOf } from './pieces.ts'
import { stands, workOutline } from './terrain.ts'

/** MG-los-height Eyes, and what stands in the way, are so high above the ground. */
const MAN = 200
/** Houses have no height of their own on a map: two floors and a roof. */
const HOUSE = 600
/** MG-los-units Foliage hides what lies behind more of it than this. */
const FOLIAGE = 5000

/** What interrupts a line of sight. */
export type Screen = 'ground' | 'wall' | 'house' | 'work' | 'units' | 'forest' | 'cloud'

/** A line of sight: where it begins and ends, and how high. */
interface Line {
  readonly from: Point
  readonly to: Point
  readonly eye: number
  readonly mark: number
}

/** MG-los-units What a line begins and ends in does not interrupt it. */
interface Ends {
  readonly groups: readonly number[]
  readonly works: readonly number[]
}

/** M-los-line Whether a group sees another: the line between their centres is not interrupted. */
export const sees = (s: Scenario, p: Sight, viewer: number, target: number): boolean =>
  screenBetween(s, p, viewer, target) === null

/** Whether a group sees a point of the ground. */
export const seesPoint = (s: Scenario, p: Sight, viewer: number, point: Point): boolean =>
  screenBefore(s, p, viewer, point) === null

/** What hides a group from another; null: nothing. */
export function screenBetween(s: Scenario, p: Sight, viewer: number, target: number): Screen | null {
  const [one, other] = [at(p.groups, viewer), at(p.groups, target)]
  const [from, to] = [centre(s, one), centre(s, other)]
  const line = { from, to, eye: eyeOf(s, p, one, from), mark: eyeOf(s, p, other, to) }
  const ends = { groups: [viewer, target], works: [one.inside, other.inside] }
  return screenOn(s, p, line, ends, one.flying || other.flying)
}

/** What hides a point from a group; null: nothing. */
export function screenBefore(s: Scenario, p: Sight, viewer: number, point: Point): Screen | null {
  const group = at(p.groups, viewer)
  const from = centre(s, group)
  const line = { from, to: point, eye: eyeOf(s, p, group, from), mark: heightAt(s, point) + MAN }
  const ends = {
    groups: [viewer, ...groupsAt(s, p, point)],
    works: [group.inside, ...worksAt(s, p, point)],
  }
  return screenOn(s, p, line, ends, group.flying)
}

/** MG-los-units A group or a building hides what is behind it, and not the ground that it stands on. */
const groupsAt = (s: Scenario, p: Sight, point: Point): number[] =>
  [...p.groups.keys()].filter(g => {
    const group = at(p.groups, g)
    return present(group) && contains(footprint(s, group), point)
  })

const worksAt = (s: Scenario, p: Sight, point: Point): number[] =>
  [...p.works.keys()].filter(w => contains(workOutline(s, at(p.works, w)), point))

/** MG-los-height A building's top floor for those inside, two metres above the ground for all others. */
function eyeOf(s: Scenario, p: Sight, group: GroupSight, where: Point): number {
  const ground = heightAt(s, where)
  if (group.inside === NOBODY) return ground + MAN
  return ground + Math.max(MAN, at(s.works, at(p.works, group.inside).kind).height)
}

/** MG-los-height Flyers are above everything but clouds. */
function screenOn(s: Scenario, p: Sight, line: Line, ends: Ends, aloft: boolean): Screen | null {
  if (isClouded(p, line)) return 'cloud'
  if (aloft || (line.from[0] === line.to[0] && line.from[1] === line.to[1])) return null
  if (isBehindGround(s, line)) return 'ground'
  if (isBehindWall(s, line)) return 'wall'
  if (isBehindHouse(s, line)) return 'house'
  if (isBehindWork(s, p, line, ends)) return 'work'
  if (isBehindUnits(s, p, line, ends)) return 'units'
  return isBehindForest(s, line) ? 'forest' : null
}

/** The height of a line above sea level where it passes a point. */
const heightOf = ({ from, to, eye, mark }: Line, point: Point): number =>
  eye + share(mark - eye, along(from, to, point), squareBetween(from, to))

function isBehindGround(s: Scenario, line: Line): boolean {
  const outlines = atlasOf(s)
    .contours.along(line.from, line.to)
    .map(n => at(s.map.contours, n).outline)
  return piecesOf(line.from, line.to, outlines).some(({ from, to, middle }) => {
    const ground = heightAt(s, middle)
    return ground > heightOf(line, from) || ground > heightOf(line, to)
  })
}

/** M-los-wall */
const isBehindWall = (s: Scenario, line: Line): boolean =>
  atlasOf(s)
    .walls.along(line.from, line.to)
    .some(n => {
      const wall = at(s.map.walls, n)
      return wall.line.some((end, i) => {
        const point = i === 0 ? null : meetingPoint(line.from, line.to, wall.line[i - 1] as Point, end)
        return point !== null && heightAt(s, point) + wall.height > heightOf(line, point)
      })
    })

const isBehindHouse = (s: Scenario, line: Line): boolean =>
  atlasOf(s)
    .ground.along(line.from, line.to)
    .some(n => {
      const { kind, outline } = at(s.map.ground, n)
      return kind === 'house' && risesOver(s, line, outline, HOUSE)
    })

/** Whether something of a height over the ground stands higher than the line where that passes it. */
const risesOver = (s: Scenario, line: Line, outline: readonly Point[], height: number): boolean =>
  stretches(line.from, line.to, outline).some(ends =>
    ends.some(point => heightAt(s, point) + height > heightOf(line, point)),
  )

const isBehindWork = (s: Scenario, p: Sight, line: Line, ends: Ends): boolean =>
  p.works.some((work, w) => {
    const { traits, height } = at(s.works, work.kind)
    if ((traits['blocks-sight'] ?? 0) === 0 || ends.works.includes(w) || !stands(s, work)) return false
    return risesOver(s, line, workOutline(s, work), height)
  })

/** M-los-units, MG-los-units Close order and vehicles interrupt a line that does not pass over their heads. */
const isBehindUnits = (s: Scenario, p: Sight, line: Line, ends: Ends): boolean =>
  p.groups.some((group, g) => {
    if (ends.groups.includes(g) || group.flying || !present(group) || !isNear(s, group, line)) return false
    if (heightAt(s, centre(s, group)) + MAN < heightOf(line, nearestOn(line, centre(s, group)))) return false
    return group.order === 'close'
      ? stretches(line.from, line.to, footprint(s, group)).length > 0
      : hasVehicleOn(s, group, line)
  })

/** The point of a line beside a point, kept between the line's ends. */
function nearestOn({ from, to }: Line, point: Point): Point {
  const square = squareBetween(from, to)
  const far = Math.min(Math.max(along(from, to, point), 0), square)
  return [from[0] + share(to[0] - from[0], far, square), from[1] + share(to[1] - from[1], far, square)]
}

/** A quick look: the line passes no further from the corner than the footprint is across. */
function isNear(s: Scenario, group: GroupSight, { from, to }: Line): boolean {
  const [west, south, east, north] = boxOf(footprint(s, group))
  return distanceToSegment(group.at, from, to) <= east - west + (north - south)
}

/** A vehicle is what has both health and a crew. */
function hasVehicleOn(s: Scenario, group: GroupSight, { from, to }: Line): boolean {
  const segment = { kind: 'segment', from, to } as const
  return unitPoints(s, group).some(({ stack, point }) => {
    const { health, crew, width } = at(s.units, at(group.stacks, stack).unit)
    return health !== null && crew !== null && touches(segment, point, Math.floor(width / 2))
  })
}

/** MG-los-units */
function isBehindForest(s: Scenario, { from, to }: Line): boolean {
  const outlines = atlasOf(s)
    .ground.along(from, to)
    .map(n => at(s.map.ground, n))
    .filter(({ kind }) => kind === 'forest')
    .map(({ outline }) => outline)
  const foliage = piecesOf(from, to, outlines)
    .filter(({ middle }) => outlines.some(outline => contains(outline, middle)))
    .reduce((sum, piece) => sum + distance(piece.from, piece.to), 0)
  return foliage > FOLIAGE
}

const isClouded = (p: Sight, { from, to }: Line): boolean =>
  p.clouds.some(({ at: [x, y], radius }) => touches({ kind: 'segment', from, to }, [x, y], radius))
