import type { Box, Point } from '@sandtable/draw'

/** A view: a point of the drawing at `p` appears at `p × k + (x, y)` in the frame, in pixels. */
export interface View {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels of the frame that something else covers. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** The least uncovered height of a map in pixels, on any screen; the frame's style sheet has it too. */
const STRIP = 120

/** The covered edges of a frame of this size. */
export const coveredOf = (insets: Insets, { height }: Size): Insets => ({
  ...insets,
  bottom: Math.min(insets.bottom, Math.max(0, height - insets.top - STRIP)),
})

const CLOSEST = 5
/** Pixels between a map shown as a whole and the edge of its frame. */
const AROUND = 18

/** The whole map, at no more than twice the scale that it is drawn for. */
export function wholeOf(home: Box, size: Size, { top, right, bottom, left }: Insets): View {
  const insets = { top: top + AROUND, right: right + AROUND, bottom: bottom + AROUND, left: left + AROUND }
  return viewOf(home, size, insets, 2)
}

/** The limits of zoom: out to a little more than the whole map, in until a mark is large. */
export function reachOf(home: Box, size: Size): [number, number] {
  const whole = viewOf(home, size, NO_INSETS, CLOSEST).k
  return [whole * 0.8, Math.max(CLOSEST, whole * 4)]
}

/** On a small screen the whole map would be too small to read, so the view starts in the middle, at this scale. */
const LEGIBLE = 0.62

export function firstOf(home: Box, size: Size, insets: Insets): View {
  const whole = wholeOf(home, size, insets)
  if (whole.k >= LEGIBLE) return whole
  const [x, y] = [(home[0] + home[2]) / 2, (home[1] + home[3]) / 2]
  return { k: LEGIBLE, x: whole.x + x * (whole.k - LEGIBLE), y: whole.y + y * (whole.k - LEGIBLE) }
}

/** The view in which a box fills the uncovered frame, at no more than the scale `closest`. */
export function viewOf([left, top, right, bottom]: Box, size: Size, insets: Insets, closest: number): View {
  const width = Math.max(1, size.width - insets.left - insets.right)
  const height = Math.max(1, size.height - insets.top - insets.bottom)
  const k = Math.min(closest, width / Math.max(1, right - left), height / Math.max(1, bottom - top))
  return {
    k,
    x: insets.left + width / 2 - ((left + right) / 2) * k,
    y: insets.top + height / 2 - ((top + bottom) / 2) * k,
  }
}

/** The box of some points with room around them. */
function boxOf(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])]
  return [Math.min(...xs) - room, Math.min(...ys) - room, Math.max(...xs) + room, Math.max(...ys) + room]
}

/**
 * The smallest change of a view that shows all points uncovered: none if they are visible, a shift if they fit at this
 * scale, otherwise zooming out.
 */
export function showing(view: View, points: readonly Point[], size: Size, insets: Insets): View {
  if (points.length === 0) return view
  const margin = Math.min(56, size.width / 8, Math.max(0, size.height - insets.top - insets.bottom) / 4)
  const room: Insets = {
    top: insets.top + margin,
    right: insets.right + margin,
    bottom: insets.bottom + margin,
    left: insets.left + margin,
  }
  const [left, top, right, bottom] = boxOf(points, 0)
  const [width, height] = [size.width - room.left - room.right, size.height - room.top - room.bottom]
  if ((right - left) * view.k > width || (bottom - top) * view.k > height) {
    return viewOf([left, top, right, bottom], size, room, view.k)
  }
  return {
    k: view.k,
    x: view.x + into(left * view.k + view.x, right * view.k + view.x, room.left, size.width - room.right),
    y: view.y + into(top * view.k + view.y, bottom * view.k + view.y, room.top, size.height - room.bottom),
  }
}

/**
 * The view when a frame's size changes: the whole map if that was shown, otherwise the same middle at the same scale,
 * without leaving space empty that the map could fill.
 */
export function resized(view: View, home: Box, before: Size, after: Size, insets: Insets): View {
  if (view.k <= viewOf(home, before, NO_INSETS, CLOSEST).k) return firstOf(home, after, insets)
  const whole = wholeOf(home, after, insets)
  if (view.k <= whole.k) return whole
  const [left, top, right, bottom] = home
  const { k } = view
  const [x, y] = [view.x + (after.width - before.width) / 2, view.y + (after.height - before.height) / 2]
  return {
    k,
    x: x + over(left * k + x, right * k + x, insets.left, after.width - insets.right),
    y: y + over(top * k + y, bottom * k + y, insets.top, after.height - insets.bottom),
  }
}

/** How far an interval must move to cover another, or to be in its middle if it is shorter. */
function over(from: number, to: number, least: number, most: number): number {
  if (to - from < most - least) return (least + most - from - to) / 2
  if (from > least) return least - from
  return to < most ? most - to : 0
}

/** How far an interval must move to lie in another. */
function into(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from
  return to > most ? most - to : 0
}

/** The visible part of the drawing. */
export const seenIn = ({ k, x, y }: View, { width, height }: Size): Box => [
  -x / k,
  -y / k,
  (width - x) / k,
  (height - y) / k,
]

/** Whether a point of the drawing lies in the frame. */
export function isSeen(view: View, [x, y]: Point, size: Size): boolean {
  const [left, top, right, bottom] = seenIn(view, size)
  return x >= left && x <= right && y >= top && y <= bottom
}

/** A view on the way from one to another; the middle moves evenly. */
export function onTheWay(a: View, b: View, part: number, { width, height }: Size): View {
  const k = a.k * (b.k / a.k) ** part
  const [ax, ay] = [(width / 2 - a.x) / a.k, (height / 2 - a.y) / a.k]
  const [bx, by] = [(width / 2 - b.x) / b.k, (height / 2 - b.y) / b.k]
  return { k, x: width / 2 - (ax + (bx - ax) * part) * k, y: height / 2 - (ay + (by - ay) * part) * k }
}

/** A point of the drawing, and the place in the frame where a pointer holds it. */
export interface Held {
  readonly point: Point
  readonly at: Point
}

/** The point of the drawing at a place in the frame. */
export const pointAt = ({ k, x, y }: View, at: Point): Point => [(at[0] - x) / k, (at[1] - y) / k]

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const within = (k: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, k))

/** The view in which a pointer has its point under it; two pointers also set the scale. */
export function held(view: View, [a, b]: readonly Held[], reach: readonly [number, number]): View {
  if (a === undefined) return view
  if (b === undefined) return placed(view.k, a.point, a.at)
  const apart = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1])
  const k = within(apart(a.at, b.at) / Math.max(Number.EPSILON, apart(a.point, b.point)), reach)
  return placed(k, middleOf(a.point, b.point), middleOf(a.at, b.at))
}

/** The view at another scale, without moving the point at a place in the frame. */
export const scaledAt = (view: View, at: Point, by: number, reach: readonly [number, number]): View =>
  placed(within(view.k * by, reach), pointAt(view, at), at)

const placed = (k: number, point: Point, at: Point): View => ({
  k,
  x: at[0] - point[0] * k,
  y: at[1] - point[1] * k,
})

/** The nearest view in which the frame shows nothing beside the sheet, or the sheet's middle if it is smaller. */
export function bounded({ k, x, y }: View, [left, top, right, bottom]: Box, size: Size): View {
  return {
    k,
    x: x + over(left * k + x, right * k + x, 0, size.width),
    y: y + over(top * k + y, bottom * k + y, 0, size.height),
  }
}
