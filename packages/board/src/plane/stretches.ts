import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { turn } from './points.ts'
import { signOfRatios } from './root.ts'
import { partWay } from './segments.ts'

/** A place on the way from a to b: over / under of it, under more than 0. */
interface Part {
  readonly over: number
  readonly under: number
}
type Span = readonly [Part, Part]

const START: Part = { over: 0, under: 1 }
const END: Part = { over: 1, under: 1 }
const NO_SPANS: readonly Span[] = []

const compare = (one: Part, other: Part): number => signOfRatios(one.over, one.under, other.over, other.under)
const later = (one: Part, other: Part): Part => (compare(one, other) < 0 ? other : one)
const earlier = (one: Part, other: Part): Part => (compare(one, other) > 0 ? other : one)

/**
 * The parts of a segment that lie in an area, in order from a to b, their ends rounded to whole centimetres. The border
 * counts as inside; parts no longer than a point are left out.
 */
export function stretches(a: Point, b: Point, outline: Outline): [Point, Point][] {
  const left = spans(a, b, outline, 1)
  if (!hasCornerOn(a, b, outline)) return pointsOf(a, b, left)
  const [first, ...others] = [...left, ...spans(a, b, outline, -1)].sort((one, other) =>
    compare(one[0], other[0]),
  )
  if (first === undefined) return []
  const joined: Span[] = []
  let last = first
  for (const span of others)
    if (compare(span[0], last[1]) > 0) {
      joined.push(last)
      last = span
    } else last = [last[0], later(last[1], span[1])]
  joined.push(last)
  return pointsOf(a, b, joined)
}

const pointsOf = (a: Point, b: Point, parts: readonly Span[]): [Point, Point][] =>
  parts
    .map(([from, to]): [Point, Point] => [pointAt(a, b, from), pointAt(a, b, to)])
    .filter(([from, to]) => from[0] !== to[0] || from[1] !== to[1])

/** Whether a corner of an area lies on the straight line through a and b; if none does, both hands find the same. */
function hasCornerOn(a: Point, b: Point, outline: Outline): boolean {
  for (const corner of outline) if (turn(a, b, corner) === 0) return true
  return false
}

const pointAt = (a: Point, b: Point, { over, under }: Part): Point => partWay(a, b, over, under)

/** Whether a segment goes through an area; along its border it does not. */
export function enters(a: Point, b: Point, outline: Outline): boolean {
  const left = spans(a, b, outline, 1)
  if (left.length === 0 || !hasCornerOn(a, b, outline)) return left.length > 0
  const right = spans(a, b, outline, -1)
  return left.some(one =>
    right.some(other => compare(later(one[0], other[0]), earlier(one[1], other[1])) < 0),
  )
}

/**
 * The parts of a segment beside which the area lies, close on its left (1) or on its right (−1). Within the area that is
 * the same; on its border it is one or the other. So corners and sides on the segment need no cases of their own.
 */
function spans(a: Point, b: Point, outline: Outline, hand: 1 | -1): readonly Span[] {
  const crossings = crossingsOf(a, b, outline, hand)
  if (crossings.length === 0) return NO_SPANS
  crossings.sort(compare)
  const found: Span[] = []
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = later(crossings[i] as Part, START)
    const to = earlier(crossings[i + 1] as Part, END)
    if (compare(from, to) < 0) found.push([from, to])
  }
  return found
}

/** Where the straight line through a segment, moved a hair to one hand, crosses the sides of an area. */
function crossingsOf(a: Point, b: Point, outline: Outline, hand: 1 | -1): Part[] {
  const found: Part[] = []
  let from = outline.at(-1) as Point
  let ofFrom = turn(a, b, from) * hand
  for (const to of outline) {
    const ofTo = turn(a, b, to) * hand
    if (ofFrom > 0 !== ofTo > 0) found.push(crossing(a, b, from, to))
    from = to
    ofFrom = ofTo
  }
  return found
}

/** Where the line through a and b crosses the line through c and d, which is not parallel to it. */
function crossing(a: Point, b: Point, c: Point, d: Point): Part {
  const over = turn(c, d, a)
  const under = over - turn(c, d, b)
  return under < 0 ? { over: -over, under: -under } : { over, under }
}
