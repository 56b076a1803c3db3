import type { Print } from './print.ts'
import { FIELD_PRINT } from './systems/manpower/index.ts'
import { WAR_PRINT } from './systems/waw/index.ts'

/** The game systems whose packs can be printed, by the names of their rulesets. */
export const PRINTS: Readonly<Record<string, Print>> = { waw: WAR_PRINT, manpower: FIELD_PRINT }
