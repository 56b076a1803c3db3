export type { GameSystem, Options, Pack, PackReading, PackSummary, Since, Systems } from './game-system.ts'
export { systemOf } from './game-system.ts'
export { STAND_IN, SYSTEMS } from './systems.ts'
export type { WarPack, WarReading } from './systems/waw.ts'
export { isWar, openedWar, openWar, WAW_BOTS } from './systems/waw.ts'
export type { ArmyOpening, FieldPack, RosterOpening } from './systems/manpower.ts'
export { isField, MANPOWER_BOTS, openArmy, openRoster } from './systems/manpower.ts'
export type { TrialOpening } from './systems/manpower-trials.ts'
export { openTrial } from './systems/manpower-trials.ts'
export type { OpenedPack } from './opened-pack.ts'
export { formerPack } from './former.ts'
export { nameApart } from './name-apart.ts'
export { openedFor, openedPack } from './opened-pack.ts'
export { PACKS } from './folders.ts'
export type { Found, LeftOut, Opening, Shelf } from './packs.ts'
export type { FileProblem, PackProblem, TermsFaults } from './pack-problem.ts'
export {
  folderOf,
  foundOn,
  mapText,
  openedOn,
  packFolder,
  packNames,
  readFolder,
  wholeShelf,
} from './packs.ts'
export type { Course, Fallen, GameFile, Played, Revived } from './game-file.ts'
export { diceOf, fileText, gameText, isTaken, readGame, reviveGame, writeGame } from './game-file.ts'
export { outcomeOf } from './outcome.ts'
export type { GameFault, GameFaults } from './game-fault.ts'
export { misfit } from './game-shape.ts'
export type { FairDice } from './fair-dice.ts'
export { commitmentTo, fairDice, isBytes32 } from './fair-dice.ts'
