import { storyteller, WORDS } from '../../say.ts'
import { counterTeller } from '../counters.ts'
import { voiceOf } from '@sandtable/words'

const voice = voiceOf(WORDS.en)

/** A war told in English. */
export const { remarks, say, sayEffects, sayLine, sayOption, sayPart, sayQuestion, sayWhyNot } =
  storyteller(voice)

/** Its counters. */
export const { sayCounter, sayGoodFor, sayNow } = counterTeller(voice)
