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
  const cuts: Point[] = outlines.flatMap(outline => stretches(from, to, outline).flat())
  const inOrder = [from, ...cuts, to]
    .map(point => ({ point, far: along(from, to, point) }))
    .sort((one, other) => one.far - other.far)
  const pieces: Piece[] = []
  for (let i = 1; i < inOrder.length; i++) {
    const [a, b] = [(inOrder[i - 1] as { point: Point }).point, (inOrder[i] as { point: Point }).point]
    if (a[0] !== b[0] || a[1] !== b[1])
      pieces.push({ from: a, to: b, middle: [(a[0] + b[0]) >> 1, (a[1] + b[1]) >> 1] })
  }
  return pieces
}
