import { storyteller } from '@sandtable/manpower'
import { voice } from './voice.ts'

/** Battles in the words of this language, beside a map. */
export const {
  catchUp,
  chronicle,
  sayArmour,
  sayAttack,
  sayEquipment,
  sayEquipmentCard,
  sayGoodFor,
  sayLeader,
  sayLeaderCard,
  sayNoSale,
  sayPart,
  sayPhase,
  sayPowers,
  sayRole,
  sayScreen,
  sayShelter,
  saySpell,
  saySpellCard,
  sayUnit,
  sayUnitCard,
  sayUnits,
  sayWhyNot,
  sheetRows,
} = storyteller(voice, { isOnMap: true })
