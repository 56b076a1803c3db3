import type { Point } from './points.ts'

/** West, south, east and north of a box whose sides lie in these directions; its border belongs to it. */
export type Box = readonly [number, number, number, number]

/** The box of something absent: it touches none. In whole numbers, which are quicker for the machine. */
export const NOWHERE: Box = [2 ** 30, 2 ** 30, -(2 ** 30), -(2 ** 30)]

/** Boxes that do not change: a few in a list, many by the cells of a grid. */
export interface BoxIndex {
  /** The numbers of the boxes that a box touches, ascending. */
  readonly within: (box: Box) => number[]
  /** The numbers of the boxes that a segment touches, each grown by the margin on all sides, ascending. */
  readonly along: (a: Point, b: Point, margin?: number) => number[]
  /** The same boxes, with one replaced. */
  readonly instead: (number: number, box: Box) => BoxIndex
}

/** The smallest box that holds all the points; of none, nowhere. */
export function boxOf(points: readonly Point[]): Box {
  let [west, south, east, north] = NOWHERE
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point
    const x = point[0]
    const y = point[1]
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return [west, south, east, north]
}

export const grown = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by]

export const boxesTouch = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

/** Whether a point lies in a box or on its border. */
export const isInBox = (p: Point, box: Box): boolean =>
  p[0] >= box[0] && p[0] <= box[2] && p[1] >= box[1] && p[1] <= box[3]

/** The same box elsewhere. */
export const shiftedBox = (box: Box, by: Point): Box => [
  box[0] + by[0],
  box[1] + by[1],
  box[2] + by[0],
  box[3] + by[1],
]

/** The smallest box that holds both. */
export const joined = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

/** Whether a segment touches a box. */
export const touchesBox = (a: Point, b: Point, box: Box): boolean => touchesGrown(a, b, box, 0)

/** Whether a segment touches a box that is grown by a margin on all sides: both ends lie on one side of none of its edges. */
const touchesGrown = (a: Point, b: Point, box: Box, by: number): boolean =>
  (a[0] >= box[0] - by || b[0] >= box[0] - by) &&
  (a[0] <= box[2] + by || b[0] <= box[2] + by) &&
  (a[1] >= box[1] - by || b[1] >= box[1] - by) &&
  (a[1] <= box[3] + by || b[1] <= box[3] + by) &&
  isOnBothSides(a, b, box, by)

/** Whether a grown box lies on both sides of a line, or touches it: the corners furthest from each other across it decide. */
function isOnBothSides(a: Point, b: Point, box: Box, by: number): boolean {
  const [east, north] = [b[0] - a[0], b[1] - a[1]]
  const isRising = east > 0 === north > 0
  const [low, high] = [box[1] - by - a[1], box[3] + by - a[1]]
  const one = east * (isRising ? high : low) - north * (box[0] - by - a[0])
  const other = east * (isRising ? low : high) - north * (box[2] + by - a[0])
  return (one <= 0 || other <= 0) && (one >= 0 || other >= 0)
}

/** So few boxes are looked through one by one sooner than sorted into cells. */
const FEW = 64

/** Boxes that do not change. */
export const boxIndex = (boxes: readonly Box[]): BoxIndex =>
  boxes.length <= FEW ? listOf(boxes) : gridOf(boxes)

function listOf(boxes: readonly Box[]): BoxIndex {
  return {
    within: box => {
      const found: number[] = []
      for (let i = 0; i < boxes.length; i++) if (boxesTouch(box, boxes[i] as Box)) found.push(i)
      return found
    },
    along: (a, b, margin = 0) => {
      const found: number[] = []
      for (let i = 0; i < boxes.length; i++) if (touchesGrown(a, b, boxes[i] as Box, margin)) found.push(i)
      return found
    },
    instead: (number, box) => listOf(boxes.with(number, box)),
  }
}

