import type { z } from 'zod'
import { byRef, list, map, ref, some, textOf, wholeFrom, word } from '../../shapes.ts'
import { distance, mapSize } from './measures.ts'
import { TURN_LIMIT } from './pack-schema.ts'
import { ERAS } from './words.ts'

const manpower = wholeFrom(1, 10_000)
const muster = byRef(manpower, 'map-of-costs-unit-by-unit')

const CASE = map('a-duel', {
  manpower: manpower.optional(),
  escort: manpower.optional(),
  distance: distance.optional(),
  spells: list(ref('a-spell'), 'list-of-spells').optional(),
})

const reasons = byRef(textOf(200), 'map-of-reasons-unit-by-unit').optional()

const OPEN_GROUND = { ground: mapSize, turns: wholeFrom(1, TURN_LIMIT), distance }

/** A file of trials as written. */
export const TRIAL = map('trials', {
  era: word(ERAS),
  infantry: ref('a-unit'),
  mirror: map('mirrored-armies', {
    ...OPEN_GROUND,
    lines: some(some(muster, 'list-of-groups'), 'list-of-lines'),
  }),
  duels: map('duels', {
    ...OPEN_GROUND,
    manpower,
    cases: byRef(CASE, 'map-of-duels-unit-by-unit').optional(),
    kept: reasons,
    unmeasured: reasons,
  }),
})

export type TrialText = z.infer<typeof TRIAL>
