import { voiceOf } from '@sandtable/words'
import { WORDS } from '@sandtable/manpower'

/** The language that battles are told in. */
export const voice = voiceOf(WORDS.en)
