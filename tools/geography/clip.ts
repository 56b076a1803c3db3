import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import type { Frame } from './recipe.ts'

/** One side of the frame: what is beyond it, and where a line crosses it. */
interface Edge {
  inside(p: Position): boolean
  meet(a: Position, b: Position): Position
}

function edgesOf([west, south, east, north]: Frame): Edge[] {
  return [
    { inside: p => x(p) >= west, meet: (a, b) => meetAt(a, b, west, 0) },
    { inside: p => x(p) <= east, meet: (a, b) => meetAt(a, b, east, 0) },
    { inside: p => y(p) >= south, meet: (a, b) => meetAt(a, b, south, 1) },
    { inside: p => y(p) <= north, meet: (a, b) => meetAt(a, b, north, 1) },
  ]
}

const x = (p: Position): number => p[0] ?? 0
const y = (p: Position): number => p[1] ?? 0

/** Where a line meets a meridian (axis 0) or a parallel (axis 1). */
function meetAt(a: Position, b: Position, value: number, axis: 0 | 1): Position {
  const [from, to] = [a[axis] ?? 0, b[axis] ?? 0]
  const part = (value - from) / (to - from)
  return axis === 0 ? [value, y(a) + part * (y(b) - y(a))] : [x(a) + part * (x(b) - x(a)), value]
}

/** Cuts areas to the frame, side by side; a part that comes apart stays joined along the frame. */
export function clipArea(shape: MultiPolygon, frame: Frame): MultiPolygon {
  const cut = (ring: Position[]): Position[] => edgesOf(frame).reduce(clipRing, ring)
  const coordinates = shape.coordinates
    .map(polygon => polygon.map(cut).filter(ring => ring.length >= 4))
    .filter(polygon => polygon.length > 0)
  return { type: 'MultiPolygon', coordinates }
}

function clipRing(ring: Position[], edge: Edge): Position[] {
  const kept: Position[] = []
  for (const [i, b] of ring.slice(1).entries()) {
    const a = ring[i] ?? b
    if (edge.inside(a) !== edge.inside(b)) kept.push(edge.meet(a, b))
    if (edge.inside(b)) kept.push(b)
  }
  const [first] = kept
  return first ? [...kept, first] : []
}

/** Cuts lines to the frame. */
export function clipLines(lines: Position[][], frame: Frame): MultiLineString {
  const pieces = edgesOf(frame).reduce((all, edge) => all.flatMap(line => clipLine(line, edge)), lines)
  return { type: 'MultiLineString', coordinates: pieces }
}

function clipLine(line: Position[], edge: Edge): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  for (const [i, b] of line.entries()) {
    const a = line[i - 1] ?? b
    if (edge.inside(a) !== edge.inside(b)) piece.push(edge.meet(a, b))
    if (edge.inside(b)) piece.push(b)
    else {
      pieces.push(piece)
      piece = []
    }
  }
  return [...pieces, piece].filter(part => part.length > 1)
}
