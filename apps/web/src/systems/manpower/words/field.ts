import { FIELDS_IN } from '@sandtable/draw'
import { voiceOf } from '@sandtable/words'

/** What stands on the map of a battle beside names. */
export const fieldVoice = voiceOf(FIELDS_IN.en)
