import { storyteller, WORDS } from '../../say.ts'
import { voiceOf } from '@sandtable/words'

/** A war told in English. */
export const {
  remarks,
  say,
  sayCounter,
  sayEffects,
  sayGoodFor,
  sayLine,
  sayNow,
  sayOption,
  sayPart,
  sayQuestion,
  sayWhyNot,
} = storyteller(voiceOf(WORDS.en))
