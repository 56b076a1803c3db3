import { ARMY } from './army.ts'
import { COMMANDS } from './commands.ts'
import { FIELD } from './field.ts'
import { FIRE } from './fire.ts'
import { NAMES } from './names.ts'
import { ORDERS } from './orders.ts'
import { TABLE } from './table.ts'
import { TRIALS } from './trials.ts'

/** English for the terminal's talk about battles in metres. */
export const ENGLISH = {
  ...ARMY,
  ...COMMANDS,
  ...FIELD,
  ...FIRE,
  ...NAMES,
  ...ORDERS,
  ...TABLE,
  ...TRIALS,
} as const
