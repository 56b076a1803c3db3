import type { Outline, Point } from '@sandtable/board'
import { contains, distance, placed } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { GroupSight, Sight } from '../position.ts'
import { at } from '../position.ts'
import { atlasOf } from '../ground/atlas.ts'
import { extent, spacing, unitsOf } from '../formation/layout.ts'
import { hazardsAlong, mayStandAt, obstacleAlong, workOutline, worksWith } from '../ground/terrain.ts'
import { AROUND } from './around.ts'

/** A way keeps this far from a hazard that it goes round. */
const CLEAR = 500
/** MG-haz Wading costs this much more for each centimetre. */
const WADING = 3
/** A leg that houses or walls bar is reckoned this much longer. */
const BARRED = 1.25

/** Legs whose ends are in the same cells cost about the same; this many of them are kept. */
const CELL = 500
const KEPT = 20_000

/** MG-haz How far the middle of a group keeps from a hazard that all of it passes by, in steps of 10 m, and half its front. */
interface Room {
  readonly clear: number
  readonly half: number
}

function roomFor(s: Scenario, group: GroupSight): Room {
  const { front, depth } = extent(unitsOf(group), group.files, spacing(s, group))
  return { clear: CLEAR + 1000 * Math.ceil(Math.max(front, depth) / 2000), half: Math.floor(front / 2) }
}

/** Turning points of paths on a map, and the cost of wading between them. */
interface Turns {
  readonly works: string
  readonly points: readonly Point[]
  readonly legs: Map<string, number>
}

const found = new WeakMap<Scenario, Map<string, Turns>>()

/** Found once for a map and who keeps this far from hazards, and again when a bridge or wire is built or falls. */
function turnsOf(s: Scenario, p: Sight, { clear, half }: Room): Turns {
  const [bridges, wires] = [worksWith(s, p, 'bridge'), worksWith(s, p, 'hazard')]
  const works = [...bridges, -1, ...wires].join()
  const known = found.get(s) ?? new Map<string, Turns>()
  found.set(s, known)
  const room = `${clear} ${half}`
  let turns = known.get(room)
  if (turns === undefined || turns.works !== works) {
    const hazards = [
      ...atlasOf(s).hazards.areas.map(({ outline }) => outline),
      ...wires.map(w => workOutline(s, at(p.works, w))),
    ]
    const round = hazards.flatMap(outline => cornersOf(outline, clear))
    const isDry = (point: Point): boolean => !hazards.some(outline => contains(outline, point))
    const points = [...bridges.flatMap(w => endsOf(s, p, w)), ...round.filter(isDry)]
    turns = { works, points: points.filter(point => mayStandAt(s, p, point)), legs: new Map() }
    known.set(room, turns)
  }
  return turns
}

/** Just before and just after a bridge, which leads where it faces. */
function endsOf(s: Scenario, p: Sight, w: number): Point[] {
  const { kind, at: middle, facing } = at(p.works, w)
  const half = (at(s.works, kind).width >> 1) + CLEAR
  return [placed(middle, facing, 0, -half), placed(middle, facing, 0, half)]
}

/** The outermost point of an area in each of eight directions, a little further out. */
const cornersOf = (outline: Outline, clear: number): Point[] =>
  AROUND.map(([dx, dy]) => {
    const [x, y] = outline.reduce((most, point) =>
      point[0] * dx + point[1] * dy > most[0] * dx + most[1] * dy ? point : most,
    )
    return [x + (dx * clear) / 10, y + (dy * clear) / 10]
  })

/**
 * MG-haz What it costs to go straight from point to point, cautiously: in the middle or on a flank, for the
 * unit that wades longest.
 */
const legCost = (s: Scenario, p: Sight, from: Point, to: Point, { half }: Room): number => {
  const facing: Point = [to[0] - from[0], to[1] - from[1]]
  const beside = (right: number): number =>
    hazardsAlong(s, p, placed(from, facing, right, 0), placed(to, facing, right, 0)).reduce(
      (sum, { length }) => sum + length,
      0,
    )
  const wading = from[0] === to[0] && from[1] === to[1] ? 0 : Math.max(beside(0), beside(-half), beside(half))
  const barred = obstacleAlong(s, p, from, to) === null ? 1 : BARRED
  return barred * distance(from, to) + WADING * wading
}

/** A place that a way may lead over: what it costs to get there, and the straight way left. */
interface Place {
  readonly name: string
  readonly point: Point
  readonly left: number
  gone: number
  before: Place | null
}

/**
 * M-haz-cautious The cheapest path that avoids hazards or wades through them, by bridges and around patches; null: none costs
 * less than this.
 */
export function dryWay(
  s: Scenario,
  p: Sight,
  g: number,
  from: Point,
  to: Point,
  most: number,
): Point[] | null {
  const room = roomFor(s, at(p.groups, g))
  const { points, legs } = turnsOf(s, p, room)
  const place = (point: Point): Place => ({
    name: `${Math.round(point[0] / CELL)},${Math.round(point[1] / CELL)}`,
    point,
    left: distance(point, to),
    gone: Infinity,
    before: null,
  })
  const costOf = (a: Place, b: Place): number => {
    const key = `${a.name} ${b.name}`
    let cost = legs.get(key)
    if (cost === undefined) {
      cost = legCost(s, p, a.point, b.point, room)
      if (legs.size >= KEPT) legs.clear()
      legs.set(key, cost)
    }
    return cost
  }
  const goal = place(to)
  const start = { ...place(from), gone: 0 }
  const open = new Set([
    start,
    goal,
    ...points.map(place).filter(({ point, left }) => distance(from, point) + left < most),
  ])
  for (;;) {
    let here: Place | null = null
    for (const one of open)
      if (one.gone + one.left < most && (here === null || one.gone + one.left < here.gone + here.left))
        here = one
    if (here === null) return null
    if (here === goal) return wayTo(goal)
    open.delete(here)
    for (const next of open) {
      const straight = here.gone + distance(here.point, next.point)
      if (straight >= next.gone || straight + next.left >= most) continue
      const gone = here.gone + costOf(here, next)
      if (gone < next.gone) Object.assign(next, { gone, before: here })
    }
  }
}

const wayTo = (end: Place): Point[] => {
  const way: Point[] = []
  for (let place: Place | null = end; place !== null; place = place.before) way.unshift(place.point)
  return way
}
