import type { CardsText } from './card-schema.ts'
import type { CountersText } from './counter-schema.ts'
import type { MapText } from './map-schema.ts'
import type { PackText } from './pack-schema.ts'
import type { SetupText } from './setup-schema.ts'
import type { z } from 'zod'
import { CARDS } from './card-schema.ts'
import { COUNTERS } from './counter-schema.ts'
import { MAP } from './map-schema.ts'
import { PACK } from './pack-schema.ts'
import { jsonSchema, withoutTexts } from '../../../locale/json-schema.ts'
import { localeOf } from '../../../locale/section.ts'
import { SETUP } from './setup-schema.ts'
import { WAR_TEXTS } from './texts.ts'

/** The parts of a pack, each a file of its folder. */
export const PARTS = ['pack', 'map', 'counters', 'cards', 'setup'] as const
export type Part = (typeof PARTS)[number]
export type FileName = `${Part}.yaml`

export const fileOf = (part: Part): FileName => `${part}.yaml`
export const FILE_NAMES = PARTS.map(fileOf)

/** A whole pack as written, each part right in shape. */
export interface PackTexts {
  pack: PackText
  map: MapText
  counters: CountersText
  cards: CardsText
  setup: SetupText
}

export const SCHEMAS: { readonly [P in Part]: z.ZodType<PackTexts[P]> } = {
  pack: PACK,
  map: MAP,
  counters: COUNTERS,
  cards: CARDS,
  setup: SETUP,
}

/** The JSON Schemas of a pack's files and of its texts, for completion and checks in an editor. */
export const packSchemas = (): Record<FileName | 'locale.yaml', z.core.JSONSchema.JSONSchema> => ({
  'pack.yaml': schemaOf('pack'),
  'map.yaml': schemaOf('map'),
  'counters.yaml': schemaOf('counters'),
  'cards.yaml': schemaOf('cards'),
  'setup.yaml': schemaOf('setup'),
  'locale.yaml': jsonSchema('Texts of a pack of Sandtable', localeOf(WAR_TEXTS)),
})

const schemaOf = (part: Part): z.core.JSONSchema.JSONSchema =>
  withoutTexts(jsonSchema(`${fileOf(part)} of a pack of Sandtable`, SCHEMAS[part]))
