import type { Languages } from '@sandtable/kernel'
import type { Why } from '../messages.ts'
import { REFUSAL_WORDS } from './en/refusals.ts'

/** The languages of refusals, which servers send by name: another is a folder beside `en`, and its name here. */
export const REFUSALS_IN: Languages<Readonly<Record<Why, string>>> = { en: REFUSAL_WORDS, others: {} }
