import type { Outline, Point } from '@sandtable/board'
import { orientation, shifted } from '@sandtable/board'

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

export const swept = (footprint: Outline, by: Point): Outline =>
  hull([...footprint, ...shifted(footprint, by)])
