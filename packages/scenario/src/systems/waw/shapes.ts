import { say } from '../../words/phrase.ts'
import { z } from 'zod'
import { expected, oneOf } from '../../say.ts'
import { list, map, natural, textOf, whole, wholeFrom, word } from '../../shapes.ts'
import { DOMAINS, RANKS, TYPES } from './vocabulary.ts'

export const factor = z.union([wholeFrom(0, 30), z.tuple([wholeFrom(0, 30), wholeFrom(0, 30)])], {
  error: expected('factor'),
})
/** The message for a unit without a factor that its class needs. */
export const FACTOR_REQUIRED = say('required', { what: say('factor') })

export const type = word(TYPES)

/** Leaders' printed data, in a battle and in a pack. */
export const LEADER_VALUES = {
  rank: z.literal([...RANKS], { error: expected(oneOf(RANKS)) }),
  cf: wholeFrom(-9, 9),
  mf: wholeFrom(-9, 9),
  hierarchy: z
    .string({ error: expected('one-letter-from-a-to-z') })
    .regex(/^[A-Z]$/)
    .optional(),
  type: type.optional(),
  commands: list(word(DOMAINS), 'list-of-land-naval-air').optional(),
}

const OPTION_TEXT = textOf(200)
const option = z.union([z.boolean(), z.int(), OPTION_TEXT, z.record(z.string(), OPTION_TEXT)], {
  error: expected('option'),
})
export const options = z.record(z.string(), option, { error: expected('map-of-options') })

export const cap = map('cap', { bonus: natural.optional(), malus: whole.optional() })
