export type {
  BattleFile,
  CardEffect,
  CardFile,
  LeaderFile,
  OptionValue,
  SideFile,
  UnitFile,
  UnitFlag,
} from './battle/battle-file.ts'
export type { BattleReading } from './battle/parse.ts'
export type * from './pack-file.ts'
export type { PackReading } from './pack/parse.ts'
export type { Outlines } from './pack/outlines.ts'
export type { FileName } from './pack/parts.ts'
export { parseBattleFile } from './battle/parse.ts'
export { readOutlines } from './pack/outlines.ts'
export { parsePack } from './pack/parse.ts'
export { packSchemas } from './pack/parts.ts'
export { readPack } from './pack/read.ts'
export { readBattleFile } from './battle/read.ts'
export { battleSchema } from './battle/schema.ts'
