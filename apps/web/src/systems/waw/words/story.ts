import type { Foreseen, LogLine, Scenario } from '@sandtable/waw'
import { storyteller, WORDS } from '@sandtable/waw'
import { ownVoice } from '../../../words/words.ts'

/** A war told in the page's language. */
export const {
  cardTerms,
  cardUses,
  catchUp,
  chronicle,
  conditionWords,
  counterName,
  joinedMarches,
  say,
  sayFate,
  sayLine,
  sayMark,
  sayOption,
  sayPart,
  sayPhase,
  sayQuestion,
  sayTerrain,
  sayWhyNot,
} = storyteller(ownVoice(WORDS))

/** Tells an event that is still to come. */
export const sayForeseen = (s: Scenario, { view, e }: Foreseen): LogLine[] => say(s, view, e)
