import { short } from './el.ts'

/** A place on the drawing, in its own units: x to the right, y down. */
export type Point = readonly [number, number]

export type Polyline = readonly Point[]

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The point at this part of the way from one to another. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

export function lengthOf(line: Polyline): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1] as Point, line[i] as Point)
  return sum
}

/** The point so far along a line. */
export function along(line: Polyline, far: number): Point {
  let left = far
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    const step = distance(a, b)
    if (left <= step && step > 0) return between(a, b, Math.max(0, left / step))
    left -= step
  }
  return line.at(-1) as Point
}

/** The part of a line between two distances along it, as points a few units apart. */
export function stretch(line: Polyline, from: number, to: number, step: number): Point[] {
  const points: Point[] = []
  const parts = Math.max(1, Math.round((to - from) / step))
  let [walked, at] = [0, 1]
  for (let i = 0; i <= parts; i++) {
    const far = from + ((to - from) * i) / parts
    for (; at + 1 < line.length; at++) {
      const next = distance(line[at - 1] as Point, line[at] as Point)
      if (walked + next >= far) break
      walked += next
    }
    const [a, b] = [line[at - 1] as Point, (line[at] ?? line[at - 1]) as Point]
    points.push(between(a, b, Math.max(0, Math.min(1, (far - walked) / (distance(a, b) || 1)))))
  }
  return points
}

/** How far a point is from the nearest place of a line. */
export function offLine(line: Polyline, p: Point): number {
  let nearest = Infinity
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, distance(p, nearestOn(line[i - 1] as Point, line[i] as Point, p)))
  }
  return nearest
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
  if (square === 0) return a
  const part = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square
  return between(a, b, Math.max(0, Math.min(1, part)))
}

/** Whether a point lies in a shape: rings, the holes among them. */
export function isInside(rings: readonly Polyline[], [x, y]: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i] as Point, ring[j] as Point]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    }
  }
  return inside
}

/** How far a point is from the edge of a shape. */
export const offEdge = (rings: readonly Polyline[], p: Point): number =>
  rings.reduce((least, ring) => Math.min(least, offLine(ring, p)), Infinity)

/** Twice the area of a ring, without its sign. */
export function areaOf(ring: Polyline): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j] as Point, ring[i] as Point]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return Math.abs(sum)
}

export function boundsOf(lines: readonly Polyline[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of lines.flat()) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return [left, top, right, bottom]
}

export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** The area that two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

export const boxAround = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]

const tenth = (n: number): number => Math.round(n * 10) / 10

const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`

/** A line as the data of a path: from place to place in tenths, so that rounding does not add up. */
export function pathOf(line: Polyline): string {
  let [x, y] = [0, 0]
  const steps = line.map(([px, py]) => {
    const [right, down] = [Math.round(px * 10) - x, Math.round(py * 10) - y]
    x += right
    y += down
    return spare(right / 10) + sign(down / 10)
  })
  return `M${steps[0] ?? ''}${steps.length > 1 ? 'l' : ''}${steps
    .slice(1)
    .map((step, i) => (i === 0 || step.startsWith('-') ? step : ` ${step}`))
    .join('')}`
}

/** Numbers as short as a path takes them: no nought before the point, no space before a minus. */
const spare = (n: number): string => String(n).replace(/^(-?)0\./, '$1.')

const sign = (n: number): string => (n < 0 ? spare(n) : ` ${spare(n)}`)

export const pathsOf = (lines: readonly Polyline[]): string => lines.map(pathOf).join('')

export const ringsPath = (rings: readonly Polyline[]): string =>
  rings.map(ring => `${pathOf(ring)}Z`).join('')

/** A smooth curve through points (Catmull and Rom's, as Bézier curves), and where it comes from and goes on to. */
export function curvePath(line: Polyline, from?: Point, to?: Point): string {
  let path = `M${pair(line[0] as Point)}`
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const [before, after] = [line[i - 1] ?? from ?? a, line[i + 2] ?? to ?? b]
    const out: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
    const into: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
    path += `C${[out, into, b].map(pair).join(' ')}`
  }
  return path
}

/** Lines that meet at their ends, joined into as few as they make. */
export function chained(lines: readonly Polyline[]): Point[][] {
  const left = lines.map(line => [...line])
  const done: Point[][] = []
  for (let line = left.pop(); line !== undefined; line = left.pop()) {
    for (let met = joint(left, line); met !== null; met = joint(left, line)) {
      left.splice(met.at, 1)
      line = met.joined
    }
    done.push(line)
  }
  return done
}

function joint(lines: readonly Point[][], line: Point[]): { at: number; joined: Point[] } | null {
  for (const [at, other] of lines.entries()) {
    if (same(line.at(-1), other[0])) return { at, joined: [...line, ...other.slice(1)] }
    if (same(line.at(-1), other.at(-1))) return { at, joined: [...line, ...other.toReversed().slice(1)] }
    if (same(line[0], other.at(-1))) return { at, joined: [...other, ...line.slice(1)] }
    if (same(line[0], other[0])) return { at, joined: [...other.toReversed(), ...line.slice(1)] }
  }
  return null
}

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && distance(a, b) < 0.01

/** `translate(x y)`, as short as a picture needs it. */
export const moved = ([x, y]: Point): string => `translate(${short(x)} ${short(y)})`
