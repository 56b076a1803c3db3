import type { ArmiesText } from './army-schema.ts'
import type { FieldMapText } from './map-schema.ts'
import type { FieldPackText } from './pack-schema.ts'
import type { SheetText } from './sheet-schema.ts'
import type { z } from 'zod'
import { ARMIES } from './army-schema.ts'
import { ARMY_FILE } from './army-file-schema.ts'
import { FIELD_MAP } from './map-schema.ts'
import { FIELD_PACK } from './pack-schema.ts'
import { ROSTER } from './roster-schema.ts'
import { SHEET } from './sheet-schema.ts'
import { TRIAL } from './trial-schema.ts'
import { FIELD_TEXTS, SHEET_TEXTS } from './texts.ts'
import { jsonSchema, withoutTexts } from '../../locale/json-schema.ts'
import { localeOf } from '../../locale/section.ts'

/** The files of a battle pack. The last is optional: it adds to the common stat sheets, or replaces rows. */
export const FIELD_FILES = ['pack.yaml', 'map.yaml', 'armies.yaml', 'sheets.yaml'] as const
export type FieldFileName = (typeof FIELD_FILES)[number]

/** A whole battle pack as written, each part right in shape. */
export interface FieldTexts {
  pack: FieldPackText
  map: FieldMapText
  armies: ArmiesText
  sheets: SheetText
}

/** The JSON Schemas of a battle pack's files and texts, of rosters and of trials, for completion and checks in an editor. */
export const fieldSchemas = (): Record<string, z.core.JSONSchema.JSONSchema> => ({
  'field-pack.yaml': withoutTexts(schemaOf('pack.yaml of a battle', FIELD_PACK)),
  'field-map.yaml': withoutTexts(schemaOf('map.yaml of a battle', FIELD_MAP)),
  'field-locale.yaml': schemaOf('Texts of a battle', localeOf(FIELD_TEXTS)),
  'armies.yaml': withoutTexts(schemaOf('armies.yaml of a battle', ARMIES)),
  'army.yaml': schemaOf('An army', ARMY_FILE),
  'roster.yaml': schemaOf('A roster', ROSTER),
  'sheets.yaml': withoutTexts(schemaOf('sheets.yaml of a battle, or a common stat sheet', SHEET)),
  'sheets-locale.yaml': schemaOf('Texts of stat sheets', localeOf(SHEET_TEXTS)),
  'trials.yaml': schemaOf('Trials of an era', TRIAL),
})

const schemaOf = (title: string, schema: z.ZodType): z.core.JSONSchema.JSONSchema =>
  jsonSchema(`${title} of Sandtable`, schema)
