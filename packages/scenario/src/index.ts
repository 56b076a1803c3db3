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
