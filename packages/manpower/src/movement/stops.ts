import type { DeepReadonly } from '@sandtable/kernel'
import type { Box, Point } from '@sandtable/board'
import { distance, joined, partWay, shiftedBox } from '@sandtable/board'
import type { GroupSight, Move, Pair, Sight } from '../position.ts'
import type { Crossing } from './hazards.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { crushesWire, hasRushed, hazardsFor, wayCost } from './hazards.ts'
import { carriedTo, footprint, footprintBox } from '../formation/layout.ts'
import { isFree } from './contact.ts'
import { seenAs, seenAside } from '../ground/sight.ts'
import { speedLeft } from './mover.ts'
import { swept } from './sweep.ts'
import type { Watch } from './watch.ts'
import { clearance, isNoticed, watchOn } from './watch.ts'
import { worksUnder } from './mines.ts'

export type MoveSight = DeepReadonly<Move>

/** The length of path over which mines, wire and hazards are counted at a time. */
const STRIDE = 2500

/** A point of the path at which the move is checked. */
interface Stop {
  /** Where its centre is, as the way was drawn, and where the leg began. */
  readonly point: Point
  readonly from: Point
  /** Corners of the path passed on the way there. */
  readonly passed: number
  /** Centimetres gone since the last halt when the leg began, and what they cost: less than nothing if it began before that. */
  readonly before: Readonly<Pair>
  /** Centimetres gone since the last halt, and what they cost; and the same on the leg that the stop is on. */
  readonly length: number
  readonly cost: number
  readonly leg: Pair
}

/** How far a move gets before an interruption, and what it meets there. */
export interface Halt extends Stop {
  readonly at: Pair
  readonly mines: readonly number[]
  readonly wire: readonly number[]
  readonly hazards: readonly Crossing[]
}

/**
 * The next stop at which something new can happen, or the last of the path; groups never halt on friends. Null: the
 * group can go no further.
 */
export function nextHalt(s: Scenario, p: Sight, move: MoveSight): Halt | null {
  const left = speedLeft(s, p, move.group)
  let here = onItsWay(p, move)
  const watch = watchOn(s, p, here, boxOnWay(s, move, here), move.reach)
  let met: Met = { mines: [], wire: [], hazards: [] }
  let halt: Halt | null = null
  for (const stride of stopsAhead(s, p, move)) {
    const seen = watch.near.length === 0 ? null : firstSeen(s, p, move, watch, here, stride)
    const stop = seen === null ? stride : cutShort(s, p, move, stride, seen)
    if (stop.cost > left) break
    const before = here
    here = standingAt(s, move, before, stop.point)
    if (!here.flying) met = metBetween(s, p, move, met, before, here, stop)
    if (!here.flying && !isFree(s, p, move.group, footprint(s, here))) continue
    halt = { ...stop, ...met, at: cornerAt(move, stop.point) }
    if (seen !== null || met.mines.length > 0 || met.hazards.length > 0) break
  }
  return halt
}

/** M-fly-takeoff A group after it has started: it is on the ground until then, and enemies fire at it there (MG-opp). */
export function onItsWay(p: Sight, { group: g, crossing }: MoveSight): GroupSight {
  const group = at(p.groups, g)
  return { ...group, flying: group.flying || crossing === 'above' }
}

/** Where a group is on the way that is left. */
function boxOnWay(s: Scenario, { path, offset }: MoveSight, group: GroupSight): Box {
  const here = footprintBox(s, group)
  return path.reduce<Box>(
    (box, [x, y]) =>
      joined(box, shiftedBox(here, [x - offset[0] - group.at[0], y - offset[1] - group.at[1]])),
    here,
  )
}

const cornerAt = ({ offset }: MoveSight, [x, y]: Point): Pair => [x - offset[0], y - offset[1]]

const standingAt = (s: Scenario, move: MoveSight, group: GroupSight, point: Point): GroupSight =>
  carriedTo(s, group, cornerAt(move, point))

const crossingOf = (p: Sight, { group, crossing }: MoveSight): Move['crossing'] =>
  at(p.groups, group).flying ? 'above' : crossing

/** Points at most 25 m apart, and every corner of the path; each leg is measured from its beginning (MG-exact). */
function* stopsAhead(s: Scenario, p: Sight, move: MoveSight): Generator<Stop> {
  const crossing = crossingOf(p, move)
  let from = move.trail.at(-1) as Point
  let before: Pair = [-move.leg[0], -move.leg[1]]
  let behind = move.leg[0]
  for (let passed = 0; passed < move.path.length; passed++) {
    const to = at(move.path, passed)
    const strides = Math.ceil(distance(from, to) / STRIDE)
    for (let i = 1; i <= strides; i++) {
      const point = partWay(from, to, i, strides)
      const length = distance(from, point)
      if (length <= behind) continue
      const cost = wayCost(s, p, move.group, from, point, crossing, move.offset)
      const isCorner = i === strides
      const leg: Pair = isCorner ? [0, 0] : [length, cost]
      const now: Pair = [before[0] + length, before[1] + cost]
      yield { point, from, passed: passed + Number(isCorner), before, length: now[0], cost: now[1], leg }
      if (isCorner) before = now
    }
    from = to
    behind = 0
  }
}

