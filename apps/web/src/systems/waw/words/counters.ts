import { COUNTERS_IN } from '@sandtable/draw'
import { ownVoice } from '../../../words/words.ts'

/** The lettering on counters, beside names and figures. */
export const counterVoice = ownVoice(COUNTERS_IN)
