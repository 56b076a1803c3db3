import type { Languages } from '@sandtable/kernel'
import { FIELD_WORDS } from './en/field.ts'
import { TRACKING_WORDS } from './en/tracking.ts'

export type FieldWords = Readonly<Record<keyof typeof FIELD_WORDS, string>>
export type TrackingWords = Readonly<Record<keyof typeof TRACKING_WORDS, string>>

/** The languages of map lettering: another is a folder beside `en` with the same keys, and its name here. */
export const FIELDS_IN: Languages<FieldWords> = { en: FIELD_WORDS, others: {} }

/** The languages in which tracking sheets are printed. */
export const TRACKING_IN: Languages<TrackingWords> = { en: TRACKING_WORDS, others: {} }
