import type { Box, Outline, Point } from '@sandtable/board'
import { boxesTouch, boxOf, contains, distance, enters, meet, placed, touchesBox } from '@sandtable/board'
import type { GroundKind, Scenario, WorkKind } from '../scenario.ts'
import type { Sight, Work } from '../position.ts'
import type { DeepReadonly } from '@sandtable/kernel'
import { at } from '../position.ts'
import { atlasOf, chartedAlong, CLOSED } from './atlas.ts'
import { boxAt } from './height.ts'
import { piecesOf } from './pieces.ts'

type WorkSight = DeepReadonly<Work>

/** MG-build A building counts when all its engineer-turns are done, and until it is destroyed. */
export const stands = (s: Scenario, work: WorkSight): boolean => !work.gone && work.done >= buildTime(s, work)

const buildTime = (s: Scenario, { kind }: WorkSight): number => at(s.works, kind).time ?? 0

/** The ground that a building takes: its length across its facing, its width along it, its middle where it is put. */
export function workOutline(s: Scenario, work: Pick<WorkSight, 'kind' | 'at' | 'facing'>): Outline {
  let outline = outlines.get(work)
  if (outline === undefined) {
    outline = drawn(s, work)
    outlines.set(work, outline)
  }
  return outline
}

/** Drawn once and kept beside a building, which never moves. */
const outlines = new WeakMap<object, Outline>()

function drawn(s: Scenario, work: Pick<WorkSight, 'kind' | 'at' | 'facing'>): Outline {
  const { length, width } = at(s.works, work.kind)
  const corner = (right: number, back: number): Point => placed(work.at, work.facing, right, back)
  const [half, deep] = [Math.floor(length / 2), Math.floor(width / 2)]
  return [corner(-half, -deep), corner(half, -deep), corner(half, deep), corner(-half, deep)]
}

/** The standing buildings with a trait. */
export function worksWith(s: Scenario, p: Sight, trait: keyof WorkKind['traits']): number[] {
  const found: number[] = []
  p.works.forEach((work, w) => {
    if (stands(s, work) && (at(s.works, work.kind).traits[trait] ?? 0) > 0) found.push(w)
  })
  return found
}

/** MG-adv-elev In forest when the point is in a forest's outline. */
export function inForest(s: Scenario, point: Point): boolean {
  const { areas, index } = atlasOf(s).forests
  return index.within(boxAt(point)).some(n => contains(at(areas, n).outline, point))
}

/** M-node-def, MG-adv-node In the node's zone. */
export const inNode = (s: Scenario, point: Point): boolean =>
  s.map.node !== null && contains(s.map.node.outline, point)

