import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { distance, partWay } from '@sandtable/board'
import type { GroupSight, Move, Pair, Sight } from '../position.ts'
import type { Crossing } from './hazards.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { crushesWire, hasRushed, hazardsFor, wayCost } from './hazards.ts'
import { footprint } from '../formation/layout.ts'
import { isFree } from './contact.ts'
import { speedLeft } from './mover.ts'
import { swept } from './sweep.ts'
import { watchersOf } from './watch.ts'
import { withGroup } from '../formation/whereabouts.ts'
import { worksUnder } from './mines.ts'

export type MoveSight = DeepReadonly<Move>

/** Points at most so far apart are looked at on the way. */
const STRIDE = 2500

/** A point of the way at which the move is looked at. */
interface Stop {
  /** Where its centre is, as the way was drawn, and where the leg began. */
  readonly point: Point
  readonly from: Point
  /** Corners of the path passed on the way there. */
  readonly passed: number
  /** Centimetres gone since the last halt, and what they cost; and the same on the leg that the stop is on. */
  readonly length: number
  readonly cost: number
  readonly leg: Pair
}

/** Where a move gets to before somebody or something may interfere, and what it comes upon. */
export interface Halt extends Stop {
  readonly at: Pair
  readonly mines: readonly number[]
  readonly wire: readonly number[]
  readonly hazards: readonly Crossing[]
}

/**
 * The next stop at which something new can happen, or the last that is left of the way; nobody halts on friends. Null:
 * the group can go no further.
 */
export function nextHalt(s: Scenario, p: Sight, move: MoveSight): Halt | null {
  const left = speedLeft(s, p, move.group)
  let here = onItsWay(p, move)
  let met: Met = { mines: [], wire: [], hazards: [] }
  let halt: Halt | null = null
  for (const stop of stopsAhead(s, p, move)) {
    if (stop.cost > left) break
    const before = here
    here = { ...before, at: cornerAt(move, stop.point), strays: [] }
    if (!here.flying) met = metBetween(s, p, move, met, before, here, stop)
    if (!here.flying && !isFree(s, p, move.group, footprint(s, here))) continue
    halt = { ...stop, ...met, at: cornerAt(move, stop.point) }
    if (met.mines.length > 0 || met.hazards.length > 0) break
    if (isSeenAnew(s, p, move, here)) break
  }
  return halt
}

/** M-fly-takeoff A group as it is once it has set out: it is on the ground until then, and enemies fire at it there (MG-opp). */
export function onItsWay(p: Sight, { group: g, crossing }: MoveSight): GroupSight {
  const group = at(p.groups, g)
  return { ...group, flying: group.flying || crossing === 'above' }
}

const cornerAt = ({ offset }: MoveSight, [x, y]: Point): Pair => [x - offset[0], y - offset[1]]

/** Points at most 25 m apart, and every corner of the path; each leg is measured from its beginning (MG-exact). */
function* stopsAhead(s: Scenario, p: Sight, move: MoveSight): Generator<Stop> {
  const crossing = at(p.groups, move.group).flying ? 'above' : move.crossing
  let from = move.trail.at(-1) as Point
  let [gone, paid] = [-move.leg[0], -move.leg[1]]
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
      yield { point, from, passed: passed + Number(isCorner), length: gone + length, cost: paid + cost, leg }
      if (isCorner) [gone, paid] = [gone + length, paid + cost]
    }
    from = to
    behind = 0
  }
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

/** MG-haz Those of each stack who cross a hazard anywhere on the way that is left. */
function crossingIn(s: Scenario, p: Sight, move: MoveSight, { number, units }: Crossing): number[] {
  const way = [move.trail.at(-1) as Point, ...move.path]
  const legs = move.path.flatMap((to, i) =>
    hazardsFor(s, p, move.group, at(way, i), to, move.offset).filter(hazard => hazard.number === number),
  )
  return units.map((some, k) => Math.max(some, ...legs.map(leg => at(leg.units, k))))
}

/** MG-opp, MG-block Whether an enemy stack has the group in range and sight here that had not before. */
const isSeenAnew = (s: Scenario, p: Sight, move: MoveSight, here: GroupSight): boolean =>
  watchersOf(s, withGroup(p, move.group, here), move.group).some(
    ([n, k]) => !move.reach.some(([group, stack]) => group === n && stack === k),
  )
