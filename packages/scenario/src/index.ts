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
} from './battle-file.ts'
export type { BattleReading } from './parse.ts'
export type { Locate, LocatedProblem, Place } from './problem.ts'
export type * from './field-file.ts'
export type * from './pack-file.ts'
export type { CatalogueReading } from './field/catalogue.ts'
export type { FieldReading } from './field/parse.ts'
export type { FieldFileName } from './field/parts.ts'
export type { RosterReading } from './field/roster.ts'
export type { Enrolled } from './field/roster-text.ts'
export type { SheetText } from './field/sheet-schema.ts'
export type { PackReading } from './pack/parse.ts'
export type { Outlines } from './pack/outlines.ts'
export type { FileName } from './pack/parts.ts'
export { parseCatalogue, readCatalogue } from './field/catalogue.ts'
export { orderOf } from './field/normalise.ts'
export { parseField } from './field/parse.ts'
export { fieldSchemas } from './field/parts.ts'
export { readField, readRoster } from './field/read.ts'
export { parseRoster } from './field/roster.ts'
export { enrolled, rosterText } from './field/roster-text.ts'
export { readTrial } from './field/trial.ts'
export { parseBattleFile } from './parse.ts'
export { readOutlines } from './pack/outlines.ts'
export { parsePack } from './pack/parse.ts'
export { packSchemas } from './pack/parts.ts'
export { readPack } from './pack/read.ts'
export { formatProblem } from './problem.ts'
export { readBattleFile } from './read.ts'
export { readRuleset } from './ruleset.ts'
export { oneLine, printable, safe, visible } from './say.ts'
export { battleSchema } from './schema.ts'
export { FILE_LIMIT } from './yaml-text.ts'
