import type { Plain } from '../../words/phrase.ts'
import { z } from 'zod'
import { expected } from '../../say.ts'
import { list, map, ref, shownName, word } from '../../shapes.ts'
import { facing, groundHeight, line, mapSize, outline, point, size } from './measures.ts'
import { GROUND } from './words.ts'
import { noun, say } from '../../words/phrase.ts'

const some = <T extends z.ZodType>(item: T, what: Plain, most: number) =>
  list(item, say('list-of', { what: noun(what) }))
    .max(most, { error: expected(say('at-most', { most, what: noun(what) })) })
    .optional()

/** map.yaml of a battle in metres as written: metres from the south-west corner, to the east and to the north. */
export const FIELD_MAP = map('field-map', {
  size: z.tuple([mapSize, mapSize], { error: expected('a-size-east-north-in-metres') }),
  contours: some(map('contour', { height: groundHeight, outline }), 'contours', 200),
  ground: some(
    map('piece-of-ground', { kind: word(GROUND), name: shownName.optional(), outline }),
    'pieces-of-ground',
    500,
  ),
  walls: some(map('wall', { name: shownName.optional(), line, height: size(100) }), 'walls', 200),
  node: map('node', {
    name: shownName,
    owner: ref('a-side'),
    outline: outline.optional(),
  }).optional(),
  works: some(
    map('work-on-map', {
      work: ref('a-work'),
      at: point,
      facing,
      owner: ref('a-side').optional(),
    }),
    'works',
    200,
  ),
  roads: some(map('road', { name: shownName.optional(), line }), 'roads', 100),
  names: some(map('name-on-map', { name: shownName, at: point }), 'names', 100),
})

export type FieldMapText = z.infer<typeof FIELD_MAP>
