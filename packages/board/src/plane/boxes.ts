import type { Point } from './points.ts'
import { orientation } from './points.ts'

/** West, south, east and north of a box whose sides lie in these directions; its border belongs to it. */
export type Box = readonly [number, number, number, number]

/** The box of what is not there: it touches none. In whole numbers, with which the machine is quicker. */
export const NOWHERE: Box = [2 ** 30, 2 ** 30, -(2 ** 30), -(2 ** 30)]

/** Boxes that do not change, kept by the cells of a grid. */
export interface BoxIndex {
  /** The numbers of the boxes that a box touches, ascending. */
  readonly within: (box: Box) => number[]
  /** The numbers of the boxes that a segment touches, each grown by the margin on all sides, ascending. */
  readonly along: (a: Point, b: Point, margin?: number) => number[]
}

/** The smallest box that holds all the points. */
export function boxOf(points: readonly Point[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return [west, south, east, north]
}

export const grown = ([west, south, east, north]: Box, by: number): Box => [
  west - by,
  south - by,
  east + by,
  north + by,
]

export const boxesTouch = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

/** Whether a segment touches a box. */
export const touchesBox = (a: Point, b: Point, box: Box): boolean =>
  boxesTouch(boxOf([a, b]), box) && isOnBothSides(a, b, box)

/** Whether a box lies on both sides of a line, or touches it: the corners furthest from each other across it decide. */
function isOnBothSides(a: Point, b: Point, [west, south, east, north]: Box): boolean {
  const isRising = b[0] > a[0] === b[1] > a[1]
  const one = orientation(a, b, [west, isRising ? north : south])
  return one * orientation(a, b, [east, isRising ? south : north]) <= 0
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
export function boxIndex(boxes: readonly Box[]): BoxIndex {
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
    const around = boxOf([a, b])
    const isWanted = (box: Box): boolean => {
      const wide = margin === 0 ? box : grown(box, margin)
      return boxesTouch(around, wide) && isOnBothSides(a, b, wide)
    }
    searches++
    for (let y = row(around[1] - margin); y <= row(around[3] + margin); y++) {
      const [from, to] = reach(a, b, south + y * height - margin - 1, south + (y + 1) * height + margin + 1)
      gather(found, y, column(from - margin - 1), column(to + margin + 1), isWanted)
    }
    return found.sort((one, other) => one - other)
  }

  return { within, along }
}

/** An index in which another box stands instead of one; all the rest is looked up where it was. */
export function instead(index: BoxIndex, number: number, box: Box): BoxIndex {
  const among = (found: number[], isFound: boolean): number[] => {
    if (found.includes(number) === isFound) return found
    return isFound
      ? [...found, number].sort((one, other) => one - other)
      : found.filter(other => other !== number)
  }
  return {
    within: around => among(index.within(around), boxesTouch(around, box)),
    along: (a, b, margin = 0) => among(index.along(a, b, margin), touchesBox(a, b, grown(box, margin))),
  }
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
