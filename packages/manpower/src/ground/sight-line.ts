import type { Point } from '@sandtable/board'
import {
  along,
  boxOf,
  contains,
  containsWithin,
  distance,
  isInBox,
  meetingPoint,
  orientation,
  partWay,
  share,
  squareBetween,
  stretches,
  touches,
  touchesBox,
} from '@sandtable/board'
import type { Body, Scene, Standing } from './scene.ts'
import { at } from '../position.ts'
import { atlasOf } from './atlas.ts'
import { heightIn } from './scene.ts'
import { piecesOf } from './pieces.ts'
import { unitPoints } from '../formation/layout.ts'

/** MG-los-units Foliage hides what lies behind more of it than this. */
const FOLIAGE = 5000

/** What interrupts a line of sight. */
export type Screen = 'ground' | 'wall' | 'house' | 'work' | 'units' | 'forest' | 'cloud'

/** What interrupts a line of sight, and about where. */
export interface Hiding {
  readonly by: Screen
  readonly at: Point
}

/** The same, and which one of its kind it is. */
export interface Found extends Hiding {
  readonly n: number
}

/** A line of sight: where it begins and ends, and how high. */
export interface SightLine {
  readonly from: Point
  readonly to: Point
  readonly eye: number
  readonly mark: number
  /** MG-los-height Flyers are above everything but clouds. */
  readonly aloft: boolean
  /** MG-measure Who is in contact with an enemy fights him, and the step of a terrace between them hides neither. */
  readonly contact: boolean
}

/** What interrupts a line of sight first, as it is looked for; null: nothing does. */
export function hidingOn(scene: Scene, line: SightLine): Found | null {
  const clouded = inCloud(scene, line)
  if (clouded !== null || line.aloft || (line.from[0] === line.to[0] && line.from[1] === line.to[1]))
    return clouded
  return (
    behindGround(scene, line) ??
    behindWall(scene, line) ??
    behindArea(scene, line, 'house', scene.houses) ??
    behindArea(scene, line, 'work', scene.works) ??
    behindUnits(scene, line) ??
    behindForest(scene, line)
  )
}

/** The height of a line above sea level where it passes a point. */
const heightOf = ({ from, to, eye, mark }: SightLine, point: Point): number =>
  eye === mark ? eye : eye + share(mark - eye, along(from, to, point), squareBetween(from, to))

/** MG-los-height Ground is flat between the edges of terraces, so that a line is lowest over it at one of them. */
function behindGround(scene: Scene, line: SightLine): Found | null {
  if (line.contact || scene.highest <= Math.min(line.eye, line.mark)) return null
  const boxes = atlasOf(scene.s).contourBoxes
  for (const n of scene.contours) {
    if (!touchesBox(line.from, line.to, at(boxes, n))) continue
    const point = risesAt(scene, line, n)
    if (point !== null) return { by: 'ground', n, at: point }
  }
  return null
}

/** Where the ground on one side of a terrace's edge is higher than the line that passes it; null: nowhere. */
function risesAt(scene: Scene, line: SightLine, n: number): Point | null {
  const { outline } = at(scene.s.map.contours, n)
  const { from, to } = line
  let start = outline.at(-1) as Point
  let isLeft = orientation(from, to, start) > 0
  for (const end of outline) {
    const turns = orientation(from, to, end) > 0
    if (turns !== isLeft) {
      const point = meetingPoint(from, to, start, end)
      if (point !== null && isBelow(scene, line, n, point)) return point
    }
    start = end
    isLeft = turns
  }
  return null
}

/** Whether a line passes lower over a terrace's edge than the ground just before it or just behind it. */
function isBelow(scene: Scene, line: SightLine, n: number, point: Point): boolean {
  const height = heightOf(line, point)
  if (groundBeside(scene, n, point) <= height) return false
  const far = distance(line.from, line.to)
  const gone = distance(line.from, point)
  return [gone - BESIDE, gone + BESIDE].some(
    part => part > 0 && part < far && heightIn(scene, partWay(line.from, line.to, part, far)) > height,
  )
}

/** Ground is looked at so far before and behind an edge. */
const BESIDE = 3

/** At most the higher of the ground on both sides of a terrace's edge: the terrace itself and what it lies on, or what covers it. */
function groundBeside({ s, contours }: Scene, n: number, point: Point): number {
  const boxes = atlasOf(s).contourBoxes
  let own: number | null = null
  for (let i = contours.length - 1; i >= 0; i--) {
    const number = at(contours, i)
    const { height, outline } = at(s.map.contours, number)
    if (number === n) own = height
    else if (isInBox(point, at(boxes, number)) && contains(outline, point))
      return own === null ? height : Math.max(own, height)
  }
  return Math.max(own ?? 0, 0)
}

/** M-los-wall */
function behindWall(scene: Scene, line: SightLine): Found | null {
  for (const n of scene.walls) {
    const wall = at(scene.s.map.walls, n)
    for (let i = 1; i < wall.line.length; i++) {
      const point = meetingPoint(line.from, line.to, at(wall.line, i - 1), at(wall.line, i))
      if (point !== null && heightIn(scene, point) + wall.height > heightOf(line, point))
        return { by: 'wall', n, at: point }
    }
  }
  return null
}

/** MG-los-units A house or a work hides what is behind it, and not who stands in it. */
function behindArea(
  scene: Scene,
  line: SightLine,
  by: 'house' | 'work',
  areas: readonly Standing[],
): Found | null {
  const { from, to } = line
  for (const { n, outline, box, height } of areas) {
    if (!touchesBox(from, to, box)) continue
    if (by === 'house' && (containsWithin(outline, from) || containsWithin(outline, to))) continue
    const point = stretches(from, to, outline)
      .flat()
      .find(end => heightIn(scene, end) + height > heightOf(line, end))
    if (point !== undefined) return { by, n, at: point }
  }
  return null
}

/** M-los-units, MG-los-units Close order and vehicles interrupt a line that does not pass over their heads. */
function behindUnits(scene: Scene, line: SightLine): Found | null {
  for (const body of scene.bodies) {
    if (!touchesBox(line.from, line.to, body.box)) continue
    const beside = nearestOn(line, body.middle)
    if (body.top >= heightOf(line, beside) && isInTheWay(scene, line, body))
      return { by: 'units', n: body.n, at: beside }
  }
  return null
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
function behindForest({ forests }: Scene, { from, to }: SightLine): Found | null {
  if (forests.length === 0 || distance(from, to) <= FOLIAGE) return null
  const near = forests.filter(({ box }) => touchesBox(from, to, box))
  const [first] = near
  if (first === undefined) return null
  const outlines = near.map(({ outline }) => outline)
  let foliage = 0
  for (const piece of piecesOf(from, to, outlines)) {
    if (outlines.some(outline => contains(outline, piece.middle))) foliage += distance(piece.from, piece.to)
    if (foliage > FOLIAGE) return { by: 'forest', n: first.n, at: piece.middle }
  }
  return null
}

function inCloud({ clouds }: Scene, { from, to }: SightLine): Found | null {
  for (const [n, cloud] of clouds.entries()) {
    const [x, y] = cloud.at
    if (touches({ kind: 'segment', from, to }, [x, y], cloud.radius)) return { by: 'cloud', n, at: [x, y] }
  }
  return null
}
