export type {
  BattleFile,
  CardEffect,
  CardFile,
  LeaderFile,
  OptionValue,
  Problem,
  SideFile,
  UnitFile,
  UnitFlag,
} from './systems/waw/battle/battle-file.ts'
export type { BattleReading } from './systems/waw/battle/parse.ts'
export type { Locate, LocatedProblem, Place } from './problem.ts'
export type * from './systems/manpower/field-file.ts'
export type * from './systems/waw/pack-file.ts'
export type { CatalogueReading } from './systems/manpower/catalogue.ts'
export type { FieldReading } from './systems/manpower/parse.ts'
export type { FieldFileName } from './systems/manpower/parts.ts'
export type { RosterReading } from './systems/manpower/roster.ts'
export type { Enrolled } from './systems/manpower/roster-text.ts'
export type { SheetText } from './systems/manpower/sheet-schema.ts'
export type { PackReading } from './systems/waw/pack/parse.ts'
export type { Outlines } from './systems/waw/pack/outlines.ts'
export type { FileName } from './systems/waw/pack/parts.ts'
export { parseCatalogue, readCatalogue } from './systems/manpower/catalogue.ts'
export { orderOf } from './systems/manpower/normalise.ts'
export { parseField } from './systems/manpower/parse.ts'
export { fieldSchemas } from './systems/manpower/parts.ts'
export { readField, readRoster } from './systems/manpower/read.ts'
export { parseRoster } from './systems/manpower/roster.ts'
export { enrolled, rosterText } from './systems/manpower/roster-text.ts'
export { readTrial } from './systems/manpower/trial.ts'
export { parseBattleFile } from './systems/waw/battle/parse.ts'
export { readOutlines } from './systems/waw/pack/outlines.ts'
export { parsePack } from './systems/waw/pack/parse.ts'
export { packSchemas } from './systems/waw/pack/parts.ts'
export { readPack } from './systems/waw/pack/read.ts'
export { formatProblem } from './problem.ts'
export { readBattleFile } from './systems/waw/battle/read.ts'
export { readRuleset } from './ruleset.ts'
export { oneLine, printable, safe, visible } from './say.ts'
export { battleSchema } from './systems/waw/battle/schema.ts'
export { FILE_LIMIT } from './yaml-text.ts'
