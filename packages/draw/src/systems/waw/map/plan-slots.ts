import type { Edge } from './plan-layout.ts'
import type { Point } from '../../../plane.ts'
import { between, distance } from '../../../plane.ts'

/** A grid of slots, every second row half a slot to the right; x and y count slots. */
export interface Slots {
  readonly columns: number
  readonly rows: number
}

/** Slots for this many regions, with some to spare, in the shape of a sheet of this width to height. */
export function slotsFor(count: number, wide: number): Slots {
  const wanted = count < 3 ? count : Math.ceil(count * SPARE)
  let best: Slots = { columns: wanted, rows: 1 }
  for (let rows = 1; rows <= wanted; rows++) {
    const columns = Math.ceil(wanted / rows)
    if (sizeIn({ columns, rows }, wide) > sizeIn(best, wide)) best = { columns, rows }
  }
  return best
}

const SPARE = 1.4
/** Slots are wider than high, for names are. */
const SLOT_WIDTH = 1.25
const sizeIn = ({ columns, rows }: Slots, wide: number): number =>
  Math.min(wide / (columns + 0.5), SLOT_WIDTH / rows)

export const slotAt = ({ columns }: Slots, slot: number): Point => {
  const row = Math.floor(slot / columns)
  return [(slot % columns) + (row % 2 === 0 ? 0 : 0.5), row]
}

/** Above this number of regions, only the length of lines is looked at: there is no room to be nice. */
const MANY = 60
const PASSES = 30
/** How far a region is moved at a time, in slots. */
const REACH = 2.6

/** A slot for each region: near its first place, then moved while that makes lines shorter and clearer. */
export function slotted(places: readonly Point[], edges: readonly Edge[], slots: Slots): number[] {
  const slotOf = nearestSlots(fitted(places, slots), slots)
  const board = boardOf(slotOf, edges, slots)
  for (let pass = 0; pass < PASSES; pass++) {
    let moved = false
    for (const region of places.keys()) moved = improve(board, region) || moved
    if (!moved) break
  }
  return board.slotOf
}

/** Places stretched over the grid. */
function fitted(places: readonly Point[], slots: Slots): Point[] {
  const size: Point = [slots.columns - 0.5, slots.rows - 1]
  const [xs, ys] = [places.map(p => p[0]), places.map(p => p[1])]
  const stretch = (all: readonly number[], n: number, room: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high - low < 1e-6 ? room / 2 : ((n - low) / (high - low)) * room
  }
  return places.map(([x, y]) => [stretch(xs, x, size[0]), stretch(ys, y, size[1])])
}

/** Each region, from the middle outwards, takes the nearest slot that is free. */
function nearestSlots(places: readonly Point[], slots: Slots): number[] {
  const middle: Point = [slots.columns / 2, slots.rows / 2]
  const order = [...places.keys()].toSorted(
    (a, b) => distance(places[a] as Point, middle) - distance(places[b] as Point, middle) || a - b,
  )
  const slotOf: number[] = []
  const taken = new Set<number>()
  for (const region of order) {
    let [best, least] = [-1, Infinity]
    for (let slot = 0; slot < slots.columns * slots.rows; slot++) {
      const far = distance(slotAt(slots, slot), places[region] as Point)
      if (far < least && !taken.has(slot)) [best, least] = [slot, far]
    }
    slotOf[region] = best
    taken.add(best)
  }
  return slotOf
}

interface Board {
  /** Where each slot is. */
  readonly at: readonly Point[]
  /** The slots within reach of each. */
  readonly near: readonly (readonly number[])[]
  readonly edges: readonly Edge[]
  /** The lines of each region. */
  readonly lines: readonly (readonly number[])[]
  readonly slotOf: number[]
  readonly regionIn: (number | undefined)[]
}

