import type { Plain } from '../../words/phrase.ts'
import { z } from 'zod'
import { expected, expectedText, oneOf } from '../../say.ts'
import { list, word } from '../../shapes.ts'
import { ERAS } from './words.ts'
import { noun, say } from '../../words/phrase.ts'

/** Numbers with at most two decimals, such as 1.5. */
const decimal = (what: Plain, least: number, most: number) => {
  const error = expected(say('decimal', { what: noun(what), least, most }))
  return z
    .number({ error })
    .min(least)
    .max(most)
    .refine(given => hundredths(given) / 100 === given, { error })
    .meta({ multipleOf: 0.01 })
}

/** A number of at most two decimals as whole hundredths; metres as centimetres. */
export const hundredths = (given: number): number => Math.round(given * 100)

const MAP_LIMIT = 20_000
/** Metres on the map, to the centimetre. */
const place = decimal('metres', 0, MAP_LIMIT)
/** The size of a thing: a little at least. */
export const size = (most: number) => decimal('metres', 0.01, most)
export const mapSize = decimal('metres', 10, MAP_LIMIT)
/** How far something reaches or goes; rockets fire over 60 km. */
export const distance = decimal('metres', 0, 100_000)
export const heightOver = decimal('metres', 0, 100)
export const groundHeight = decimal('metres', -1000, 9000)
export const speedChange = decimal('metres', -1000, 1000)
export const cost = decimal('a-number', 0, 10_000)
export const equivalence = decimal('a-number', 0, 1000)
export const factor = decimal('a-factor', 0, 10)
export const speedFactor = decimal('a-factor', 0.1, 100)

export const point = z.tuple([place, place], {
  error: expected('a-point-metres-east-metres-north'),
})
const CORNER_LIMIT = 500
export const outline = list(point, 'list-of-three-points-or-more')
  .min(3)
  .max(CORNER_LIMIT, { error: expected(say('at-most-points', { most: CORNER_LIMIT })) })
export const line = list(point, 'list-of-two-points-or-more')
  .min(2)
  .max(CORNER_LIMIT, { error: expected(say('at-most-points', { most: CORNER_LIMIT })) })

const A_FACING = say('facing')
const component = z
  .int({ error: expected('component') })
  .min(-1000)
  .max(1000)
/** MG-exact */
export const facing = z
  .tuple([component, component], { error: expected(A_FACING) })
  .refine(([east, north]) => east !== 0 || north !== 0, { error: expected(A_FACING) })

const A_FORMULA = expected('formula')
/** A dice formula, or a plain number. The ruleset interprets it. */
export const formula = z.union(
  [
    z.int({ error: A_FORMULA }).min(0).max(1_000_000),
    z
      .string({ error: A_FORMULA })
      .max(60)
      .regex(/^[0-9d+*/×÷() −-]+$/),
  ],
  { error: A_FORMULA },
)

const WORDS = ['all', 'none', ...ERAS, ...ERAS.map(era => `${era}+` as const)] as const
/** The eras of something: one, one and all after it (ww1+), a list, all or none. */
export const eras = z.union([word(WORDS), list(word(ERAS), 'list-of-eras')], {
  error: expected(say('or-list-of-eras', { known: oneOf(WORDS) })),
})

const METRES = String.raw`\d{1,5}(?:\.\d{1,2})?`
const A_PATTERN = say('pattern')
/** M-fp-none to M-fp-line-free */
export const pattern = z
  .string({ error: expectedText(A_PATTERN) })
  .regex(new RegExp(`^(?:none|point|circle ${METRES}|cone ${METRES}|line(?: ${METRES}(?:x${METRES})?)?)$`))
