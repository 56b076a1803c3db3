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
export { FILE_LIMIT, parseBattleFile } from './parse.ts'
export { formatProblem } from './problem.ts'
export { readBattleFile } from './read.ts'
export { battleSchema } from './schema.ts'
