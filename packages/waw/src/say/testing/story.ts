import { storyteller, WORDS } from '../../say.ts'
import { voiceOf } from '@sandtable/words'

/** A war put into English. */
export const { remarks, say, sayCounter, sayEffects, sayLine, sayOption, sayPart, sayQuestion, sayWhyNot } =
  storyteller(voiceOf(WORDS.en))
