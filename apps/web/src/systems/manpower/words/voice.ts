import { WORDS } from '@sandtable/manpower'
import { ownVoice } from '../../../words/words.ts'

/** Battles are told in the page's language. */
export const voice = ownVoice(WORDS)
