import type { ArmiesText } from './army-schema.ts'
import type { FieldMapText } from './map-schema.ts'
import type { FieldPackText } from './pack-schema.ts'
import type { SheetText } from './sheet-schema.ts'
import { z } from 'zod'
import { ARMIES } from './army-schema.ts'
import { ARMY_FILE } from './army-file-schema.ts'
import { FIELD_MAP } from './map-schema.ts'
import { FIELD_PACK } from './pack-schema.ts'
import { ROSTER } from './roster-schema.ts'
import { SHEET } from './sheet-schema.ts'
import { TRIAL } from './trial-schema.ts'

/** The files of a battle pack. The last may be missing: it adds to the common stat sheets, or stands in place of rows. */
export const FIELD_FILES = ['pack.yaml', 'map.yaml', 'armies.yaml', 'sheets.yaml'] as const
export type FieldFileName = (typeof FIELD_FILES)[number]

/** A whole battle pack as it is written, each part right in shape. */
export interface FieldTexts {
  pack: FieldPackText
  map: FieldMapText
  armies: ArmiesText
  sheets: SheetText
}

/** The JSON Schemas of a battle pack's files, of rosters and of trials, by which an editor completes and checks them while they are written. */
export const fieldSchemas = (): Record<string, z.core.JSONSchema.JSONSchema> => ({
  'field-pack.yaml': schemaOf('pack.yaml of a battle', FIELD_PACK),
  'field-map.yaml': schemaOf('map.yaml of a battle', FIELD_MAP),
  'armies.yaml': schemaOf('armies.yaml of a battle', ARMIES),
  'army.yaml': schemaOf('An army', ARMY_FILE),
  'roster.yaml': schemaOf('A roster', ROSTER),
  'sheets.yaml': schemaOf('sheets.yaml of a battle, or a common stat sheet', SHEET),
  'trials.yaml': schemaOf('Trials of an era', TRIAL),
})

const schemaOf = (title: string, schema: z.ZodType): z.core.JSONSchema.JSONSchema => ({
  title: `${title} of Sandtable`,
  ...z.toJSONSchema(schema, { io: 'input' }),
})
