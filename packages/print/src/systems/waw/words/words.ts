import type { CardWords, CounterWords } from '@sandtable/draw'
import { CARDS_IN, COUNTERS_IN } from '@sandtable/draw'
import { PAGE_WORDS } from '../../../words/en/pages.ts'
import { WAR_SHEET_WORDS } from './en/sheets.ts'

const EN = { ...PAGE_WORDS, ...WAR_SHEET_WORDS, ...CARDS_IN.en, ...COUNTERS_IN.en }

export type WarSheetWords = Readonly<Record<keyof typeof EN, string>> & CardWords & CounterWords

/** The languages in which a war is printed. */
export const WAR_SHEETS_IN = { en: EN }
