import { z } from 'zod'
import { expected } from '../../../say.ts'
import { amount, byRef, list, map, ref, shownName, table, wholeFrom, word, yesOrNo } from '../../../shapes.ts'
import { CLOSED, RIVERS, TERRAINS } from '../vocabulary.ts'

export const fdv = wholeFrom(0, 9)
const players = list(ref('a-player'), 'list-of-players')
const closed = word(CLOSED)

const CITY = map('city', { name: shownName, points: wholeFrom(0, 100).optional() })

const REGION = map('region', {
  name: shownName,
  terrain: word(TERRAINS),
  area: ref('an-area').optional(),
  city: z.union([shownName, CITY], { error: expected('name-of-a-city-or-a-map') }).optional(),
  fortress: map('fortress', { owner: ref('a-player'), fdv }).optional(),
  port: yesOrNo.optional(),
  airbase: wholeFrom(0, 100).optional(),
  source: players.optional(),
  production: players.optional(),
  income: wholeFrom(0, 1000).optional(),
  resources: byRef(amount, 'map-of-resources').optional(),
  closed: closed.optional(),
})

const PAIR = z.tuple([ref('a-region'), ref('a-region')], { error: expected('pair-of-regions') })
const BORDER = map('border', {
  between: PAIR,
  river: word(RIVERS).optional(),
  called: shownName.optional(),
  bridge: yesOrNo.optional(),
  road: yesOrNo.optional(),
  rail: yesOrNo.optional(),
  closed: closed.optional(),
})

/** map.yaml as written. */
export const MAP = map('map', {
  regions: table(REGION, 'map-of-regions', 1000),
  borders: list(
    z.union([PAIR, BORDER], { error: expected('pair-of-regions-or-a-map') }),
    'list-of-borders',
  ).max(10_000, { error: expected('at-most-10000-borders') }),
  areas: table(
    map('area', { name: shownName, theater: ref('a-theater').optional() }),
    'map-of-areas',
    200,
  ).optional(),
  theaters: table(map('theater', { name: shownName }), 'map-of-theaters', 50).optional(),
})

export type MapText = z.infer<typeof MAP>
export type RegionText = z.infer<typeof REGION>
export type BorderText = MapText['borders'][number]
