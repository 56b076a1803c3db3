import { z } from 'zod'
import { expected } from '../../say.ts'
import { list, map, ref, shownName, word } from '../../shapes.ts'
import { facing, groundHeight, line, mapSize, outline, point, size } from './measures.ts'
import { GROUND } from './words.ts'

const some = <T extends z.ZodType>(item: T, what: string, most: number) =>
  list(item, `a list of ${what}`)
    .max(most, { error: expected(`at most ${most} ${what}`) })
    .optional()

/** map.yaml of a battle in metres as it is written: metres from the south-west corner, to the east and to the north. */
export const FIELD_MAP = map('a map (size)', {
  size: z.tuple([mapSize, mapSize], { error: expected('a size [east, north] in metres') }),
  contours: some(map('a contour (height, outline)', { height: groundHeight, outline }), 'contours', 200),
  ground: some(
    map('a piece of ground (kind, outline)', { kind: word(GROUND), name: shownName.optional(), outline }),
    'pieces of ground',
    500,
  ),
  walls: some(
    map('a wall (line, height)', { name: shownName.optional(), line, height: size(100) }),
    'walls',
    200,
  ),
  node: map('a node (name, owner, outline)', {
    name: shownName,
    owner: ref('a side'),
    outline: outline.optional(),
  }).optional(),
  works: some(
    map('a work (work, at, facing)', {
      work: ref('a work'),
      at: point,
      facing,
      owner: ref('a side').optional(),
    }),
    'works',
    200,
  ),
  roads: some(map('a road (line)', { name: shownName.optional(), line }), 'roads', 100),
  names: some(map('a name (name, at)', { name: shownName, at: point }), 'names', 100),
})

export type FieldMapText = z.infer<typeof FIELD_MAP>
