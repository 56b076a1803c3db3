import { FIELD_WORDS } from './en/field.ts'
import { TRACKING_WORDS } from './en/tracking.ts'

export type FieldWords = Readonly<Record<keyof typeof FIELD_WORDS, string>>
export type TrackingWords = Readonly<Record<keyof typeof TRACKING_WORDS, string>>

/** The languages in which maps are lettered, each a table with the same keys. */
export const FIELDS_IN = { en: FIELD_WORDS }

/** The languages in which tracking sheets are printed. */
export const TRACKING_IN = { en: TRACKING_WORDS }