/** A stop, this many centimetres after the start of its leg instead of at its own point. */
function cutShort(s: Scenario, p: Sight, move: MoveSight, stop: Stop, gone: number): Stop {
  const { from, before, length } = stop
  const whole = length - before[0]
  if (gone === whole) return stop
  const point = partWay(from, stop.point, gone, whole)
  const cost = wayCost(s, p, move.group, from, point, crossingOf(p, move), move.offset)
  const passed = stop.leg[0] === 0 ? stop.passed - 1 : stop.passed
  return { point, from, passed, before, length: before[0] + gone, cost: before[1] + cost, leg: [gone, cost] }
}

/** What lies on the ground that a move leads over. */
type Met = Pick<Halt, 'mines' | 'wire' | 'hazards'>

function metBetween(
  s: Scenario,
  p: Sight,
  move: MoveSight,
  met: Met,
  before: GroupSight,
  here: GroupSight,
  { from, point }: Stop,
): Met {
  const start = footprint(s, before)
  const area = swept(start, [here.at[0] - before.at[0], here.at[1] - before.at[1]])
  const mines = worksUnder(s, p, 'mines', area, start)
  const wire = crushesWire(s, here) ? worksUnder(s, p, 'hazard', area, start) : []
  const hazards =
    move.crossing === 'rush'
      ? hazardsFor(s, p, move.group, from, point, move.offset)
          .filter(
            ({ number }) =>
              !hasRushed(p, move.group, number) && met.hazards.every(other => other.number !== number),
          )
          .map(hazard => ({ ...hazard, units: crossingIn(s, p, move, hazard) }))
      : []
  return {
    mines: [...new Set([...met.mines, ...mines])],
    wire: [...new Set([...met.wire, ...wire])],
    hazards: [...met.hazards, ...hazards],
  }
}

/** MG-haz The units of each stack that cross a hazard on the rest of the path. */
function crossingIn(s: Scenario, p: Sight, move: MoveSight, { number, units }: Crossing): number[] {
  const way = [move.trail.at(-1) as Point, ...move.path]
  const legs = move.path.flatMap((to, i) =>
    hazardsFor(s, p, move.group, at(way, i), to, move.offset).filter(hazard => hazard.number === number),
  )
  return units.map((some, k) => Math.max(some, ...legs.map(leg => at(leg.units, k))))
}

/**
 * Enemies in range behind cover are looked for at every step: a gap in cover is as wide as a man, or it is
 * none (M-move-width).
 */
const STEP = 200

/**
 * MG-opp, MG-block The first place up to a stop at which a lookout has the group in range and sight, in centimetres of its
 * leg; null: there is none. No step skips past a lookout's range.
 */
function firstSeen(
  s: Scenario,
  p: Sight,
  move: MoveSight,
  { all, near }: Watch,
  group: GroupSight,
  stop: Stop,
): number | null {
  const whole = stop.length - stop.before[0]
  const start = seenAs(s, move.group, group)
  const aside = (gone: number): Point => {
    const [x, y] = cornerAt(move, partWay(stop.from, stop.point, gone, whole))
    return [x - group.at[0], y - group.at[1]]
  }
  const clear = (gone: number): number => clearance(shiftedBox(start.box, aside(gone)), all)
  const isSeen = (gone: number): boolean => {
    const seen = seenAside(start, aside(gone))
    return isNoticed(s, p, seen, near) && (seen.flying || isFree(s, p, move.group, seen.outline))
  }
  let unseen = distance(stop.from, [group.at[0] + move.offset[0], group.at[1] + move.offset[1]])
  let free = clear(unseen)
  while (unseen < whole) {
    if (free > whole - unseen) return null
    const gone = Math.min(unseen + Math.max(STEP, free), whole)
    free = clear(gone)
    if (free <= 0 && isSeen(gone)) return firstOf(unseen, gone, isSeen)
    unseen = gone
  }
  return null
}

/** The first place between two where a condition holds, given that it holds at the second. */
function firstOf(no: number, yes: number, isSo: (place: number) => boolean): number {
  let [low, high] = [no, yes]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isSo(middle)) high = middle
    else low = middle
  }
  return high
}
