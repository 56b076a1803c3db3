import type { Box, Outline, Point } from '@sandtable/board'
import { boxOf, grown, placed, seenFrom, shifted, shiftedBox } from '@sandtable/board'
import type { GroupSight, Pair, StackSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { houseAround, isHouse } from '../ground/houses.ts'

/** MG-spacing One unit to this much front and depth. */
export const ORDERS: Readonly<Record<'close' | 'open', number>> = { close: 200, open: 1000 }

/** MG-unit Units that are not dead. */
export const living = ({ healthy, injured }: StackSight): number => healthy + injured

export function unitsOf({ stacks }: GroupSight): number {
  let units = 0
  for (const stack of stacks) units += living(stack)
  return units
}

/** Whether any unit of a group lives and is in the battle. */
export const present = (group: GroupSight): boolean => group.where === 'field' && unitsOf(group) > 0

/** MG-spacing, MG-footprint The spacing of its order, or the widest unit if that is more. */
export function spacing(s: Scenario, { stacks, order }: GroupSight): number {
  let most = ORDERS[order]
  for (const stack of stacks) if (living(stack) > 0) most = Math.max(most, at(s.units, stack.unit).width)
  return most
}

/** MG-footprint The longest side of a footprint. */
export const LONGEST = 20_000

/** MG-footprint How much front and depth this many units take. */
export function extent(units: number, files: number, each: number): { front: number; depth: number } {
  const inFront = Math.max(1, Math.min(files, units))
  return { front: inFront * each, depth: Math.max(1, Math.ceil(units / inFront)) * each }
}

/** A group's layout from above, and what it depends on. */
interface Layout {
  readonly corner: Point
  readonly facing: Point
  readonly files: number
  readonly inside: number
  readonly units: number
  readonly spacing: number
  readonly front: number
  readonly depth: number
  readonly footprint: Outline
  readonly box: Box
  /** The box with as much room around it as a unit has in the ranks. */
  readonly surroundings: Box
  readonly centre: Point
}

/** Layouts are kept beside their groups, and redone once a group has moved, formed up or lost units. */
const layouts = new WeakMap<GroupSight, Layout>()

function layoutOf(s: Scenario, group: GroupSight): Layout {
  const [units, each] = [unitsOf(group), spacing(s, group)]
  const known = layouts.get(group)
  if (known !== undefined && isOf(known, group, units, each)) return known
  const made = layoutFor(s, group, units, each)
  layouts.set(group, made)
  return made
}

const isOf = (
  known: Layout,
  { at: corner, facing, files, inside }: GroupSight,
  units: number,
  each: number,
): boolean =>
  known.units === units &&
  known.corner[0] === corner[0] &&
  known.corner[1] === corner[1] &&
  known.facing[0] === facing[0] &&
  known.facing[1] === facing[1] &&
  known.files === files &&
  known.inside === inside &&
  known.spacing === each

function layoutFor(s: Scenario, group: GroupSight, units: number, each: number): Layout {
  const { facing, files, inside } = group
  const { front, depth } = extent(units, files, each)
  const corner: Point = [group.at[0], group.at[1]]
  const placedAt = (right: number, back: number): Point => placed(corner, facing, right, back)
  const house = isHouse(inside) ? houseAround(s, inside) : null
  const outline = house?.outline ?? [corner, placedAt(front, 0), placedAt(front, depth), placedAt(0, depth)]
  const box = boxOf(outline)
  return {
    corner,
    facing: [facing[0], facing[1]],
    files,
    inside,
    units,
    spacing: each,
    front,
    depth,
    footprint: outline,
    box,
    surroundings: grown(box, each),
    centre: house?.middle ?? placedAt(Math.floor(front / 2), Math.floor(depth / 2)),
  }
}

/** A group elsewhere, without displaced units: its layout is moved along. */
export function carriedTo(
  s: Scenario,
  group: GroupSight,
  corner: Pair,
  flying: boolean = group.flying,
): GroupSight {
  const carried = { ...group, at: corner, flying, strays: [] }
  if (isHouse(group.inside)) return carried
  const known = layoutOf(s, group)
  const by: Point = [corner[0] - known.corner[0], corner[1] - known.corner[1]]
  const [x, y] = known.centre
  layouts.set(carried, {
    ...known,
    corner: [corner[0], corner[1]],
    footprint: shifted(known.footprint, by),
    box: shiftedBox(known.box, by),
    surroundings: shiftedBox(known.surroundings, by),
    centre: [x + by[0], y + by[1]],
  })
  return carried
}

/** MG-measure The ground that a group stands on: front left, front right, back right, back left; MG-house the house that it is in. */
export const footprint = (s: Scenario, group: GroupSight): Outline => layoutOf(s, group).footprint

/** The box around a footprint. */
export const footprintBox = (s: Scenario, group: GroupSight): Box => layoutOf(s, group).box

/** The same box, with as much room around it as a unit has in the ranks. */
export const surroundings = (s: Scenario, group: GroupSight): Box => layoutOf(s, group).surroundings

/** The point that a group sees from, and that its position is judged by (MG-measure, MG-adv-scope). */
export const centre = (s: Scenario, group: GroupSight): Point => layoutOf(s, group).centre

/** Where a group's front left corner must be for its centre to be at a point. */
export function cornerFor(s: Scenario, group: GroupSight, facing: Point, middle: Point): Point {
  const { front, depth } = layoutOf(s, group)
  return placed(middle, facing, -Math.floor(front / 2), -Math.floor(depth / 2))
}

/** A living unit: its stack, its number in that, and where it stands. */
export interface Placed {
  readonly stack: number
  readonly unit: number
  readonly point: Point
}

/**
 * MG-spacing Units stand stack by stack, file by file from the front left corner; M-grp-displace: displaced ones stand
 * where their owner has put them. If only units that may reach into a box are wanted, files and ranks far from it are
 * skipped.
 */
export function unitPoints(s: Scenario, group: GroupSight, wanted: Box | null = null): Placed[] {
  if (isHouse(group.inside)) return onFloor(group, houseAround(s, group.inside).floor)
  const each = spacing(s, group)
  const half = Math.floor(each / 2)
  const units = unitsOf(group)
  const files = Math.max(1, Math.min(group.files, units))
  const strays = new Map(group.strays.map(([k, x, y]) => [k, [x, y] as const]))
  const isWhole = wanted === null || strays.size > 0
  const [left, front, right, back] = isWhole ? EVERYWHERE : linesIn(group, each, wanted)
  const points: Placed[] = []
  for (let rank = Math.max(0, front); rank <= back && rank * files < units; rank++)
    for (let file = Math.max(0, left); file <= right && file < files; file++) {
      const k = rank * files + file
      if (k >= units) break
      const place = strays.get(k) ?? placed(group.at, group.facing, file * each + half, rank * each + half)
      const { stack, unit } = unitNumbered(group, k)
      points.push({ stack, unit, point: place })
    }
  return points
}

/** MG-house Indoors they are spread over the floor. */
function onFloor(group: GroupSight, floor: readonly Point[]): Placed[] {
  const units = unitsOf(group)
  return Array.from({ length: units }, (_, k) => ({
    ...unitNumbered(group, k),
    point: at(floor, Math.floor((k * floor.length) / units)),
  }))
}

const EVERYWHERE: Box = [0, 0, Infinity, Infinity]

/** The first file and rank whose units may reach into a box, and the last. */
function linesIn({ at: corner, facing }: GroupSight, each: number, box: Box): Box {
  const [left, front, right, back] = seenFrom(corner, facing, box)
  const line = (far: number): number => Math.floor(far / each)
  return [line(left) - 1, line(front) - 1, line(right), line(back)]
}

/** The stack of the unit that has a number in the layout, and its number in that. */
function unitNumbered({ stacks }: GroupSight, number: number): Omit<Placed, 'point'> {
  let [stack, unit] = [0, number]
  while (unit >= living(at(stacks, stack))) unit -= living(at(stacks, stack++))
  return { stack, unit }
}

/** MG-spacing The files of a group whose owner has named none. */
export const usualFiles = (units: number): number => {
  let files = 1
  while (files * files < units) files++
  return files
}
