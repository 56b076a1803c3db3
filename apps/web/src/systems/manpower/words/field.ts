import { FIELDS_IN } from '@sandtable/draw'
import { ownVoice } from '../../../words/words.ts'

/** The lettering on a battle's map, beside names. */
export const fieldVoice = ownVoice(FIELDS_IN)
