import type { CatalogueFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { Path } from '../../problem.ts'
import type { FieldTexts } from './parts.ts'
import { pointsOf } from './normalise.ts'
import { refTo } from './known.ts'
import { isSimple } from './shape.ts'
import { say } from '../../words/phrase.ts'

type Points = readonly (readonly [number, number])[]

/** Outlines that are shapes, everything on the map, and known ids. */
export function checkFieldMap({ pack, map }: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const sides = pack.sides.map(({ id }) => id)
  const within = (points: Points, path: Path): Finding[] =>
    points.flatMap((point, i) => offMap(point, map.size, [...path, i]))
  const shape = (outline: Points, path: Path): Finding[] => [
    ...within(outline, path),
    ...(isSimple(pointsOf(outline)) ? [] : [{ path, message: say('outline-crosses') }]),
  ]
  return [
    ...(map.contours ?? []).flatMap(({ outline }, i) => shape(outline, ['map', 'contours', i, 'outline'])),
    ...(map.ground ?? []).flatMap(({ outline }, i) => shape(outline, ['map', 'ground', i, 'outline'])),
    ...(map.walls ?? []).flatMap(({ line }, i) => within(line, ['map', 'walls', i, 'line'])),
    ...(map.node?.outline ? shape(map.node.outline, ['map', 'node', 'outline']) : []),
    ...refTo('a-side', map.node?.owner, sides, ['map', 'node', 'owner']),
    ...(map.works ?? []).flatMap(({ work, at, owner }, i) => [
      ...refTo('a-work', work, Object.keys(catalogue.works), ['map', 'works', i, 'work']),
      ...offMap(at, map.size, ['map', 'works', i, 'at']),
      ...refTo('a-side', owner, sides, ['map', 'works', i, 'owner']),
    ]),
    ...(map.roads ?? []).flatMap(({ line }, i) => within(line, ['map', 'roads', i, 'line'])),
    ...(map.names ?? []).flatMap(({ at }, i) => offMap(at, map.size, ['map', 'names', i, 'at'])),
  ]
}

export function offMap(
  [east, north]: readonly [number, number],
  [width, height]: readonly [number, number],
  path: Path,
): Finding[] {
  if (east <= width && north <= height) return []
  const message = say('point-off-map', { width, height, east, north })
  return [{ path, message }]
}
