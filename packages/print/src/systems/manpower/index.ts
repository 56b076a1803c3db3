import type { FieldFile } from '@sandtable/scenario'
import { FIELD_PARTS, fieldSheetPdf } from './field.ts'
import { printOf } from '../../print.ts'

/** A battle in metres, its map to scale. */
export const FIELD_PRINT = printOf<FieldFile, (typeof FIELD_PARTS)[number]>({
  parts: FIELD_PARTS,
  sheet: fieldSheetPdf,
})
