import type { Point } from '@sandtable/board'
import {
  along,
  boxOf,
  contains,
  containsWithin,
  distance,
  meetingPoint,
  partWay,
  share,
  squareBetween,
  stretches,
  touches,
  touchesBox,
  turn,
} from '@sandtable/board'
import type { Body, Scene, Standing } from './scene.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { atlasOf } from './atlas.ts'
import { heightAt, heightBeside } from './height.ts'
import { piecesOf } from './pieces.ts'
import { unitPoints } from '../formation/layout.ts'

/** MG-los-units More foliage than this hides what is behind it. */
const FOLIAGE = 5000

/** What interrupts a line of sight. */
export type Screen = 'ground' | 'wall' | 'house' | 'work' | 'units' | 'forest' | 'cloud'

/** What interrupts a line of sight, and about where. */
export interface Hiding {
  readonly by: Screen
  readonly at: Point
}

/** The same, and whether the very same thing interrupts another line of the scene. */
export interface Found extends Hiding {
  readonly hides: (line: SightLine) => boolean
}

/** A line of sight: where it begins and ends, and how high. */
export interface SightLine {
  readonly from: Point
  readonly to: Point
  readonly eye: number
  readonly mark: number
  /** MG-los-height Flyers are above everything but clouds. */
  readonly aloft: boolean
  /** MG-measure Groups in contact fight, and the step of a terrace between them hides neither. */
  readonly contact: boolean
}

/** What interrupts a line of sight first, in search order; null: nothing does. */
export function hidingOn(scene: Scene, line: SightLine): Found | null {
  const clouded = inCloud(scene, line)
  if (clouded !== null || isAbove(line)) return clouded
  return (
    behindGround(scene, line) ??
    behindWall(scene, line) ??
    behindArea(scene, line, 'house', scene.houses) ??
    behindArea(scene, line, 'work', scene.works) ??
    behindUnits(scene, line) ??
    behindForest(scene, line)
  )
}

/** Whether what has interrupted a line of the scene interrupts another: mostly it does, and nothing else need be looked for. */
export const hidesToo = ({ by, hides }: Found, line: SightLine): boolean =>
  (by === 'cloud' || !isAbove(line)) && hides(line)

/** Whether nothing but clouds can interrupt a line: it is up in the air, or it has no length. */
const isAbove = ({ aloft, from, to }: SightLine): boolean => aloft || (from[0] === to[0] && from[1] === to[1])

/** The height of a line above sea level where it passes a point. */
const heightOf = ({ from, to, eye, mark }: SightLine, point: Point): number =>
  eye === mark ? eye : eye + share(mark - eye, along(from, to, point), squareBetween(from, to))

/** MG-los-height Ground is flat between the edges of terraces, so that a line is lowest over it at one of them. */
function behindGround({ s, contours, highest }: Scene, line: SightLine): Found | null {
  const lowest = Math.min(line.eye, line.mark)
  if (line.contact || highest <= lowest) return null
  const { contourBoxes, summits } = atlasOf(s)
  for (const n of contours) {
    if (at(summits, n) <= lowest || !touchesBox(line.from, line.to, at(contourBoxes, n))) continue
    const found = behindTerrace(s, line, n)
    if (found !== null) return found
  }
  return null
}

/** Where the ground on one side of a terrace's edge is higher than the line passing it; null: nowhere. */
function behindTerrace(s: Scenario, line: SightLine, n: number): Found | null {
  const { outline } = at(s.map.contours, n)
  const { from, to } = line
  let isLeft = turn(from, to, outline.at(-1) as Point) > 0
  for (let i = 0; i < outline.length; i++) {
    const end = outline[i] as Point
    const turns = turn(from, to, end) > 0
    if (turns !== isLeft) {
      const point = risesAt(s, line, n, i)
      if (point !== null)
        return { by: 'ground', at: point, hides: other => !other.contact && risesAt(s, other, n, i) !== null }
    }
    isLeft = turns
  }
  return null
}

/** Where a line passes one side of a terrace, lower than the ground just before it or just behind it; null: it does not. */
function risesAt(s: Scenario, line: SightLine, n: number, side: number): Point | null {
  const { outline } = at(s.map.contours, n)
  const point = meetingPoint(line.from, line.to, outline.at(side - 1) as Point, outline[side] as Point)
  return point !== null && isBelow(s, line, n, point) ? point : null
}

function isBelow(s: Scenario, line: SightLine, n: number, point: Point): boolean {
  const height = heightOf(line, point)
  if (heightBeside(s, n, point) <= height) return false
  const far = distance(line.from, line.to)
  const gone = distance(line.from, point)
  return [gone - BESIDE, gone + BESIDE].some(
    part => part > 0 && part < far && heightAt(s, partWay(line.from, line.to, part, far)) > height,
  )
}

