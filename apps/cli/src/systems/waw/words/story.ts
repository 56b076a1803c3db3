import { storyteller, WORDS } from '@sandtable/waw'
import { voiceOf } from '@sandtable/words'

/** A war told in English. */
export const {
  cardTerms,
  cardUses,
  catchUp,
  conditionWords,
  counterName,
  joinedMarches,
  lookAgain,
  remarks,
  say,
  sayEffects,
  sayLine,
  sayMark,
  sayOption,
  sayQuestion,
  sayWhen,
  sayWhyNot,
  voice,
} = storyteller(voiceOf(WORDS.en))
