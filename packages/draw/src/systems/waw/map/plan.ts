import type { MapFile } from '@sandtable/scenario'
import type { Crossing } from './crossings.ts'
import type { Edge } from './plan-layout.ts'
import type { Polyline, Point } from '../../../plane.ts'
import type { Projected } from './projected.ts'
import type { Stood } from './standing.ts'
import { between, distance, isInside } from '../../../plane.ts'
import { CANVAS, MARGIN } from './projected.ts'
import { slotAt, slotsFor, slotted } from './plan-slots.ts'
import { spread } from './plan-layout.ts'

/** A line that joins two neighbours on a plan, from middle to middle. */
export interface Link {
  readonly line: Polyline
  readonly closed: boolean
}

/** A map without outlines: a box for each region, a line for each border. */
export interface Plan {
  readonly geometry: Projected
  readonly links: readonly Link[]
  readonly crossings: readonly Crossing[]
  /** How large a counter is, in pixels; by region, where its stack, its name and what is built in it stand. */
  readonly counter: number
  readonly stood: readonly Stood[]
  readonly sites: ReadonlyMap<number, Point>
}

/** A slot is no larger than this, however few regions there are. */
const LARGEST: Point = [215, 172]
/** The part of its slot that a box fills. */
const FILLED: Point = [0.82, 0.77]

export function planOf(map: MapFile): Plan {
  const ids = Object.keys(map.regions)
  const edges = map.borders.map(({ between: [a, b] }): Edge => [ids.indexOf(a), ids.indexOf(b)])
  const { middles, size } = laid(ids.length, edges)
  const boxes = middles.map(middle => boxAt(middle, size))
  const counter = Math.round(Math.min(48, Math.max(30, size[1] / 2)))
  return {
    counter,
    stood: middles.map(middle => standsIn(middle, size, counter)),
    sites: new Map(
      middles.map(([x, y], i) => [i, [x - size[0] / 2 + ASIDE, y + size[1] / 2 - ASIDE] as const]),
    ),
    geometry: {
      arcs: boxes,
      regions: ids.map((id, i) => ({ id, name: '', rings: [[i]] })),
      around: [],
      beside: ids.map((_, i) => [i]),
      cut: [],
      sea: false,
      at: ([x, y]) => [x, y],
    },
    links: map.borders.map(({ closed }, i) => ({
      line: (edges[i] as Edge).map(region => middles[region] as Point),
      closed: closed !== null,
    })),
    crossings: map.borders.map((border, i) => crossingOn(border, edges[i] as Edge, middles, boxes)),
  }
}

/** The middles of all boxes on the drawing, and how large one is. */
function laid(count: number, edges: readonly Edge[]): { middles: Point[]; size: Point } {
  const room: Point = [CANVAS.width - MARGIN.left - MARGIN.right, CANVAS.height - MARGIN.top - MARGIN.bottom]
  const slots = slotsFor(count, room[0] / room[1])
  const used = slotted(spread(count, edges), edges, slots).map(slot => slotAt(slots, slot))
  const [xs, ys] = [used.map(at => at[0]), used.map(at => at[1])]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  const slot: Point = [Math.min(LARGEST[0], room[0] / wide), Math.min(LARGEST[1], room[1] / high)]
  const corner: Point = [
    MARGIN.left + (room[0] - wide * slot[0]) / 2,
    MARGIN.top + (room[1] - high * slot[1]) / 2,
  ]
  return {
    middles: used.map(([x, y]) => [
      corner[0] + (x - left + 0.5) * slot[0],
      corner[1] + (y - top + 0.5) * slot[1],
    ]),
    size: [slot[0] * FILLED[0], slot[1] * FILLED[1]],
  }
}

/** From the edge of a box to the middle of a mark in its corner, and from there to a stack. */
const ASIDE = 18
const APART: Point = [18, 9]

/** The name stands at the top of a box, the stack below it on the right, what is built on the left. */
const standsIn = ([x, y]: Point, [width, height]: Point, counter: number): Stood => ({
  anchor: [
    x + Math.min(22, width / 2 - APART[0] - counter / 2),
    y + Math.min(8, height / 2 - APART[1] - counter / 2),
  ],
  label: [x, y - height / 2 + 12],
})

/** Points in a quarter of a round corner. */
const CORNER = 5

/** A box with round corners, as a closed line. */
function boxAt([x, y]: Point, [width, height]: Point): Polyline {
  const r = 0.28 * Math.min(width, height)
  const ring = [0, 1, 2, 3].flatMap(quarter => {
    const [right, down] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
    const [cx, cy] = [x + right * (width / 2 - r), y + down * (height / 2 - r)]
    return Array.from({ length: CORNER + 1 }, (_, i): Point => {
      const turn = ((quarter + i / CORNER) * Math.PI) / 2
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)]
    })
  })
  return [...ring, ring[0] as Point]
}

/** Half the length of the stroke across a line that is a river or a closed border. */
const STROKE = 15

function crossingOn(
  { river, called, bridge, road, rail, closed }: MapFile['borders'][number],
  [a, b]: Edge,
  middles: readonly Point[],
  boxes: readonly Polyline[],
): Crossing {
  const [from, to] = [middles[a] as Point, middles[b] as Point]
  const far = Math.max(distance(from, to), 0.01)
  const over: Point = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const at = gapBetween(from, to, boxes[a] as Polyline, boxes[b] as Polyline)
  const stroke: Polyline = [
    [at[0] - over[1] * STROKE, at[1] + over[0] * STROKE],
    at,
    [at[0] + over[1] * STROKE, at[1] - over[0] * STROKE],
  ]
  const lines = river === null && closed === null ? [] : [stroke]
  return { a, b, river, called, bridge, road, rail, closed, lines, at, over }
}

/** The middle of what is seen of a line between two boxes. */
function gapBetween(from: Point, to: Point, a: Polyline, b: Polyline): Point {
  const parts = Array.from({ length: 101 }, (_, i) => i / 100)
  const leaves = parts.find(part => !isInside([a], between(from, to, part))) ?? 0.5
  const enters = parts.findLast(part => !isInside([b], between(from, to, part))) ?? 0.5
  return between(from, to, (leaves + enters) / 2)
}