/** Ground is looked at so far before and behind an edge. */
const BESIDE = 3

/** M-los-wall */
function behindWall({ s, walls }: Scene, line: SightLine): Found | null {
  for (const n of walls)
    for (let i = 1; i < at(s.map.walls, n).line.length; i++) {
      const point = wallOn(s, line, n, i)
      if (point !== null) return { by: 'wall', at: point, hides: other => wallOn(s, other, n, i) !== null }
    }
  return null
}

/** Where a stretch of a wall rises over a line; null: nowhere. */
function wallOn(s: Scenario, line: SightLine, n: number, end: number): Point | null {
  const wall = at(s.map.walls, n)
  const point = meetingPoint(line.from, line.to, at(wall.line, end - 1), at(wall.line, end))
  return point !== null && heightAt(s, point) + wall.height > heightOf(line, point) ? point : null
}

/** MG-los-units A house or a work hides what is behind it, and not units in it. */
function behindArea(
  { s }: Scene,
  line: SightLine,
  by: 'house' | 'work',
  areas: readonly Standing[],
): Found | null {
  for (const area of areas) {
    const point = areaOn(s, line, by, area)
    if (point !== null) return { by, at: point, hides: other => areaOn(s, other, by, area) !== null }
  }
  return null
}

/** Where a house or a work rises over a line; null: nowhere. */
function areaOn(
  s: Scenario,
  line: SightLine,
  by: 'house' | 'work',
  { outline, box, height }: Standing,
): Point | null {
  const { from, to } = line
  if (!touchesBox(from, to, box)) return null
  if (by === 'house' && (containsWithin(outline, from) || containsWithin(outline, to))) return null
  for (const stretch of stretches(from, to, outline))
    for (const end of stretch) if (heightAt(s, end) + height > heightOf(line, end)) return end
  return null
}

/** M-los-units, MG-los-units Close order and vehicles interrupt a line that does not pass over their heads. */
function behindUnits(scene: Scene, line: SightLine): Found | null {
  for (const body of scene.bodies) {
    const point = bodyOn(scene, line, body)
    if (point !== null) return { by: 'units', at: point, hides: other => bodyOn(scene, other, body) !== null }
  }
  return null
}

function bodyOn(scene: Scene, line: SightLine, body: Body): Point | null {
  if (!touchesBox(line.from, line.to, body.box)) return null
  const beside = nearestOn(line, body.middle)
  return body.top >= heightOf(line, beside) && isInTheWay(scene, line, body) ? beside : null
}

const isInTheWay = (scene: Scene, line: SightLine, { group, outline }: Body): boolean =>
  group.order === 'close'
    ? stretches(line.from, line.to, outline).length > 0
    : hasVehicleOn(scene, line, group)

/** The point of a line beside a point, kept between the line's ends. */
function nearestOn({ from, to }: SightLine, point: Point): Point {
  const square = squareBetween(from, to)
  const far = Math.min(Math.max(along(from, to, point), 0), square)
  return [from[0] + share(to[0] - from[0], far, square), from[1] + share(to[1] - from[1], far, square)]
}

function hasVehicleOn({ s }: Scene, { from, to }: SightLine, group: Body['group']): boolean {
  const segment = { kind: 'segment', from, to } as const
  return unitPoints(s, group, boxOf([from, to])).some(({ stack, point }) => {
    const { health, crew, width } = at(s.units, at(group.stacks, stack).unit)
    return health !== null && crew !== null && touches(segment, point, Math.floor(width / 2))
  })
}

/** MG-los-units Where the line has come through as much foliage as can be seen through. */
function behindForest(scene: Scene, line: SightLine): Found | null {
  const point = foliageOn(scene, line)
  return point === null ? null : { by: 'forest', at: point, hides: other => foliageOn(scene, other) !== null }
}

function foliageOn({ forests }: Scene, { from, to }: SightLine): Point | null {
  if (forests.length === 0 || distance(from, to) <= FOLIAGE) return null
  const near = forests.filter(({ box }) => touchesBox(from, to, box))
  if (near.length === 0) return null
  const outlines = near.map(({ outline }) => outline)
  let foliage = 0
  for (const piece of piecesOf(from, to, outlines)) {
    if (outlines.some(outline => contains(outline, piece.middle))) foliage += distance(piece.from, piece.to)
    if (foliage > FOLIAGE) return piece.middle
  }
  return null
}

function inCloud({ clouds }: Scene, line: SightLine): Found | null {
  for (const cloud of clouds) {
    const [x, y] = cloud.at
    const hides = ({ from, to }: SightLine): boolean =>
      touches({ kind: 'segment', from, to }, [x, y], cloud.radius)
    if (hides(line)) return { by: 'cloud', at: [x, y], hides }
  }
  return null
}
