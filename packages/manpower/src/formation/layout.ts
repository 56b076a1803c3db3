import type { Box, Outline, Point } from '@sandtable/board'
import { placed, seenFrom } from '@sandtable/board'
import type { GroupSight, StackSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { houseAround, isHouse } from '../ground/houses.ts'

/** MG-spacing One unit to so much front and depth. */
export const ORDERS: Readonly<Record<'close' | 'open', number>> = { close: 200, open: 1000 }

/** MG-unit Units that are not dead. */
export const living = ({ healthy, injured }: StackSight): number => healthy + injured

export const unitsOf = (group: GroupSight): number =>
  group.stacks.reduce((sum, stack) => sum + living(stack), 0)

/** Whether anybody of a group lives and is in the battle. */
export const present = (group: GroupSight): boolean => group.where === 'field' && unitsOf(group) > 0

/** MG-spacing, MG-footprint The spacing of its order, or the widest unit if that is more. */
export const spacing = (s: Scenario, group: GroupSight): number =>
  group.stacks.reduce(
    (most, stack) => (living(stack) > 0 ? Math.max(most, at(s.units, stack.unit).width) : most),
    ORDERS[group.order],
  )

/** MG-footprint No side of a footprint is longer. */
export const LONGEST = 20_000

/** MG-footprint How much front and depth so many units take. */
export function extent(units: number, files: number, each: number): { front: number; depth: number } {
  const inFront = Math.max(1, Math.min(files, units))
  return { front: inFront * each, depth: Math.max(1, Math.ceil(units / inFront)) * each }
}

const sizeOf = (s: Scenario, group: GroupSight): { front: number; depth: number } =>
  extent(unitsOf(group), group.files, spacing(s, group))

/** MG-measure The ground that a group stands on: front left, front right, back right, back left; MG-house the house that it is in. */
export function footprint(s: Scenario, group: GroupSight): Outline {
  if (isHouse(group.inside)) return houseAround(s, group.inside).outline
  const { front, depth } = sizeOf(s, group)
  return [
    [group.at[0], group.at[1]],
    placed(group.at, group.facing, front, 0),
    placed(group.at, group.facing, front, depth),
    placed(group.at, group.facing, 0, depth),
  ]
}

/** Where a group sees from, and where its position is judged (MG-measure, MG-adv-scope). */
export function centre(s: Scenario, group: GroupSight): Point {
  if (isHouse(group.inside)) return houseAround(s, group.inside).middle
  const { front, depth } = sizeOf(s, group)
  return placed(group.at, group.facing, Math.floor(front / 2), Math.floor(depth / 2))
}

/** Where a group's front left corner must be for its centre to be at a point. */
export function cornerFor(s: Scenario, group: GroupSight, facing: Point, middle: Point): Point {
  const { front, depth } = sizeOf(s, group)
  return placed(middle, facing, -Math.floor(front / 2), -Math.floor(depth / 2))
}

/** A living unit: its stack, its number in that, and where it stands. */
export interface Placed {
  readonly stack: number
  readonly unit: number
  readonly point: Point
}

/**
 * MG-spacing Units stand stack by stack, file by file from the front left corner; M-grp-displace: those whom an obstacle
 * keeps out stand where their owner has put them. If only those are wanted who may reach into a box, the files and ranks
 * far from it are passed over.
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