function boardOf(slotOf: number[], edges: readonly Edge[], slots: Slots): Board {
  const lines: number[][] = slotOf.map(() => [])
  for (const [i, [a, b]] of edges.entries()) {
    lines[a]?.push(i)
    lines[b]?.push(i)
  }
  const regionIn: (number | undefined)[] = []
  for (const [region, slot] of slotOf.entries()) regionIn[slot] = region
  const at = Array.from({ length: slots.columns * slots.rows }, (_, slot) => slotAt(slots, slot))
  const near = at.map(here => [...at.keys()].filter(slot => distance(at[slot] as Point, here) <= REACH))
  return { at, near, edges, lines, slotOf, regionIn }
}

/** Moves a region to the slot nearby, or changes places with the one there, that helps most. */
function improve(board: Board, region: number): boolean {
  const { near, slotOf, regionIn } = board
  const home = slotOf[region] as number
  let [best, most] = [home, 1e-6]
  for (const slot of near[home] as readonly number[]) {
    if (slot === home) continue
    const other = regionIn[slot]
    const before = strain(board, region, other)
    exchange(board, home, slot)
    const gained = before - strain(board, region, other)
    exchange(board, home, slot)
    if (gained > most) [best, most] = [slot, gained]
  }
  if (best === home) return false
  exchange(board, home, best)
  return true
}

function exchange({ slotOf, regionIn }: Board, a: number, b: number): void {
  const [first, second] = [regionIn[a], regionIn[b]]
  if (first !== undefined) slotOf[first] = b
  if (second !== undefined) slotOf[second] = a
  ;[regionIn[a], regionIn[b]] = [second, first]
}

/** What is bad about the lines of two regions: their length, the regions that they pass through, the lines they cross. */
function strain(board: Board, a: number, b: number | undefined): number {
  const own = new Set([...(board.lines[a] ?? []), ...(b === undefined ? [] : (board.lines[b] ?? []))])
  let sum = 0
  for (const i of own) {
    sum += lengthIn(board, i) ** 2
    if (board.slotOf.length > MANY) continue
    for (const region of board.slotOf.keys()) if (passes(board, i, region)) sum += PASSED
    for (const j of board.edges.keys()) if ((!own.has(j) || j > i) && crosses(board, i, j)) sum += CROSSED
  }
  if (board.slotOf.length > MANY) return sum
  for (const i of board.edges.keys())
    if (!own.has(i))
      for (const region of [a, b]) if (region !== undefined && passes(board, i, region)) sum += PASSED
  return sum
}

const PASSED = 12
const CROSSED = 3

const endsOf = (board: Board, i: number): [Point, Point] => {
  const [a, b] = board.edges[i] as Edge
  return [placeOf(board, a), placeOf(board, b)]
}

const placeOf = ({ at, slotOf }: Board, region: number): Point => at[slotOf[region] as number] as Point

const lengthIn = (board: Board, i: number): number => distance(...endsOf(board, i))

/** Whether a line goes through a region that it does not lead to. */
function passes(board: Board, i: number, region: number): boolean {
  if (board.edges[i]?.includes(region) === true) return false
  const [a, b] = endsOf(board, i)
  return offSegment(a, b, placeOf(board, region)) < THROUGH
}

/** Of a slot: a line that comes nearer to its middle goes through the region. */
const THROUGH = 0.42

function offSegment(a: Point, b: Point, p: Point): number {
  if (isBeyond(a[0], b[0], p[0]) || isBeyond(a[1], b[1], p[1])) return 1
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
  const part = square === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square
  return distance(p, between(a, b, Math.max(0, Math.min(1, part))))
}

/** Whether one is so far from two others that nothing between them is near. */
const isBeyond = (a: number, b: number, p: number): boolean =>
  p < Math.min(a, b) - THROUGH || p > Math.max(a, b) + THROUGH

function crosses(board: Board, i: number, j: number): boolean {
  const [e, f] = [board.edges[i] as Edge, board.edges[j] as Edge]
  if (e.includes(f[0]) || e.includes(f[1])) return false
  const [a, b] = endsOf(board, i)
  const [c, d] = endsOf(board, j)
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
