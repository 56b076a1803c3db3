import { counterTeller, WORDS } from '@sandtable/waw'
import { ownVoice } from '../../../words/words.ts'

/** Counters told in the page’s language. */
export const { sayCounter, sayGoodFor, sayNow } = counterTeller(ownVoice(WORDS))
