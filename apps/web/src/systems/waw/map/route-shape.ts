import type { Ground, Point } from '@sandtable/draw'
import { counterSize, groundAt } from '@sandtable/draw'

/** A route as it is drawn: a curve, rings at its stops, and a head. */
export interface RouteShape {
  readonly d: string
  readonly stops: readonly Point[]
  /** The three corners of the arrow's head. */
  readonly head: readonly Point[]
}

const round = (n: number): number => Math.round(n * 10) / 10
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** From anchor to anchor; it leaves the first stack at its edge and ends before the last. */
export function routeShape(ground: Ground, regions: readonly number[], scale: number): RouteShape | null {
  const places = groundAt(ground, scale).regions
  const points = regions.flatMap(i => {
    const region = places[i]
    return region === undefined ? [] : [region.anchor]
  })
  const [last, before] = [points.at(-1), points.at(-2)]
  if (last === undefined || before === undefined) return null
  const away = (counterSize(ground, scale) * 0.62) / scale
  const far = Math.hypot(last[0] - before[0], last[1] - before[1])
  const short = Math.min(away, far * 0.4)
  const [ux, uy] = [(last[0] - before[0]) / far, (last[1] - before[1]) / far]
  const tip: Point = [last[0] - ux * short, last[1] - uy * short]
  const size = 15 / scale
  const neck: Point = [tip[0] - ux * size, tip[1] - uy * size]
  return {
    d: bent([...points.slice(0, -1), neck]),
    stops: points.slice(1, -1),
    head: [tip, aside(neck, [ux, uy], size * 0.62), aside(neck, [ux, uy], -size * 0.62)],
  }
}

const aside = ([x, y]: Point, [ux, uy]: Point, by: number): Point => [x - uy * by, y + ux * by]

/** Each leg bends a little to one side, so that it doesn't cover the straight line. */
function bent(points: readonly Point[]): string {
  let d = `M${pair(points[0] as Point)}`
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.1, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.1]
    d += `Q${pair(middle)} ${pair(b)}`
  }
  return d
}
