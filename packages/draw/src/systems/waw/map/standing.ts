import type { Box, Polyline, Point } from '../../../plane.ts'
import type { Owner } from '../../../raster.ts'
import type { StackRoom } from './stack-room.ts'
import { areaOf, boundsOf, boxAround, distance, isInside, offEdge, overlap, shared } from '../../../plane.ts'
import { settings, SETTINGS, widthOf } from '../../../letters.ts'
import { stackRoom } from './stack-room.ts'

/** A region that a stack and a name are to stand in. */
export interface Stand {
  readonly rings: readonly Polyline[]
  readonly name: string
  /** Where its stack stands when there is room enough: it moves no farther from there than it must. */
  readonly home: Point | null
}

/** What all of them stand among. */
export interface Among {
  readonly owner: Owner
  /** How wide a counter is, in pixels, and how many pixels a unit of the drawing takes. */
  readonly size: number
  readonly scale: number
  /** Marks of towns. */
  readonly marks: readonly Box[]
}

export interface Stood {
  readonly anchor: Point
  readonly label: Point
}

/** After this many rounds in which each makes way for the others, hardly anything moves any longer. */
const ROUNDS = 3

/**
 * The places of every region's stack and name, each clear of the others, of towns and of the border. The
 * smallest choose first, having the least choice; then each chooses again, knowing where the others went.
 */
export function standings(stands: readonly Stand[], among: Among): Stood[] {
  const order = [...stands.keys()].toSorted((a, b) => extent(stands, a) - extent(stands, b))
  const spots = stands.map(stand => spotsOf(stand, among))
  const stood: (Stood & { readonly room: StackRoom })[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of order) {
      const rooms = Object.entries(stood).flatMap(([j, { room }]) => (Number(j) === i ? [] : [room]))
      const chosen = standing(i, stands[i] as Stand, spots[i] as readonly Spot[], rooms, among)
      stood[i] = { ...chosen, room: stackRoom(chosen.anchor, among.size, among.scale) }
    }
  }
  return stood.map(({ anchor, label }) => ({ anchor, label }))
}

const extent = (stands: readonly Stand[], i: number): number => areaOf(mainland((stands[i] as Stand).rings))

interface Spot {
  readonly at: Point
  readonly room: StackRoom
  /** What the ground and the towns there are worth. */
  readonly worth: number
}

interface Lying {
  readonly at: Point
  readonly box: Box
  readonly worth: number
}

/** Points of a region with what never changes about them. */
function spotsOf({ rings, home }: Stand, { size, scale, marks }: Among): Spot[] {
  const main = mainland(rings)
  const points = gridIn([main], 300)
  const side = (size + 8) / scale
  return (points.length === 0 ? [main[0] as Point] : points).map(at => {
    const room = stackRoom(at, size, scale)
    const inner = (Math.min(offEdge([main], at), side * 0.75) / side) * 8
    const moved = home === null ? 0 : (distance(at, home) * scale) / 24
    return { at, room, worth: inner - moved - clash(room, marks, scale) }
  })
}

/** How much of some boxes a stack covers; what hangs out of it covers less, for not every stack has it. */
const clash = ({ counters, tab, badge }: StackRoom, boxes: readonly Box[], scale: number): number =>
  (covered(counters, boxes) / 50 + covered(tab, boxes) / 70 + covered(badge, boxes) / 70) * scale ** 2

const covered = (box: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, other) => sum + shared(box, other), 0)

function standing(
  region: number,
  stand: Stand,
  spots: readonly Spot[],
  rooms: readonly StackRoom[],
  among: Among,
): Stood {
  const near = nearby(spots, rooms)
  const anchors = best(spots, 32, spot => ({
    ...spot,
    worth: spot.worth - clash(spot.room, near, among.scale),
  }))
  const labels = best(spots, 48, nameAt(region, stand.name, near, among))
  let [chosen, most] = [{ anchor: (anchors[0] as Spot).at, label: (labels[0] as Lying).at }, -Infinity]
  for (const anchor of anchors) {
    for (const label of labels) {
      const apart = Math.abs(anchor.at[0] - label.at[0]) / 60 + Math.abs(anchor.at[1] - label.at[1]) / 120
      const above = label.at[1] < anchor.at[1] ? 0.25 : 0
      const worth = anchor.worth + label.worth + above - apart - over(anchor.room, label.box, among.scale)
      if (worth > most) [chosen, most] = [{ anchor: anchor.at, label: label.at }, worth]
    }
  }
  return chosen
}

/** How much of a name a stack covers, with what hangs out of it and what may stand under it. */
const over = ({ counters, tab, badge, chip }: StackRoom, name: Box, scale: number): number =>
  (shared(counters, name) / 60 + covered(name, [tab, badge, chip]) / 120) * scale ** 2

/** The boxes of other stacks that can come into the way of one in this region. */
function nearby(spots: readonly Spot[], rooms: readonly StackRoom[]): Box[] {
  const reach = boundsOf(
    spots.map(({ room: { tab, badge } }): Polyline => [
      [tab[0], tab[1]],
      [badge[2], badge[3]],
    ]),
  )
  return rooms
    .flatMap(({ counters, tab, badge }) => [counters, tab, badge])
    .filter(box => overlap(box, reach))
}

/** The largest part of a region. */
export const mainland = (rings: readonly Polyline[]): Polyline =>
  rings.reduce((largest, ring) => (areaOf(ring) > areaOf(largest) ? ring : largest))

/** How far from its edge one can stand in a region. */
export const depthOf = (ring: Polyline): number =>
  gridIn([ring], 90).reduce((deepest, p) => Math.max(deepest, offEdge([ring], p)), 0)

function best<At extends Lying | Spot>(
  spots: readonly Spot[],
  many: number,
  judged: (spot: Spot) => At,
): At[] {
  return spots
    .map(judged)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, many)
}

/** Points in a shape, about this many. */
function gridIn(rings: readonly Polyline[], many: number): Point[] {
  const [left, top, right, bottom] = boundsOf(rings)
  const step = Math.max(2.5, Math.sqrt(((right - left) * (bottom - top)) / many / 1.4))
  const points: Point[] = []
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) if (isInside(rings, [x, y])) points.push([x, y])
  }
  return points
}

function nameAt(
  region: number,
  name: string,
  stacks: readonly Box[],
  { owner, marks, scale }: Among,
): (spot: Spot) => Lying {
  const lines = settings(name).at(-1) as string[]
  const width = (Math.max(...lines.map(line => widthOf(line, 'region'))) + 4) / scale
  const height = (lines.length * (SETTINGS.region.size + 2) + 3) / scale
  return ({ at }) => {
    const box = boxAround(at, width, height)
    let inside = 0
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      for (const y of [box[1], box[3]]) if (owner([box[0] + width * part, y]) === region) inside++
    }
    const lost = (covered(box, marks) + covered(box, stacks)) * scale ** 2
    return { at, box, worth: inside / 2 - lost / 60 }
  }
}
