import { FIELDS_IN } from '@sandtable/draw'
import { ownVoice } from '../../../words/words.ts'

/** What stands on the map of a battle beside names. */
export const fieldVoice = ownVoice(FIELDS_IN)
