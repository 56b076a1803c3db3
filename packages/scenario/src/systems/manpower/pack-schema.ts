import { z } from 'zod'
import { expected, expectedText } from '../../say.ts'
import { id, list, map, shownName, textOf, wholeFrom, word } from '../../shapes.ts'
import { speedFactor } from './measures.ts'
import { EDGES, ERAS, STATUSES } from './words.ts'

export const colour = z.string({ error: expectedText('colour') }).regex(/^#[0-9a-fA-F]{6}$/)

const SIDE = map('side-of-field', {
  id,
  name: shownName,
  colour,
  status: word(STATUSES),
  edge: word(EDGES),
})

/** MG-win-single allows any number; no one plays more in an evening. */
export const TURN_LIMIT = 100

/** pack.yaml of a battle in metres as it is written. */
export const FIELD_PACK = map('field', {
  ruleset: word(['manpower']),
  title: shownName,
  about: textOf(5000),
  tagline: shownName.optional(),
  minutes: wholeFrom(1, 10_000).optional(),
  difficulty: wholeFrom(1, 3).optional(),
  era: word(ERAS),
  turns: wholeFrom(1, TURN_LIMIT).optional(),
  'speed-factor': speedFactor.optional(),
  sides: list(SIDE, 'list-of-sides')
    .min(2, { error: expected('n-2-to-6-sides') })
    .max(6, { error: expected('n-2-to-6-sides') }),
})

export type FieldPackText = z.infer<typeof FIELD_PACK>
export type FieldSideText = z.infer<typeof SIDE>
