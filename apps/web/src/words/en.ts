import { lesson } from './en/lesson.ts'
import { map } from './en/map.ts'
import { print } from './en/print.ts'
import { table } from './en/table.ts'
import { trouble } from './en/trouble.ts'

/**
 * The words of all tables in English; a plural has the forms that i18next gives it. What only some pages or one game system
 * show has its words loaded with it.
 */
export const en = {
  ...lesson,
  ...map,
  ...print,
  ...table,
  ...trouble,
} as const
