import { CARDS_IN, COUNTERS_IN } from '@sandtable/draw'
import { ownVoice } from '../../../words/words.ts'

/** The lettering on counters, beside names and figures. */
export const counterVoice = ownVoice(COUNTERS_IN)

/** The lettering on cards, beside their own words. */
export const cardVoice = ownVoice(CARDS_IN)
