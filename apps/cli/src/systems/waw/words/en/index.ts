import { BATTLE } from './battle.ts'
import { COMMANDS } from './commands.ts'
import { FINDINGS } from './findings.ts'
import { ODDS } from './odds.ts'
import { SIMULATE } from './simulate.ts'
import { WAR } from './war.ts'

/** English for the terminal's talk about wars. */
export const ENGLISH = { ...BATTLE, ...COMMANDS, ...FINDINGS, ...ODDS, ...SIMULATE, ...WAR } as const
