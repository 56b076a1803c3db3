import { z } from 'zod'
import { expected, expectedText } from '../../../say.ts'
import { byRef, list, map, ref, shownName, table, textOf, wholeFrom, word } from '../../../shapes.ts'
import { factor, LEADER_VALUES, type } from '../shapes.ts'
import { CLASSES, COUNTER_FLAGS } from '../vocabulary.ts'
import { regions } from './condition-schema.ts'
import { effects, points } from './effect-schema.ts'

const siege = wholeFrom(-9, 9)
const price = wholeFrom(0, 1000)

const NATION = map('a nation (name, player, colour)', {
  name: shownName,
  player: ref('a player'),
  of: ref('a nation').optional(),
  colour: z.string({ error: expectedText("a colour in quotes, as '#3b5b8c'") }).regex(/^#[0-9a-fA-F]{6}$/),
})

const mp = points(0, 30)

const UNIT = map('a unit (name, nation, cf, mf, mp)', {
  name: shownName,
  nation: ref('a nation'),
  class: word(CLASSES).optional(),
  type: type.optional(),
  cf: factor.optional(),
  mf: factor.optional(),
  mp: z.union([mp, z.tuple([mp, mp])], { error: expected('movement points, in halves, or [front, back]') }),
  flags: list(word(COUNTER_FLAGS), 'a list of flags').optional(),
  siege: siege.optional(),
  symbol: ref('a symbol').optional(),
  price: z
    .union([price, byRef(price, 'a map of prices')], { error: expected('a price, or a map of prices') })
    .optional(),
  place: regions.optional(),
})

const LEADER = map('a leader (name, nation, rank, cf, mf, mp)', {
  name: shownName,
  nation: ref('a nation'),
  ...LEADER_VALUES,
  mp,
  siege: siege.optional(),
  symbol: ref('a symbol').optional(),
})

const SYMBOL = map('a symbol (name, text, effects)', { name: shownName, text: textOf(1000), effects })

/** counters.yaml as it is written. */
export const COUNTERS = map('counters (nations, units, leaders, symbols)', {
  nations: table(NATION, 'a map of nations', 100),
  units: table(UNIT, 'a map of units', 2000),
  leaders: table(LEADER, 'a map of leaders', 500).optional(),
  symbols: table(SYMBOL, 'a map of symbols', 100).optional(),
})

export type CountersText = z.infer<typeof COUNTERS>
export type UnitText = z.infer<typeof UNIT>
export type LeaderText = z.infer<typeof LEADER>
export type NationText = z.infer<typeof NATION>
