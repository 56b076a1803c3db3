import type { FieldFile, OutlineFile, PointFile, WorkFile } from '@sandtable/scenario'
import type { Polyline, Point } from '../../../plane.ts'
import type { Livery } from '../../../livery/livery.ts'
import { fieldLiveries } from './liveries.ts'

/** A place as battles measure it: whole centimetres, x to the east, y to the north. */
export type Spot = readonly [number, number]

type MapFile = FieldFile['map']

/** The ground of a battle, ready to be drawn: a unit of the drawing is a metre, x to the right, y down. */
export interface Field {
  readonly width: number
  readonly height: number
  /** Where a spot of the battle lies on the drawing. */
  readonly at: (spot: Spot) => Point
  /** In the order of the file: a later one lies over an earlier. */
  readonly terraces: readonly { readonly height: number; readonly ring: Polyline }[]
  readonly ground: readonly FieldGround[]
  readonly walls: readonly { readonly name: string | null; readonly line: Polyline }[]
  readonly node: { readonly name: string; readonly ring: Polyline; readonly livery: Livery | null } | null
  readonly works: readonly FieldWork[]
  readonly roads: readonly { readonly name: string | null; readonly line: Polyline }[]
  readonly names: readonly { readonly name: string; readonly at: Point }[]
}

export interface FieldGround {
  readonly kind: MapFile['ground'][number]['kind']
  readonly name: string | null
  readonly ring: Polyline
}

/** Something built: around its middle, turned so that its front looks up. */
export interface FieldWork {
  readonly work: WorkFile
  readonly at: Point
  /** Degrees, clockwise. */
  readonly turn: number
  /** Metres across its front, and from front to back. */
  readonly front: number
  readonly deep: number
}

const METRE = 100

export function fieldOf(file: FieldFile): Field {
  const { map } = file
  const at = ([x, y]: Spot): Point => [x / METRE, (map.height - y) / METRE]
  const ring = (outline: OutlineFile): Point[] => outline.map((spot: PointFile) => at(spot))
  const closed = (outline: OutlineFile): Point[] => [...ring(outline), at(outline[0] as PointFile)]
  return {
    width: map.width / METRE,
    height: map.height / METRE,
    at,
    terraces: map.contours.map(({ height, outline }) => ({ height: height / METRE, ring: closed(outline) })),
    ground: map.ground.map(({ kind, name, outline }) => ({ kind, name, ring: closed(outline) })),
    walls: map.walls.map(({ name, line }) => ({ name, line: ring(line) })),
    node: map.node && {
      name: map.node.name,
      ring: closed(map.node.outline),
      livery: fieldLiveries(file).get(map.node.owner) ?? null,
    },
    works: worksOf(file, map.works, at),
    roads: map.roads.map(({ name, line }) => ({ name, line: ring(line) })),
    names: map.names.map(({ name, at: spot }) => ({ name, at: at(spot) })),
  }
}

/** A kind of work by its id, where its middle is, and where it looks. */
export interface Placed {
  readonly work: string
  readonly at: Spot
  readonly facing: Spot
}

/** Works as they stand at some places. */
export const worksOf = ({ catalogue }: FieldFile, placed: readonly Placed[], at: Field['at']): FieldWork[] =>
  placed.flatMap(({ work, at: middle, facing }) => {
    const found = catalogue.works[work]
    if (found === undefined) return []
    const size = { front: found.length / METRE, deep: found.width / METRE }
    return [{ work: found, at: at(middle), turn: turnOf(facing), ...size }]
  })

/** How far the front of something that looks this way is turned from looking up, in degrees, clockwise. */
export const turnOf = ([x, y]: Spot): number => (Math.atan2(x, y) * 180) / Math.PI
