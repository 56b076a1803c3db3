import { odds } from './en/odds.ts'

/** The table's own words in English; a plural has the forms that i18next gives it. */
export const en = {
  ...odds,
  'lobby:title': 'Sit down at a table',
  'lobby:play': 'Play the bot',
  'lobby:games': 'Your games',
  'table:loading': 'Laying out the map…',
  'table:undo': 'Undo',
} as const
