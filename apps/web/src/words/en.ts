import { battle } from './en/battle.ts'
import { counters } from './en/counters.ts'
import { field } from './en/field.ts'
import { join } from './en/join.ts'
import { lesson } from './en/lesson.ts'
import { lobby } from './en/lobby.ts'
import { map } from './en/map.ts'
import { odds } from './en/odds.ts'
import { print } from './en/print.ts'
import { replay } from './en/replay.ts'
import { rules } from './en/rules.ts'
import { table } from './en/table.ts'

/** The table's own words in English; a plural has the forms that i18next gives it. */
export const en = {
  ...battle,
  ...counters,
  ...field,
  ...join,
  ...lesson,
  ...lobby,
  ...map,
  ...odds,
  ...print,
  ...replay,
  ...rules,
  ...table,
} as const