/** A stretch of hazardous ground on a path. */
export interface Hazard {
  /** Of the ground, or of the building after all ground. */
  readonly number: number
  readonly kind: GroundKind | 'wire'
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** Hazards somewhere, and the bridges over them. */
export interface HazardousGround {
  readonly hazards: readonly (Pick<Hazard, 'number' | 'kind'> & {
    readonly outline: Outline
    readonly box: Box
  })[]
  readonly bridges: readonly Outline[]
}

/** M-haz-terrain What hazards may reach into a box; null: none. */
export function hazardsIn(s: Scenario, p: Sight, box: Box): HazardousGround | null {
  const { areas, index } = atlasOf(s).hazards
  const outlineOf = (w: number): Outline => workOutline(s, at(p.works, w))
  const natural = index.within(box).map(n => {
    const { number, kind, outline } = at(areas, n)
    return { number, kind, outline, box: boxOf(outline) }
  })
  const wires = worksWith(s, p, 'hazard')
    .map(w => ({ w, outline: outlineOf(w), box: boxOf(outlineOf(w)) }))
    .filter(wire => boxesTouch(wire.box, box))
    .map(({ w, ...wire }) => ({ number: s.map.ground.length + w, kind: 'wire' as const, ...wire }))
  if (natural.length === 0 && wires.length === 0) return null
  return { hazards: [...wires, ...natural], bridges: worksWith(s, p, 'bridge').map(outlineOf) }
}

/**
 * M-haz-terrain The hazards of a straight path in order. MG-haz: a bridge removes them where it is, for groups no wider
 * than it.
 */
export function hazardsOn(
  { hazards, bridges }: HazardousGround,
  from: Point,
  to: Point,
  width: number,
): Hazard[] {
  const near = hazards.filter(({ box }) => touchesBox(from, to, box))
  if (near.length === 0) return []
  const half = Math.floor(width / 2)
  const facing: Point = [to[0] - from[0], to[1] - from[1]]
  const fits = (outline: Outline, middle: Point): boolean =>
    contains(outline, middle) &&
    (half === 0 ||
      (contains(outline, placed(middle, facing, half, 0)) &&
        contains(outline, placed(middle, facing, -half, 0))))
  return joined(
    piecesOf(from, to, [...near.map(({ outline }) => outline), ...bridges]).flatMap((piece): Hazard[] => {
      const here = near.find(({ outline }) => contains(outline, piece.middle))
      if (here === undefined || bridges.some(outline => fits(outline, piece.middle))) return []
      const { number, kind } = here
      return [{ number, kind, from: piece.from, to: piece.to, length: distance(piece.from, piece.to) }]
    }),
  )
}

/** M-haz-terrain The hazards of a straight line over the ground. */
export function hazardsAlong(s: Scenario, p: Sight, from: Point, to: Point): Hazard[] {
  const ground = hazardsIn(s, p, boxOf([from, to]))
  return ground === null ? [] : hazardsOn(ground, from, to, 0)
}

/** Pieces of the same kind that follow on each other are one crossing. */
function joined(hazards: readonly Hazard[]): Hazard[] {
  const crossings: Hazard[] = []
  for (const hazard of hazards) {
    const last = crossings.at(-1)
    if (last !== undefined && last.kind === hazard.kind && isSame(last.to, hazard.from))
      crossings[crossings.length - 1] = {
        ...last,
        to: hazard.to,
        length: distance(last.from, hazard.to),
      }
    else crossings.push(hazard)
  }
  return crossings
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** What a ground unit cannot pass. */
export type Obstacle = (typeof CLOSED)[number] | 'wall' | 'work'

export const isObstacle = (what: unknown): what is Obstacle =>
  CLOSED.some(kind => kind === what) || what === 'wall' || what === 'work'

/** M-move-block-terrain The first kind of thing that bars a straight path to a ground group; null: nothing does. */
export function obstacleAlong(s: Scenario, p: Sight, from: Point, to: Point): Obstacle | null {
  const ground = chartedAlong(atlasOf(s).closed, from, to).find(({ outline }) => bars(outline, from, to))
  if (ground !== undefined) return ground.kind
  if (
    atlasOf(s)
      .walls.along(from, to)
      .some(n => crossesLine(at(s.map.walls, n).line, from, to))
  )
    return 'wall'
  const works = worksWith(s, p, 'blocks-move').map(w => workOutline(s, at(p.works, w)))
  return works.some(outline => bars(outline, from, to)) ? 'work' : null
}

const bars = (outline: Outline, from: Point, to: Point): boolean =>
  contains(outline, to) || enters(from, to, outline)

const crossesLine = (line: Outline, from: Point, to: Point): boolean =>
  line.some((end, i) => i > 0 && meet(line[i - 1] as Point, end, from, to))

/** Finds whether a point of a box is on something that bars the way; null: nothing in the box does. */
export function obstaclesIn(s: Scenario, p: Sight, box: Box): ((point: Point) => boolean) | null {
  const { closed, walls } = atlasOf(s)
  const lines = walls.within(box).map(n => at(s.map.walls, n).line)
  const outlines = closed.index.within(box).map(n => at(closed.areas, n).outline)
  for (const w of worksWith(s, p, 'blocks-move')) {
    const outline = workOutline(s, at(p.works, w))
    if (boxesTouch(boxOf(outline), box)) outlines.push(outline)
  }
  if (outlines.length === 0 && lines.length === 0) return null
  return point =>
    outlines.some(outline => contains(outline, point)) || lines.some(line => crossesLine(line, point, point))
}

/** Whether a man may stand at a point: on the map, and on nothing that bars the way. */
export const mayStandAt = (s: Scenario, p: Sight, point: Point): boolean =>
  isOnMap(s, point) && obstacleAlong(s, p, point, point) === null

export const isOnMap = (s: Scenario, [x, y]: Point): boolean =>
  x >= 0 && y >= 0 && x <= s.map.width && y <= s.map.height

export const isOutlineOnMap = (s: Scenario, outline: Outline): boolean => {
  const [west, south, east, north] = boxOf(outline)
  return isOnMap(s, [west, south]) && isOnMap(s, [east, north])
}