/** The smallest box that holds all the boxes. */
function boxOfAll(boxes: readonly Box[]): Box {
  let [west, south, east, north] = NOWHERE
  for (const box of boxes) {
    west = Math.min(west, box[0])
    south = Math.min(south, box[1])
    east = Math.max(east, box[2])
    north = Math.max(north, box[3])
  }
  return [west, south, east, north]
}

/** As many rows and columns as make about one cell a box. */
function gridOf(boxes: readonly Box[]): BoxIndex {
  const [west, south, east, north] = boxOfAll(boxes)
  const rows = Math.max(1, Math.ceil(Math.sqrt(boxes.length)))
  const [width, height] = [Math.ceil((east - west + 1) / rows), Math.ceil((north - south + 1) / rows)]
  const column = (x: number): number => Math.min(rows - 1, Math.max(0, Math.floor((x - west) / width)))
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - south) / height)))
  const cells = Array.from({ length: rows * rows }, (): number[] => [])
  boxes.forEach((box, i) => {
    for (let y = row(box[1]); y <= row(box[3]); y++)
      for (let x = column(box[0]); x <= column(box[2]); x++) cells[y * rows + x]?.push(i)
  })

  /** In which search a box was last looked at. */
  const seen = new Uint32Array(boxes.length)
  let searches = 0
  function gather(
    found: number[],
    y: number,
    from: number,
    to: number,
    isWanted: (box: Box) => boolean,
  ): void {
    for (let x = from; x <= to; x++)
      for (const i of cells[y * rows + x] as readonly number[]) {
        if (seen[i] === searches) continue
        seen[i] = searches
        if (isWanted(boxes[i] as Box)) found.push(i)
      }
  }

  function within(box: Box): number[] {
    const found: number[] = []
    searches++
    for (let y = row(box[1]); y <= row(box[3]); y++)
      gather(found, y, column(box[0]), column(box[2]), other => boxesTouch(box, other))
    return found.sort((one, other) => one - other)
  }

  function along(a: Point, b: Point, margin = 0): number[] {
    const found: number[] = []
    const [low, high] = a[1] <= b[1] ? [a[1], b[1]] : [b[1], a[1]]
    const isWanted = (box: Box): boolean => touchesGrown(a, b, box, margin)
    searches++
    for (let y = row(low - margin); y <= row(high + margin); y++) {
      const [from, to] = reach(a, b, south + y * height - margin - 1, south + (y + 1) * height + margin + 1)
      gather(found, y, column(from - margin - 1), column(to + margin + 1), isWanted)
    }
    return found.sort((one, other) => one - other)
  }

  return { within, along, instead: (number, box) => gridInstead({ within, along }, number, box) }
}

/** A grid with one box replaced; all the rest is looked up in its old place. */
function gridInstead(grid: Pick<BoxIndex, 'within' | 'along'>, number: number, box: Box): BoxIndex {
  const among = (found: number[], isFound: boolean): number[] => {
    if (found.includes(number) === isFound) return found
    return isFound
      ? [...found, number].sort((one, other) => one - other)
      : found.filter(other => other !== number)
  }
  const changed: Pick<BoxIndex, 'within' | 'along'> = {
    within: around => among(grid.within(around), boxesTouch(around, box)),
    along: (a, b, margin = 0) => among(grid.along(a, b, margin), touchesGrown(a, b, box, margin)),
  }
  return { ...changed, instead: (other, now) => gridInstead(changed, other, now) }
}

/** From where to where a segment lies between two heights, west to east; rather a little more than less. */
function reach(a: Point, b: Point, low: number, high: number): [number, number] {
  const [first, last] = a[1] <= b[1] ? [a, b] : [b, a]
  const rise = last[1] - first[1]
  const at = (y: number): number =>
    y <= first[1]
      ? first[0]
      : y >= last[1]
        ? last[0]
        : first[0] + ((last[0] - first[0]) * (y - first[1])) / rise
  const [start, end] = [at(low), at(high)]
  return start <= end ? [start, end] : [end, start]
}
