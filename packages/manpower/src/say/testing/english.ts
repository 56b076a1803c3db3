import { storyteller } from '../../say.ts'
import { tableTeller } from '../../miniatures/say.ts'
import { termsTeller } from '../skirmish.ts'
import { voiceOf } from '@sandtable/words'
import { WORDS } from '../../words/words.ts'

const voice = voiceOf(WORDS.en)

/** Battles in English, for tests. */
export const {
  catchUp,
  lookAgain,
  say,
  sayArmyFault,
  sayEquipment,
  sayGoodFor,
  sayPowers,
  sayQuestion,
  sayShelter,
  saySpell,
  sayUnit,
  sayWhyNot,
  sheetRows,
} = storyteller(voice, { isOnMap: false })

export const { readTable, talesOf } = tableTeller(voice)
export const { sayTerms, skirmishPack } = termsTeller(voice)
