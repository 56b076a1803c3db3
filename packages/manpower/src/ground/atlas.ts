import type { Box, BoxIndex, Outline, Point } from '@sandtable/board'
import { boxesTouch, boxIndex, boxOf } from '@sandtable/board'
import type { GroundKind, Scenario } from '../scenario.ts'
import { at } from '../position.ts'

/** Ground of the map by its number. */
export interface Charted<K extends GroundKind = GroundKind> {
  readonly number: number
  readonly kind: K
  readonly outline: Outline
}

/** Ground of some kinds, and where to look for it. */
export interface Chart<K extends GroundKind = GroundKind> {
  readonly areas: readonly Charted<K>[]
  readonly index: BoxIndex
}

/** M-haz-terrain, M-move-block-terrain The ground's effect on groups that cross it. */
const HAZARDS = ['river', 'mud', 'swamp'] as const satisfies readonly GroundKind[]
export const CLOSED = ['water', 'cliff', 'house'] as const satisfies readonly GroundKind[]

/** Where to look on a scenario's map: boxes around its terraces, its ground and its walls. */
interface Atlas {
  readonly contours: BoxIndex
  readonly ground: BoxIndex
  readonly walls: BoxIndex
  readonly hazards: Chart<(typeof HAZARDS)[number]>
  readonly closed: Chart<(typeof CLOSED)[number]>
  readonly forests: Chart<'forest'>
  readonly contourBoxes: readonly Box[]
  readonly groundBoxes: readonly Box[]
  /** MG-los-height By terrace: the highest ground on either side of any of its edges. */
  readonly summits: readonly number[]
  readonly squares: Squares
}

/** A square of the map: the terraces whose edges come close to it, the last first, and how high it is where none of them lies. */
export interface Square {
  readonly steps: readonly number[]
  readonly floor: number
}

/** The map in squares, row by row from the south, each surveyed on first use. */
export interface Squares {
  readonly size: number
  readonly inRow: number
  readonly surveyed: (Square | undefined)[]
}

/** Squares are of 10 m, or more on a map that would have more than so many in a row. */
const [SIZE, MOST_IN_ROW] = [1000, 256]

function squaresOf({ map: { width, height } }: Scenario): Squares {
  const size = Math.max(SIZE, Math.ceil((Math.max(width, height) + 1) / MOST_IN_ROW))
  const [inRow, rows] = [Math.ceil((width + 1) / size), Math.ceil((height + 1) / size)]
  return { size, inRow, surveyed: Array.from({ length: inRow * rows }, () => undefined) }
}

const drawn = new WeakMap<Scenario, Atlas>()

/** Worked out on first use, and kept beside the scenario, which never changes. */
export function atlasOf(s: Scenario): Atlas {
  let atlas = drawn.get(s)
  if (atlas === undefined) {
    const contourBoxes = s.map.contours.map(({ outline }) => boxOf(outline))
    const groundBoxes = s.map.ground.map(({ outline }) => boxOf(outline))
    atlas = {
      contours: boxIndex(contourBoxes),
      ground: boxIndex(groundBoxes),
      contourBoxes,
      groundBoxes,
      summits: contourBoxes.map(box =>
        s.map.contours.reduce(
          (most, { height }, n) => (boxesTouch(box, at(contourBoxes, n)) ? Math.max(most, height) : most),
          0,
        ),
      ),
      squares: squaresOf(s),
      walls: boxIndex(s.map.walls.map(({ line }) => boxOf(line))),
      hazards: chartOf(s, HAZARDS),
      closed: chartOf(s, CLOSED),
      forests: chartOf(s, ['forest']),
    }
    drawn.set(s, atlas)
  }
  return atlas
}

function chartOf<K extends GroundKind>({ map }: Scenario, kinds: readonly K[]): Chart<K> {
  const areas = map.ground.flatMap(({ kind, outline }, number): Charted<K>[] =>
    kinds.flatMap(known => (known === kind ? [{ number, kind: known, outline }] : [])),
  )
  return { areas, index: boxIndex(areas.map(({ outline }) => boxOf(outline))) }
}

/** The ground of a chart that a line may lead over. */
export const chartedAlong = <K extends GroundKind>(
  { areas, index }: Chart<K>,
  from: Point,
  to: Point,
): Charted<K>[] => index.along(from, to).map(n => at(areas, n))
