import type { Box } from './boxes.ts'
import type { Facing, Point } from './points.ts'
import type { Outline } from './outlines.ts'
import { along, placed, squareBetween, turn } from './points.ts'
import { boxOf, grown } from './boxes.ts'
import { distanceFromSegment, distanceOfOutlines, distanceToOutline } from './outlines.ts'
import { partWay } from './segments.ts'
import { bigSignBeside, signBeside } from './root.ts'

/** Areas that a disc may touch. A strip starts with half its width on either side of `from`. A sector opens by 90°. */
export type Shape =
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'segment'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'strip'
      readonly from: Point
      readonly facing: Facing
      readonly length: number
      readonly width: number
    }
  | { readonly kind: 'sector'; readonly tip: Point; readonly facing: Facing; readonly radius: number }

/** A box that holds a shape, with room to spare around what does not lie along its sides. */
export function boxAround(shape: Shape): Box {
  switch (shape.kind) {
    case 'circle':
      return grown(boxOf([shape.at]), shape.radius)
    case 'segment':
      return boxOf([shape.from, shape.to])
    case 'strip':
      return grown(boxOf([shape.from]), shape.length + shape.width)
    case 'sector':
      return grown(boxOf([shape.tip]), shape.radius)
  }
}

/**
 * A box's extent to the right of a corner and behind it, along the facing: least right, least back, most right, most
 * back, rather a little more than less.
 */
export function seenFrom(corner: Point, [x, y]: Facing, [west, south, east, north]: Box): Box {
  const [middleX, middleY] = [(west + east) / 2 - corner[0], (south + north) / 2 - corner[1]]
  const [halfWidth, halfHeight] = [(east - west) / 2, (north - south) / 2]
  const length = Math.sqrt(x * x + y * y)
  const [right, back] = [(middleX * y - middleY * x) / length, (-middleX * x - middleY * y) / length]
  const across = (halfWidth * Math.abs(y) + halfHeight * Math.abs(x)) / length
  const deep = (halfWidth * Math.abs(x) + halfHeight * Math.abs(y)) / length
  return [
    Math.floor(right - across) - 1,
    Math.floor(back - deep) - 1,
    Math.ceil(right + across) + 1,
    Math.ceil(back + deep) + 1,
  ]
}

/** Whether a disc has a point in common with a shape: nothing is rounded, and the border belongs to both. */
export function touches(shape: Shape, centre: Point, radius: number): boolean {
  switch (shape.kind) {
    case 'circle':
      return squareBetween(shape.at, centre) <= (shape.radius + radius) ** 2
    case 'segment':
      return touchesSegment(shape.from, shape.to, centre, radius)
    case 'strip':
      return touchesStrip(shape.from, shape.facing, shape.length, shape.width, centre, radius)
    case 'sector':
      return touchesSector(shape.tip, shape.facing, shape.radius, centre, radius)
  }
}

function touchesSegment(from: Point, to: Point, centre: Point, radius: number): boolean {
  const square = squareBetween(from, to)
  const reach = along(from, to, centre)
  if (reach <= 0) return squareBetween(from, centre) <= radius ** 2
  if (reach >= square) return squareBetween(to, centre) <= radius ** 2
  return signBeside(Math.abs(turn(from, to, centre)), radius, square) <= 0
}

/**
 * In lengths twice as large, so that half a width is whole. `ahead` and `aside` are how far the centre lies along the
 * facing and beside it, times the length of the facing.
 */
function touchesStrip(
  from: Point,
  [x, y]: Facing,
  length: number,
  width: number,
  centre: Point,
  radius: number,
): boolean {
  const [east, north] = [2 * (centre[0] - from[0]), 2 * (centre[1] - from[1])]
  const [long, reach, n] = [2 * length, 2 * radius, x * x + y * y]
  const ahead = east * x + north * y
  const aside = Math.abs(east * y - north * x)
  const isBeyond = (is: number, most: number): boolean => signBeside(is, most, n) > 0
  if (isBeyond(aside, width + reach) || isBeyond(ahead, long + reach) || isBeyond(-ahead, reach)) return false
  if (!isBeyond(aside, width) || (ahead >= 0 && !isBeyond(ahead, long))) return true
  // Off a corner: the square of the distance to it, which is multiplied out so that one root is left.
  const corner = ahead < 0 ? 0 : long
  const squares = east ** 2 + north ** 2 + corner ** 2 + width ** 2 - reach ** 2
  const products = BigInt(ahead) * BigInt(corner) + BigInt(aside) * BigInt(width)
  return bigSignBeside(2n * products, BigInt(squares), BigInt(n)) >= 0
}

/** Between its two edges the arc decides, beyond them the nearer edge, which is a strip of no width. */
function touchesSector(tip: Point, [x, y]: Facing, long: number, centre: Point, radius: number): boolean {
  const [east, north] = [centre[0] - tip[0], centre[1] - tip[1]]
  const ahead = east * x + north * y
  const left = north * x - east * y
  if (Math.abs(left) <= ahead) return squareBetween(tip, centre) <= (long + radius) ** 2
  return touchesStrip(tip, left > 0 ? [x - y, x + y] : [x + y, y - x], long, 0, centre, radius)
}

/** Whether an area has a point in common with a shape, whose corners are rounded to whole centimetres. */
export function touchesOutline(shape: Shape, outline: Outline): boolean {
  switch (shape.kind) {
    case 'circle':
      return distanceToOutline(shape.at, outline) <= shape.radius
    case 'segment':
      return distanceFromSegment(shape.from, shape.to, outline) === 0
    case 'strip':
      return distanceOfOutlines(stripOutline(shape), outline) === 0
    case 'sector':
      return sectorTouches(shape, outline)
  }
}

function stripOutline({ from, facing, length, width }: Extract<Shape, { kind: 'strip' }>): Outline {
  const half = Math.floor(width / 2)
  const corner = (right: number, back: number): Point => placed(from, facing, right, back)
  return [corner(-half, 0), corner(half, 0), corner(half, -length), corner(-half, -length)]
}

/** One of its edges meets the area, or the point of a side that is nearest to its tip, or a corner, lies in it. */
function sectorTouches(shape: Extract<Shape, { kind: 'sector' }>, outline: Outline): boolean {
  const { tip, radius } = shape
  const [x, y] = shape.facing
  const edges: readonly Facing[] = [
    [x - y, x + y],
    [x + y, y - x],
  ]
  if (edges.some(edge => distanceFromSegment(tip, placed(tip, edge, 0, -radius), outline) === 0)) return true
  return outline.some((end, i) => {
    const start = outline.at(i - 1) as Point
    const square = squareBetween(start, end)
    const nearest = partWay(start, end, Math.min(Math.max(along(start, end, tip), 0), square), square)
    return touches(shape, end, 0) || touches(shape, nearest, 0)
  })
}
