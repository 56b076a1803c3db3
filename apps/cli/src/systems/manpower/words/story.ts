import { storyteller, tableTeller, termsTeller, WORDS } from '@sandtable/manpower'
import { voiceIn } from '../../../words/language.ts'

const voice = await voiceIn(WORDS)

/** Battles in the words of this language, without a map that shows the places. */
export const {
  catchUp,
  lookAgain,
  sayArmyFault,
  sayEquipment,
  sayGoodFor,
  sayLeader,
  sayNoSale,
  sayPart,
  sayPhase,
  sayQuestion,
  sayRole,
  sayScreen,
  sayShelter,
  saySpell,
  sayUnits,
  sayWhyNot,
  sheetRow,
  sheetRows,
} = storyteller(voice, { isOnMap: false })

/** The same for tables with miniatures, and skirmishes. */
export const { readTable, talesOf } = tableTeller(voice)
export const ERA_NAMES = termsTeller(voice).eraNames()
