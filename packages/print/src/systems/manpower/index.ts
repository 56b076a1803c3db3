import type { FieldFile } from '@sandtable/scenario'
import { FIELD_PARTS, fieldSheetPdf } from './field.ts'
import { FIELD_SHEETS_IN } from './words/words.ts'
import { languagesOf, printOf } from '../../print.ts'

/** A battle in metres, its map to scale. */
export const FIELD_PRINT = printOf<FieldFile, (typeof FIELD_PARTS)[number]>({
  parts: FIELD_PARTS,
  languages: languagesOf(FIELD_SHEETS_IN),
  sheet: fieldSheetPdf,
})
