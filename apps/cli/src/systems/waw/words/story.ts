import { storyteller, WORDS } from '@sandtable/waw'
import { voiceIn } from '../../../words/language.ts'

/** A war's log in the player's language. */
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
  sayPhase,
  sayQuestion,
  sayWhen,
  sayWhyNot,
  voice,
} = storyteller(await voiceIn(WORDS))
