import { COUNTERS_IN } from '@sandtable/draw'
import { voiceOf } from '@sandtable/words'

/** What stands on counters beside names and figures. */
export const counterVoice = voiceOf(COUNTERS_IN.en)
