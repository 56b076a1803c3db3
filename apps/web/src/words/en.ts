import { odds } from './en/odds.ts'
import { table } from './en/table.ts'

/** The table's own words in English; a plural has the forms that i18next gives it. */
export const en = {
  ...odds,
  ...table,
  'lobby:title': 'Sit down at a table',
  'lobby:play': 'Play the bot',
  'lobby:games': 'Your games',
} as const
