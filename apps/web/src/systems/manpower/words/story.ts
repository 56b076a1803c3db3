import { storyteller } from '@sandtable/manpower'
import { voice } from './voice.ts'

/** Battles in the words of this language, beside a map. */
export const {
  catchUp,
  chronicle,
  sayArmour,
  sayAttack,
  sayEquipment,
  sayGoodFor,
  sayLeader,
  sayNoSale,
  sayPart,
  sayPhase,
  sayPowers,
  sayRole,
  sayScreen,
  sayShelter,
  saySpell,
  sayUnit,
  sayUnits,
  sayWhyNot,
  sheetRows,
} = storyteller(voice, { isOnMap: true })
