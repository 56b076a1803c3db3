import type { Polyline, Point } from '../../../plane.ts'
import { between, distance, lengthOf } from '../../../plane.ts'
import { chance } from '../../../chance.ts'

/** How far a surveyed line may be off when it is redrawn. */
const SLACK = 3
/** Invisible borders. */
const FINE = 0.3

/** A coast: its corners cut, nothing else. */
export const coastal = (line: Polyline): Polyline => {
  const isRing = distance(line[0] as Point, line.at(-1) as Point) < 0.01
  return isRing ? softened(line) : simplified(softened(line), FINE)
}

/** A border as country has it: what was surveyed straight is rounded and roughened, the same for both neighbours. */
export function roughened(line: Polyline, seed: number): Polyline {
  if (line.length < 2 || lengthOf(line) < 6) return line
  const isRing = distance(line[0] as Point, line.at(-1) as Point) < 0.01
  if (isRing) return line
  const rounded = softened(softened(simplified(line, SLACK)))
  return simplified(broken(rounded, chance(1000 + seed * 77)), FINE)
}

/** Corners cut once (Chaikin); the ends stay. */
function softened(line: Polyline): Point[] {
  const out: Point[] = [line[0] as Point]
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    if (i > 0) out.push(between(a, b, 0.28))
    if (i + 2 < line.length) out.push(between(a, b, 0.72))
  }
  out.push(line.at(-1) as Point)
  return out
}

/** Only the points without which the line would be off by more than `slack` (Douglas and Peucker). */
function simplified(line: Polyline, slack: number): Point[] {
  const [a, b] = [line[0] as Point, line.at(-1) as Point]
  let [most, at] = [0, 0]
  for (let i = 1; i + 1 < line.length; i++) {
    const off = offChord(a, b, line[i] as Point)
    if (off > most) [most, at] = [off, i]
  }
  if (most <= slack) return [a, b]
  return [...simplified(line.slice(0, at + 1), slack).slice(0, -1), ...simplified(line.slice(at), slack)]
}

function offChord(a: Point, b: Point, p: Point): number {
  const length = distance(a, b)
  if (length < 0.01) return distance(a, p)
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
}

/** Long straights broken at their middle, a little to either side, again and again. */
function broken(line: Polyline, next: () => number): Point[] {
  const out: Point[] = [line[0] as Point]
  const divide = (a: Point, b: Point, depth: number): void => {
    const length = distance(a, b)
    if (length < 9 || depth > 5) return void out.push(b)
    const aside = (next() - 0.5) * 0.17
    const middle: Point = [
      (a[0] + b[0]) / 2 - (b[1] - a[1]) * aside,
      (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside,
    ]
    divide(a, middle, depth + 1)
    divide(middle, b, depth + 1)
  }
  for (let i = 1; i < line.length; i++) divide(line[i - 1] as Point, line[i] as Point, 0)
  return out
}
