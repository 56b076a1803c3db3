import type { Box, Outline, Point } from '@sandtable/board'
import { orientation } from '@sandtable/board'

/** The smallest area without dents around some points, against the clock: what a footprint sweeps over on a straight leg. */
function hull(points: readonly Point[]): Outline {
  const inOrder = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(inOrder), ...chain(inOrder.reverse())]
}

/** One half of the hull, its last point left to the other half. */
function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && orientation(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop()
    kept.push(point)
  }
  kept.pop()
  return kept
}

/** The same area elsewhere. */
export const shifted = (outline: Outline, [dx, dy]: Point): Outline =>
  outline.map(([x, y]): Point => [x + dx, y + dy])

/** The same box elsewhere. */
export const shiftedBox = ([west, south, east, north]: Box, [dx, dy]: Point): Box => [
  west + dx,
  south + dy,
  east + dx,
  north + dy,
]

export const swept = (footprint: Outline, by: Point): Outline =>
  hull([...footprint, ...shifted(footprint, by)])
