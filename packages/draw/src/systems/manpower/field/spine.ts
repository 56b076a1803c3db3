import type { Polyline, Point } from '../../../plane.ts'
import { along, between, distance, lengthOf } from '../../../plane.ts'

/** The middle of a long ring, such as a river between its banks, as points so far apart from end to end. */
export function spineOf(ring: Polyline, apart: number): Point[] {
  const corners = ring.slice(0, -1)
  const [first, last] = farthest(corners)
  const oneBank = corners.slice(first, last + 1)
  const otherBank = [...corners.slice(last), ...corners.slice(0, first + 1)].toReversed()
  const [one, other] = [lengthOf(oneBank), lengthOf(otherBank)]
  const parts = Math.max(2, Math.round((one + other) / 2 / apart))
  return Array.from({ length: parts + 1 }, (_, i) =>
    between(along(oneBank, (one * i) / parts), along(otherBank, (other * i) / parts), 0.5),
  )
}

/** The two corners that are farthest from each other. */
function farthest(corners: readonly Point[]): [number, number] {
  let [found, most]: [[number, number], number] = [[0, 1], -1]
  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++) {
      const far = distance(corners[i] as Point, corners[j] as Point)
      if (far > most) [found, most] = [[i, j], far]
    }
  return found
}
