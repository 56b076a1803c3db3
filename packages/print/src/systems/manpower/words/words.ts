import type { FieldWords, TrackingWords } from '@sandtable/draw'
import { FIELDS_IN, TRACKING_IN } from '@sandtable/draw'
import { FIELD_SHEET_WORDS } from './en/sheets.ts'
import { PAGE_WORDS } from '../../../words/en/pages.ts'

const EN = { ...PAGE_WORDS, ...FIELD_SHEET_WORDS, ...FIELDS_IN.en, ...TRACKING_IN.en }

export type FieldSheetWords = Readonly<Record<keyof typeof EN, string>> & FieldWords & TrackingWords

/** The languages in which a battle in metres is printed. */
export const FIELD_SHEETS_IN = { en: EN }
