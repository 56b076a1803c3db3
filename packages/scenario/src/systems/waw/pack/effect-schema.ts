import { z } from 'zod'
import { expected, oneOf } from '../../../say.ts'
import { list, map, ref, some, wholeFrom, word } from '../../../shapes.ts'
import { FORBIDDEN, ROUNDS, SIDES, TRAITS } from '../vocabulary.ts'
import { CONDITION, regions, terrains } from './condition-schema.ts'
import { say } from '../../../words/phrase.ts'

const change = wholeFrom(-100, 100)
const number = wholeFrom(1, 100)

export const FILTER = map('filter', {
  units: some(ref('a-unit'), 'list-of-one-unit-or-more').optional(),
  nations: some(ref('a-nation'), 'list-of-one-nation-or-more').optional(),
  is: some(word(TRAITS), 'list-of-one-trait-or-more').optional(),
  regions: regions.optional(),
  areas: some(ref('an-area'), 'list-of-one-area-or-more').optional(),
  terrain: terrains.optional(),
}).meta({ id: 'filter', minProperties: 1 })

/** Movement points, with halves. */
export const points = (least: number, most: number) =>
  z
    .number({ error: expected(say('number-from-to-in-halves', { least, most })) })
    .min(least)
    .max(most)
    .multipleOf(0.5)

/** What an effect does: the one key that says it, with its value. */
const DEEDS = {
  modifier: change,
  morale: change,
  cancel: z.literal(true, { error: expected('true') }),
  forbid: word(FORBIDDEN),
  movement: points(-20, 20),
  supply: word(['in', 'out']),
  money: wholeFrom(-1000, 1000),
  income: change,
  points: change,
  supremacy: wholeFrom(-9, 9),
  technology: ref('a-technology'),
  draw: number,
  discard: number,
  add: some(ref('a-counter'), 'list-of-one-counter-or-more'),
  remove: some(ref('a-counter'), 'list-of-one-counter-or-more'),
  losses: number,
  attrition: wholeFrom(1, 9),
  reveal: list(ref('a-region'), 'list-of-regions'),
  war: ref('a-side'),
  peace: ref('a-side'),
  test: wholeFrom(0, 8),
}
export type Deed = keyof typeof DEEDS

/** The possible companions of each effect; those marked ! are required. */
// prettier-ignore
export const BESIDE: Readonly<Record<Deed, readonly string[]>> = {
  modifier: ['side', 'rounds', 'if'],   morale: ['side', 'if'],          cancel: [],
  forbid: ['side!', 'of'],              movement: ['side', 'of'],        supply: ['side', 'of'],
  money: ['side'],                      income: ['side'],                points: ['side'],
  supremacy: ['side'],                  technology: ['side', 'change!'], draw: [],
  discard: ['side'],                    add: ['at!'],                    remove: [],
  losses: ['side', 'chooser', 'of'],    attrition: ['side', 'of'],       reveal: [],
  war: [],                              peace: [],                       test: ['then', 'else'],
}
export const DEED_NAMES = Object.keys(DEEDS) as Deed[]

const optional = <T extends z.ZodRawShape>(shape: T) => z.object(shape).partial().shape

const ONE_EFFECT = {
  ...optional(DEEDS),
  side: word(SIDES).optional(),
  rounds: word(ROUNDS).optional(),
  if: CONDITION.optional(),
  of: FILTER.optional(),
  change: change.optional(),
  at: regions.optional(),
  chooser: word(SIDES).optional(),
}

type Plain = z.infer<z.ZodObject<typeof ONE_EFFECT>>
/** An effect as written. Those of a test are effects themselves. */
export interface Effect extends Plain {
  then?: Effect[] | undefined
  else?: Effect[] | undefined
}
export type Filter = z.infer<typeof FILTER>

const EFFECT: z.ZodType<Effect> = map(say('effect', { known: oneOf(DEED_NAMES) }), {
  ...ONE_EFFECT,
  then: z.lazy(() => effects).optional(),
  else: z.lazy(() => effects).optional(),
}).meta({ id: 'effect', oneOf: DEED_NAMES.map(deed => ({ required: [deed] })) })

export const effects = some(EFFECT, 'list-of-one-effect-or-more')
  .max(20, {
    error: expected('at-most-20-effects'),
  })
  .meta({ id: 'effects' })
