import { storyteller, WORDS } from '@sandtable/waw'
import { voiceOf } from '@sandtable/words'

/** A war told in English. */
export const {
  cardTerms,
  catchUp,
  chronicle,
  conditionWords,
  counterName,
  firstModifiers,
  joinedMarches,
  say,
  sayLine,
  sayMark,
  sayOption,
  sayQuestion,
  sayTerrain,
  sayWhyNot,
} = storyteller(voiceOf(WORDS.en))
