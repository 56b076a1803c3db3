import type { Systems } from './game-system.ts'
import { manpower } from './systems/manpower.ts'
import { waw } from './systems/waw.ts'

/** All game systems that come with the program. */
export const SYSTEMS: Systems = { waw, manpower }

/** The bot that takes an abandoned seat: every system has one of this name. */
export const STAND_IN = 'captain'
