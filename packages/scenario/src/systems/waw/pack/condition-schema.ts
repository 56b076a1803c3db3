import type { z } from 'zod'
import { amount, byRef, map, ref, some, wholeFrom, word } from '../../../shapes.ts'
import { ROLES, TERRAINS } from '../vocabulary.ts'

export const TURN_LIMIT = 200
export const turn = wholeFrom(1, TURN_LIMIT)

const level = wholeFrom(0, 100)
/** Levels by technology track. */
export const levels = byRef(level, 'map-of-technology-levels')

export const regions = some(ref('a-region'), 'list-of-one-region-or-more')
export const terrains = some(word(TERRAINS), 'list-of-one-terrain-or-more')

const held = map('regions', {
  regions,
  'at-least': wholeFrom(1, 1000).optional(),
})

/** Conditions as written in a file. */
export const CONDITION = map('map-of-conditions', {
  'not-before': turn.optional(),
  'not-after': turn.optional(),
  points: amount.optional(),
  money: amount.optional(),
  technology: levels.optional(),
  controls: held.optional(),
  lost: held.optional(),
  alive: ref('a-leader').optional(),
  dead: ref('a-leader').optional(),
  terrain: terrains.optional(),
  role: word(ROLES).optional(),
}).meta({ id: 'condition', minProperties: 1 })

export type Condition = z.infer<typeof CONDITION>
