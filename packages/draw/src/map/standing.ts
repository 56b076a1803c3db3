import type { Box, Line, Point } from './plane.ts'
import type { Owner } from './raster.ts'
import { areaOf, boundsOf, boxAround, isInside, offEdge, shared } from './plane.ts'
import { settings, SETTINGS, widthOf } from './letters.ts'

/** What has its place already: marks of towns, and stacks of other regions. */
export interface Standing {
  readonly region: number
  readonly rings: readonly Line[]
  readonly name: string
  readonly owner: Owner
  /** The side of a stack with its badges. */
  readonly stack: number
  readonly marks: readonly Box[]
  readonly stacks: readonly Box[]
}

interface Spot {
  readonly at: Point
  readonly box: Box
  readonly worth: number
}

/** Where a stack and the name of a region stand together, each clear of the other, of towns and of the border. */
export function standing(wanted: Standing): { anchor: Point; label: Point } {
  const main = mainland(wanted.rings)
  const points = gridIn([main], 300)
  const anchors = best(points, 48, at => stackAt(wanted, main, at))
  const labels = best(points, 64, nameAt(wanted))
  const fallback = points[0] ?? (main[0] as Point)
  let [chosen, most] = [{ anchor: fallback, label: fallback }, -Infinity]
  for (const anchor of anchors) {
    for (const label of labels) {
      const nearby = Math.abs(anchor.at[0] - label.at[0]) / 60 + Math.abs(anchor.at[1] - label.at[1]) / 120
      const above = label.at[1] < anchor.at[1] ? 0.25 : 0
      const worth = anchor.worth + label.worth + above - nearby - shared(anchor.box, label.box) / 120
      if (worth > most) [chosen, most] = [{ anchor: anchor.at, label: label.at }, worth]
    }
  }
  return chosen
}

/** The largest part of a region. */
export const mainland = (rings: readonly Line[]): Line =>
  rings.reduce((largest, ring) => (areaOf(ring) > areaOf(largest) ? ring : largest))

/** How far from its edge one can stand in a region. */
export const depthOf = (ring: Line): number =>
  gridIn([ring], 90).reduce((deepest, p) => Math.max(deepest, offEdge([ring], p)), 0)

function best(points: readonly Point[], many: number, spotAt: (p: Point) => Spot): Spot[] {
  return points
    .map(spotAt)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, many)
}

/** Points in a shape, about so many. */
function gridIn(rings: readonly Line[], many: number): Point[] {
  const [left, top, right, bottom] = boundsOf(rings)
  const step = Math.max(2.5, Math.sqrt(((right - left) * (bottom - top)) / many / 1.4))
  const points: Point[] = []
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) if (isInside(rings, [x, y])) points.push([x, y])
  }
  return points
}

/** Far from the border first, then clear of towns and of other stacks. */
function stackAt({ stack, marks, stacks }: Standing, ring: Line, at: Point): Spot {
  const box = boxAround(at, stack, stack)
  const room = (Math.min(offEdge([ring], at), stack * 0.75) / stack) * 8
  const clash = sum(marks, mark => shared(box, mark)) / 70 + sum(stacks, other => shared(box, other)) / 90
  return { at, box, worth: room - clash }
}

const sum = (boxes: readonly Box[], of: (box: Box) => number): number =>
  boxes.reduce((all, box) => all + of(box), 0)

function nameAt({ region, name, owner, marks, stacks }: Standing): (at: Point) => Spot {
  const lines = settings(name).at(-1) as string[]
  const width = Math.max(...lines.map(line => widthOf(line, 'region'))) + 4
  const height = lines.length * (SETTINGS.region.size + 2) + 3
  return at => {
    const box = boxAround(at, width, height)
    let inside = 0
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      for (const y of [box[1], box[3]]) if (owner([box[0] + width * part, y]) === region) inside++
    }
    const clash = sum(marks, mark => shared(box, mark)) + sum(stacks, other => shared(box, other))
    return { at, box, worth: inside / 2 - clash / 60 }
  }
}
