import { COUNTERS_IN } from '@sandtable/draw'
import { ownVoice } from '../../../words/words.ts'

/** What stands on counters beside names and figures. */
export const counterVoice = ownVoice(COUNTERS_IN)
