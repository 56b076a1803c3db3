import { z } from 'zod'
import { expected, expectedText } from '../../../say.ts'
import { byRef, list, map, ref, shownName, table, textOf, wholeFrom, word } from '../../../shapes.ts'
import { factor, LEADER_VALUES, type } from '../shapes.ts'
import { CLASSES, COUNTER_FLAGS } from '../vocabulary.ts'
import { regions } from './condition-schema.ts'
import { effects, points } from './effect-schema.ts'

const siege = wholeFrom(-9, 9)
const price = wholeFrom(0, 1000)

const NATION = map('nation', {
  name: shownName,
  player: ref('a-player'),
  of: ref('a-nation').optional(),
  colour: z.string({ error: expectedText('colour') }).regex(/^#[0-9a-fA-F]{6}$/),
})

const mp = points(0, 30)

const UNIT = map('unit', {
  name: shownName,
  nation: ref('a-nation'),
  class: word(CLASSES).optional(),
  type: type.optional(),
  cf: factor.optional(),
  mf: factor.optional(),
  mp: z.union([mp, z.tuple([mp, mp])], { error: expected('movement-points-in-halves-or-front-back') }),
  flags: list(word(COUNTER_FLAGS), 'list-of-flags').optional(),
  siege: siege.optional(),
  symbol: ref('a-symbol').optional(),
  price: z
    .union([price, byRef(price, 'map-of-prices')], { error: expected('a-price-or-a-map-of-prices') })
    .optional(),
  place: regions.optional(),
})

const LEADER = map('leader', {
  name: shownName,
  nation: ref('a-nation'),
  ...LEADER_VALUES,
  mp,
  siege: siege.optional(),
  symbol: ref('a-symbol').optional(),
})

const SYMBOL = map('symbol', { name: shownName, text: textOf(1000), effects })

/** counters.yaml as it is written. */
export const COUNTERS = map('counters', {
  nations: table(NATION, 'map-of-nations', 100),
  units: table(UNIT, 'map-of-units', 2000),
  leaders: table(LEADER, 'map-of-leaders', 500).optional(),
  symbols: table(SYMBOL, 'map-of-symbols', 100).optional(),
})

export type CountersText = z.infer<typeof COUNTERS>
export type UnitText = z.infer<typeof UNIT>
export type LeaderText = z.infer<typeof LEADER>
export type NationText = z.infer<typeof NATION>
