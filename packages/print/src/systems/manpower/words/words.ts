import type { FieldWords, TrackingWords } from '@sandtable/draw'
import type { Languages } from '@sandtable/kernel'
import type { PageWords } from '../../../words/words.ts'
import { FIELD_SHEET_WORDS } from './en/sheets.ts'
import { FIELDS_IN, TRACKING_IN } from '@sandtable/draw'
import { joined } from '@sandtable/words'
import { PAGES_IN } from '../../../words/words.ts'

type SheetWords = Readonly<Record<keyof typeof FIELD_SHEET_WORDS, string>>
export type FieldSheetWords = SheetWords & PageWords & FieldWords & TrackingWords

/** Another language is a folder beside `en` with the same keys, and its name here. */
const SHEETS_IN: Languages<SheetWords> = { en: FIELD_SHEET_WORDS, others: {} }

/** The languages in which a battle in metres is printed. */
export const FIELD_SHEETS_IN: Languages<FieldSheetWords> = joined(
  joined(SHEETS_IN, PAGES_IN),
  joined(FIELDS_IN, TRACKING_IN),
)
