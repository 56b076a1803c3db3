import type { Outline, Point } from '@sandtable/board'
import { along, stretches } from '@sandtable/board'

/** A part of a line of which every point lies in the same areas, and its middle. */
export interface Piece {
  readonly from: Point
  readonly to: Point
  readonly middle: Point
}

/** A line cut wherever it enters or leaves one of these areas. */
export function piecesOf(from: Point, to: Point, outlines: readonly Outline[]): Piece[] {
  const cuts: Point[] = []
  for (const outline of outlines) for (const stretch of stretches(from, to, outline)) cuts.push(...stretch)
  if (cuts.length === 0) return pieceBetween(from, to)
  const inOrder = [from, ...cuts, to]
    .map(point => ({ point, far: along(from, to, point) }))
    .sort((one, other) => one.far - other.far)
  return inOrder.flatMap(({ point }, i) =>
    i === 0 ? [] : pieceBetween((inOrder[i - 1] as { point: Point }).point, point),
  )
}

/** None, if both ends are the same point. */
const pieceBetween = (a: Point, b: Point): Piece[] =>
  a[0] === b[0] && a[1] === b[1] ? [] : [{ from: a, to: b, middle: [(a[0] + b[0]) >> 1, (a[1] + b[1]) >> 1] }]
