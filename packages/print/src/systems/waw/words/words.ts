import type { CardWords, CounterWords } from '@sandtable/draw'
import type { Languages } from '@sandtable/kernel'
import type { PageWords } from '../../../words/words.ts'
import { CARDS_IN, COUNTERS_IN } from '@sandtable/draw'
import { joined } from '@sandtable/words'
import { PAGES_IN } from '../../../words/words.ts'
import { WAR_SHEET_WORDS } from './en/sheets.ts'

type SheetWords = Readonly<Record<keyof typeof WAR_SHEET_WORDS, string>>
export type WarSheetWords = SheetWords & PageWords & CardWords & CounterWords

/** Another language is a folder beside `en` with the same keys, and its name here. */
const SHEETS_IN: Languages<SheetWords> = { en: WAR_SHEET_WORDS, others: {} }

/** The languages in which a war is printed. */
export const WAR_SHEETS_IN: Languages<WarSheetWords> = joined(
  joined(SHEETS_IN, PAGES_IN),
  joined(CARDS_IN, COUNTERS_IN),
)
