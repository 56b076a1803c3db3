import type { Box, Outline, Point } from '@sandtable/board'
import { placed } from '@sandtable/board'
import type { GroupSight, StackSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'

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

/** A quick look, for most of a large field is far away: whether a group may have a unit in a box. */
export function isAround(s: Scenario, group: GroupSight, [west, south, east, north]: Box): boolean {
  const { front, depth } = sizeOf(s, group)
  const reach = front + depth
  const isNear = (x: number, y: number): boolean =>
    x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach
  return isNear(group.at[0], group.at[1]) || group.strays.some(([, x, y]) => isNear(x, y))
}

/** MG-measure The ground that a group stands on: front left, front right, back right, back left. */
export function footprint(s: Scenario, group: GroupSight): Outline {
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
  const { front, depth } = sizeOf(s, group)
  return placed(group.at, group.facing, Math.floor(front / 2), Math.floor(depth / 2))
}

/** Where a group's front left corner must be for its centre to be at a point. */
export function cornerFor(s: Scenario, group: GroupSight, facing: Point, middle: Point): Point {
  const { front, depth } = sizeOf(s, group)
  return placed(middle, facing, -Math.floor(front / 2), -Math.floor(depth / 2))
}

/** A living unit's stack and where it stands. */
export interface Placed {
  readonly stack: number
  readonly point: Point
}

/**
 * MG-spacing Units stand stack by stack, file by file from the front left corner; M-grp-displace: those whom an obstacle
 * keeps out stand where their owner has put them.
 */
export function unitPoints(s: Scenario, group: GroupSight): Placed[] {
  const each = spacing(s, group)
  const files = Math.max(1, Math.min(group.files, unitsOf(group)))
  const half = Math.floor(each / 2)
  const points: Placed[] = []
  group.stacks.forEach((stack, number) => {
    for (let n = living(stack); n > 0; n--) {
      const k = points.length
      const right = (k % files) * each + half
      const back = Math.floor(k / files) * each + half
      points.push({ stack: number, point: placed(group.at, group.facing, right, back) })
    }
  })
  for (const [k, x, y] of group.strays) {
    const unit = points[k]
    if (unit !== undefined) points[k] = { ...unit, point: [x, y] }
  }
  return points
}

/** MG-spacing The files of a group whose owner has named none. */
export const usualFiles = (units: number): number => {
  let files = 1
  while (files * files < units) files++
  return files
}
